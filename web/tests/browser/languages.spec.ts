// No word of the other language on any screen. What gives a language away is taken from the texts
// themselves: whole sentences that only the other language has, and words that it uses often and
// this one never.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, Transformer, type TextElement } from "@fluent/syntax";
import type { Page } from "@playwright/test";
import { LANGUAGES, type Language } from "../../src/texts/language";
import { expect, Table, test } from "./table";

const TEXTS = join(import.meta.dirname, "../../../content/texts");

/** Every piece of text of a language that no placeholder interrupts. */
function piecesOf(language: Language): readonly string[] {
  const pieces: string[] = [];
  class Collector extends Transformer {
    override visitTextElement(text: TextElement): TextElement {
      pieces.push(text.value.replace(/\s+/g, " ").trim());
      return text;
    }
  }
  // The texts of the terminal are on no screen.
  const files = readdirSync(join(TEXTS, language)).filter((file) => file !== "cli.ftl");
  for (const file of files) {
    new Collector().visit(parse(readFileSync(join(TEXTS, language, file), "utf8"), {}));
  }
  return pieces;
}

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** How often each word is used. */
function counted(pieces: readonly string[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const word of pieces.flatMap(wordsOf)) count.set(word, (count.get(word) ?? 0) + 1);
  return count;
}

const PIECES = Object.fromEntries(
  LANGUAGES.map((language) => [language, piecesOf(language)]),
) as Record<Language, readonly string[]>;

const CONTENT = join(TEXTS, "..");

/** The sentences of the lessons and the rulebook, without what a line says to the program. */
function proseOf(language: Language): readonly string[] {
  const folders = ["lessons", "rulebook"].map((name) => join(CONTENT, name, language));
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  const sentences = files
    .join("\n")
    .split("\n")
    .filter((line) => /[.?!]$/.test(line));
  return sentences.map((line) => line.replace(/^[\w ]+: /, ""));
}

/** A word that is used so often belongs to its language and is no name. */
const OFTEN = 4;

/** What gives away that a text is in a language and not in the other one. */
function telltales(language: Language): {
  readonly words: ReadonlySet<string>;
  readonly sentences: readonly string[];
} {
  const others = LANGUAGES.filter((other) => other !== language).flatMap((other) => PIECES[other]);
  // A word that the others' own prose has is no stranger there, however seldom.
  const known = counted([...others, ...LANGUAGES.filter((o) => o !== language).flatMap(proseOf)]);
  const words = [...counted(PIECES[language])].filter(
    ([word, count]) => count >= OFTEN && !known.has(word),
  );
  const elsewhere = others.join("\n");
  const sentences = PIECES[language].filter(
    (piece) => wordsOf(piece).length >= 3 && !elsewhere.includes(piece),
  );
  return { words: new Set(words.map(([word]) => word)), sentences };
}

/** All that a person can see or hear of a page, but what is marked as another language or stands on a key. */
function textOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const parts: string[] = [document.title];
    const read = (element: Element): void => {
      if (element !== document.body && element.hasAttribute("lang")) return;
      if (["SCRIPT", "STYLE", "NOSCRIPT", "TEXTAREA", "KBD"].includes(element.tagName)) return;
      for (const name of ["aria-label", "title", "placeholder", "alt"]) {
        parts.push(element.getAttribute(name) ?? "");
      }
      for (const node of element.childNodes) {
        if (node instanceof Element) read(node);
        else if (node instanceof Text) parts.push(node.data);
      }
    };
    read(document.body);
    return parts.join(" \n ").replace(/[^\S\n]+/g, " ");
  });
}

/** Fails on what gives the other language away. */
async function speaksOnly(table: Table, where: string): Promise<void> {
  const text = await textOn(table.page);
  expect(text.length, where).toBeGreaterThan(50);
  const others = LANGUAGES.filter((other) => other !== table.language).map(telltales);
  const found = others.flatMap(({ words, sentences }) => [
    ...sentences.filter((sentence) => text.includes(sentence)),
    ...new Set(wordsOf(text).filter((word) => words.has(word))),
  ]);
  expect(found, where).toEqual([]);
}

const press = async (table: Table, name: string, args = {}): Promise<void> =>
  table.press(
    table.page.getByRole("button", { name: table.text(name, args), exact: true }).first(),
  );

test("each language has words that give it away", () => {
  const dutch = telltales("nl");
  const english = telltales("en");
  for (const word of ["het", "een", "zet"]) expect(dutch.words).toContain(word);
  for (const word of ["the", "white", "you"]) expect(english.words).toContain(word);
  expect(dutch.sentences.length).toBeGreaterThan(100);
  expect(english.sentences.length).toBeGreaterThan(100);
});

test("every place of the house speaks one language", async ({ table, page }) => {
  test.slow();
  const places = {
    start: ["/", "/"],
    otb: ["/bord", "/over-the-board"],
    online: ["/online", "/play-online"],
    puzzles: ["/puzzels", "/puzzles"],
    analysis: ["/analyse", "/analysis"],
    lessons: ["/lessen", "/lessons"],
    rulebook: ["/regels", "/rules"],
    castling: ["/regels/rokeren", "/rules/castling"],
    arbiter: ["/scheidsrechter", "/arbiter"],
  } as const;
  for (const [name, [nl, en]] of Object.entries(places)) {
    await page.goto(table.language === "nl" ? nl : en);
    await expect(page.locator("main")).toContainText(/\p{L}{4}/u);
    await page.waitForLoadState("networkidle");
    for (const details of await page.locator("main details:not([open]) > summary").all()) {
      await details.click();
    }
    await speaksOnly(table, name);
  }
});

test("where nothing is one language is spoken", async ({ page, language, hasTouch }) => {
  // No table: the browser reports the status in the console, as it should.
  await page.goto(language === "nl" ? "/nergens" : "/nowhere");
  await expect(page.locator("main")).toContainText(/\p{L}{4}/u);
  await speaksOnly(new Table(page, language, hasTouch ?? false), "lost");
});

test("a lesson and a puzzle speak one language", async ({ table, page }) => {
  await page.goto(table.language === "nl" ? "/lessen" : "/lessons");
  const lesson = page.locator('main a[href^="/les"]').first();
  await table.press(lesson);
  await expect(page.getByRole("grid")).toBeVisible();
  await speaksOnly(table, "lesson");
  await page.goto(table.language === "nl" ? "/puzzels" : "/puzzles");
  await expect(page.getByRole("grid")).toBeVisible();
  await press(table, "puzzle-hint");
  await speaksOnly(table, "puzzle");
});

test("a game with its dialogs speaks one language", async ({ table, page }) => {
  test.slow();
  await table.open();
  await speaksOnly(table, "new game");
  await table.move("e2e4", "c7c5", "g1f3");
  await table.press(table.square("a7"));
  await table.press(table.square("a2"));
  await speaksOnly(table, "a refusal");
  for (const row of ["menu-share", "menu-keys"]) {
    await press(table, "action-menu");
    await expect(table.dialog.getByRole("button", { name: table.text(row) })).toBeVisible();
    await speaksOnly(table, "the menu");
    await press(table, row);
    await expect(table.dialog.getByRole("heading").first()).not.toHaveText(
      table.text("menu-title"),
    );
    await speaksOnly(table, row);
    await table.shut();
  }
  await press(table, "action-menu");
  await press(table, "menu-type");
  await page.getByLabel(table.text("typed-label"), { exact: true }).fill("xyz");
  await press(table, "typed-do");
  await speaksOnly(table, "typed moves");
  await press(table, "settings");
  await expect(table.dialog.getByText(table.text("settings-sound"))).toBeVisible();
  await speaksOnly(table, "settings");
  await table.shut();
  await press(table, "action-new");
  for (const start of ["start-chess960", "start-own"]) {
    await table.choose(table.dialog, table.text(start));
    await expect(table.dialog.locator("input[type=number], input[required]").first()).toBeVisible();
    await speaksOnly(table, start);
  }
  await table.choose(table.dialog, table.text("new-computer"));
  await speaksOnly(table, "a game against the computer");
  await table.shut();
  await table.press(table.moves.first());
  await speaksOnly(table, "looking back");
  await press(table, "play-on-here");
  await speaksOnly(table, "playing on");
});

test("what ends a game, and what is said in it, speaks one language", async ({ table }) => {
  await table.open({
    start: "4k3/8/8/8/8/8/4P3/R3K3 w - - 90 80",
    ruleset: "official",
    control: "5",
  });
  await table.move("a1a2");
  await speaksOnly(table, "a clock");
  await press(table, "action-menu");
  await press(table, "arbiter-call");
  await speaksOnly(table, "the arbiter");
  await table.shut();
  await table.say("menu-claim", "black");
  await speaksOnly(table, "a claim");
  await table.shut();
  await table.say("menu-resign", "white");
  const yes = table.dialog.getByRole("button", { name: table.text("resign-yes") });
  await expect(yes).toBeEnabled();
  await speaksOnly(table, "resigning");
  await table.press(yes);
  await expect(table.result).toBeVisible();
  await speaksOnly(table, "the end");
});
