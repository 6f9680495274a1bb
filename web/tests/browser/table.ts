// A person at the board: how the tests open a game, move, and read what is there. Texts come
// from the same files as the client's, in the language of the test.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { test as base, expect, type Locator, type Page } from "@playwright/test";
import type { Options } from "../../playwright.config";
import type { GameSetup } from "../../src/game/setup";

const TEXTS = join(import.meta.dirname, "../../../content/texts");

function bundle(language: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(join(TEXTS, language))) {
    made.addResource(new FluentResource(readFileSync(join(TEXTS, language, file), "utf8")));
  }
  return made;
}

const BUNDLES = { nl: bundle("nl"), en: bundle("en") };

/** Who says something, as the texts know them. */
export type Speaker = "white" | "black" | "you" | "computer";

export class Table {
  constructor(
    readonly page: Page,
    readonly language: "nl" | "en",
    readonly touch: boolean,
  ) {}

  /** A text of the client. */
  text(name: string, args: Record<string, FluentVariable> = {}): string {
    const texts = BUNDLES[this.language];
    const pattern = texts.getMessage(name)?.value;
    if (pattern === null || pattern === undefined) throw new Error(`no text ${name}`);
    return texts.formatPattern(pattern, args);
  }

  /** Opens the page, with a position of one's own for two people unless told otherwise. */
  async open(asked: Partial<Omit<GameSetup, "chess960">> = {}): Promise<void> {
    const { start, control, ...rest } = { opponent: "person", ...asked };
    const clock = control ? { clock: control } : {};
    const query = new URLSearchParams(start ? { fen: start, ...rest, ...clock } : {});
    await this.page.goto(`${this.board}?${query}`);
    await expect(this.square("e1")).toHaveAttribute("aria-label", /,/);
    await expect(this.page.locator(".piece").first()).toBeAttached();
    if (!start && rest.opponent === "person") await this.begin("person");
  }

  /** The address of the board. */
  get board(): string {
    return this.language === "nl" ? "/partij" : "/game";
  }

  /** Goes to another place of the house by the header. */
  async goTo(place: string): Promise<void> {
    const header = this.page.getByRole("banner");
    const places = header.getByRole("button", { name: this.text("places-name") });
    if (await places.isVisible()) await this.press(places);
    await this.press(header.getByRole("link", { name: this.text(`place-${place}`), exact: true }));
  }

  /** Begins another game through the dialog. */
  async begin(opponent: "person" | "computer", color?: "white" | "black"): Promise<void> {
    await this.press(this.page.getByRole("button", { name: this.text("action-new") }));
    const dialog = this.page.getByRole("dialog");
    await this.choose(dialog, this.text(`new-${opponent}`));
    if (color !== undefined) await this.choose(dialog, this.text(`new-${color}`));
    await this.choose(dialog, this.text("start-initial"));
    await this.press(dialog.getByRole("button", { name: this.text("new-begin") }));
    await expect(dialog).toBeHidden();
  }

  async choose(within: Locator, option: string): Promise<void> {
    await within.getByRole("radio", { name: option, exact: true }).check({ force: true });
  }

  square(name: string): Locator {
    return this.page.locator(`[data-square="${name}"]`);
  }

  /** With a finger where there is one, else with the mouse. */
  async press(what: Locator): Promise<void> {
    await (this.touch ? what.tap() : what.click());
  }

  /** `e2e4`, by pressing both squares. */
  async move(...moves: string[]): Promise<void> {
    for (const move of moves) {
      await this.press(this.square(move.slice(0, 2)));
      await this.press(this.square(move.slice(2)));
    }
  }

  /** Says something from the game's menu, such as `menu-offer` for White. */
  async say(row: string, who: Speaker): Promise<void> {
    await this.press(this.page.getByRole("button", { name: this.text("action-menu") }));
    await this.press(this.dialog.getByRole("button", { name: this.text(row, { who }) }));
  }

  /** Shuts the dialog that is open; the settings have a board of their own, so it must be gone. */
  async shut(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.dialog).toBeHidden();
    // It is hidden a moment before what is in it is gone.
    await expect(this.page.locator("dialog [data-square]")).toHaveCount(0);
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog");
  }

  /** The card with a draw offer. */
  get offer(): Locator {
    return this.page.getByRole("region", { name: this.text("offer-name") });
  }

  /** Answers a draw offer as soon as its card hears. */
  async answer(answer: "accept" | "decline"): Promise<void> {
    const button = this.offer.getByRole("button", { name: this.text(`offer-${answer}`) });
    await expect(button).toBeEnabled();
    await this.press(button);
    await expect(this.offer).toBeHidden();
  }

  /** What stands beside the board: a refusal, a ruling, something said. */
  get message(): Locator {
    return this.page.locator(".message");
  }

  /** What stands on a square: `white-pawn`, or nothing. */
  async stands(on: string, piece: string | null): Promise<void> {
    const name =
      piece === null
        ? this.text("square-empty", { square: on })
        : this.text("square-piece", { square: on, piece: this.text(`piece-${piece}`) });
    await expect(this.square(on)).toHaveAttribute("aria-label", new RegExp(`^${name}`));
  }

  /** The moves as they are written. */
  get moves(): Locator {
    return this.page.getByRole("navigation").getByRole("button");
  }

  get result(): Locator {
    return this.page.getByRole("region", { name: this.text("result-name") });
  }

  /** What is said when there is room, and what is said at once. */
  get said(): Locator {
    return this.page.locator('[data-said="polite"]');
  }

  get saidAtOnce(): Locator {
    return this.page.locator('[data-said="urgent"]');
  }
}

/** Every test fails on an error in the console, a breach of the content policy among them. */
export const test = base.extend<Options & { table: Table }>({
  language: ["nl", { option: true }],
  table: async ({ page, language, hasTouch }, use) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(message.text());
    });
    await use(new Table(page, language, hasTouch ?? false));
    expect(errors).toEqual([]);
  },
});

export { expect };
