// What a game screen has beside the board and the moves: captured pieces, the opening, sharing,
// Chess960, the evaluation, lines beside the game.

import { readFile } from "node:fs/promises";
import { grave } from "./axe";
import { button, menu, settings } from "./reach";
import { expect, test } from "./table";

test("A18: captured pieces lie beside the board, with the difference in points", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5g2", "f1g2");
  const white = page.locator('.player[data-color="white"]');
  const taken = table.text("captured", {
    pieces: [
      table.text("captured-queen", { count: 1 }),
      table.text("captured-pawn", { count: 1 }),
    ].join(", "),
  });
  await expect(white).toContainText(taken);
  await expect(white).toContainText(table.text("captured-ahead", { points: 8 }));
  await expect(white).toContainText("+8");
  await table.press(button(page, table.text("moves-back")));
  await expect(white).not.toContainText("+8");
  await expect(page.locator('.player[data-color="black"]')).toContainText("+1");
});

test("the opening has its name", async ({ table, page }) => {
  await table.open();
  await table.move("e2e4", "c7c5");
  const name = table.language === "nl" ? "Siciliaans" : "Sicilian Defence";
  await expect(page.getByText(`B20 · ${name}`)).toBeVisible();
});

test("C7: a game is shared as PGN, as a position and as a picture", async ({
  table,
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await table.open();
  await table.move("f2f3", "e7e5", "g2g4", "d8h4");
  await table.press(button(table.result, table.text("result-share")));
  const dialog = table.dialog;
  await dialog.getByLabel(table.text("game-white")).fill("Anna");
  const pgn = dialog.getByLabel(table.text("share-pgn"));
  await expect(pgn).toHaveValue(/\[White "Anna"\]/);
  await expect(pgn).toHaveValue(/\[Result "0-1"\]/);
  await table.press(button(dialog, table.text("share-copy-pgn")));
  await expect(dialog.getByRole("status")).toHaveText(table.text("share-copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("2. g4 Qh4# 0-1");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    table.press(button(dialog, table.text("share-save-pgn"))),
  ]);
  expect(file.suggestedFilename()).toMatch(/^rokade-\d{4}-\d\d-\d\d\.pgn$/);
  expect(await readFile(await file.path(), "utf8")).toContain('[White "Anna"]');
  await table.press(button(dialog, table.text("share-copy-fen")));
  await expect(dialog.getByRole("status")).toHaveText(table.text("share-copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^rnb1kbnr\/pppp1ppp\/8\/4p3\/6Pq\/5P2\/PPPPP2P\/RNBQKBNR w KQkq - 1 3$/,
  );
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    table.press(button(dialog, table.text("share-save-picture"))),
  ]);
  const bytes = await readFile(await picture.path());
  expect([...bytes.subarray(1, 4)].map((byte) => String.fromCharCode(byte)).join("")).toBe("PNG");
  // Width and height of a PNG stand at the same place in each.
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1024, 1024]);
  expect(await grave(page)).toEqual([]);
});

test("C7: the system's sheet is offered where there is one", async ({ table, page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      share: (what: { files?: File[] }) => {
        shared.push(what.files?.[0]?.name);
        return Promise.resolve();
      },
      canShare: () => true,
    });
  });
  await table.open();
  await table.move("e2e4");
  await menu(table, "menu-share");
  await table.press(button(table.dialog, table.text("share-share")));
  await expect(table.dialog.getByRole("status")).toHaveText(table.text("share-shared"));
  const [name] = await page.evaluate(() => (window as unknown as { shared: string[] }).shared);
  expect(name).toMatch(/\.pgn$/);
});

test("the picture shows the board as it lies, in its colours", async ({ table, page }) => {
  await table.open({ start: "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1" });
  /** The colours in the middle of the upper and lower left squares, and of a square's corner. */
  const pixels = (): Promise<readonly (readonly number[])[]> =>
    page.locator("canvas").evaluate((canvas) => {
      const pen = (canvas as HTMLCanvasElement).getContext("2d");
      const at = (x: number, y: number): number[] => [
        ...(pen?.getImageData(x, y, 1, 1).data ?? []),
      ];
      return [at(64, 64), at(64, 960), at(250, 250)];
    });
  await menu(table, "menu-share");
  await expect(page.locator("canvas")).toBeVisible();
  const before = await pixels();
  await table.shut();
  await table.press(button(page, table.text("action-turn")));
  await settings(table);
  await table.choose(table.dialog, table.text("board-delft"));
  await table.shut();
  await menu(table, "menu-share");
  const after = await pixels();
  // The queen stood at the lower left, and stands at the upper right now: both corners are bare.
  expect(before[1]).not.toEqual(before[0]);
  expect(after[1]).not.toEqual(before[1]);
  expect(after[2]).not.toEqual(before[2]);
});

test("A21: Chess960 is chosen by number or by lot, and is there after a reload", async ({
  table,
  page,
}) => {
  await table.open();
  await table.press(button(page, table.text("action-new")));
  await table.choose(table.dialog, table.text("start-chess960"));
  const number = table.dialog.getByLabel(table.text("start-number", { last: 959 }));
  await expect(number).toHaveValue(/^\d+$/);
  await number.fill("0");
  await expect(table.dialog.locator(".row img, .row[role=img]")).toHaveAttribute(
    "aria-label",
    new RegExp(`^${table.text("role-bishop")}, ${table.text("role-bishop")}`),
  );
  await table.press(button(table.dialog, table.text("new-begin")));
  await expect(table.dialog).toBeHidden();
  await table.stands("a1", "white-bishop");
  await table.stands("g1", "white-king");
  await table.move("e2e4", "e7e5");
  await page.reload();
  await expect(table.moves).toHaveCount(2);
  await table.stands("a1", "white-bishop");
  await menu(table, "menu-share");
  const pgn = table.dialog.getByLabel(table.text("share-pgn"));
  await expect(pgn).toHaveValue(/\[Variant "Chess960"\]/);
  await expect(pgn).toHaveValue(/\[FEN "bbqnnrkr\//);
});

test("A21: against the computer too, from the start screen", async ({ table, page }) => {
  await page.goto("/");
  await table.press(page.getByText(table.text("new-more")));
  await table.choose(page.locator("form"), table.text("start-chess960"));
  await page.getByLabel(table.text("start-number", { last: 959 })).fill("0");
  await table.press(button(page, table.text("new-begin")));
  await table.stands("h8", "black-rook");
  await table.stands("g8", "black-king");
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
});

test("C6: the evaluation is shown to whoever wants it, and called help", async ({
  table,
  page,
}) => {
  await table.open({ opponent: "computer" });
  await settings(table);
  await table.dialog.getByLabel(table.text("switch-evaluation")).check();
  await table.shut();
  const [before = ""] = table.text("evaluation", { worth: "|", chances: 50 }).split("|");
  const bar = page.getByRole("img", { name: new RegExp(`^${before}[+−#]`) });
  await expect(bar).toBeVisible();
  await expect(page.getByText(table.text("evaluation-helps"))).toBeVisible();
  await table.begin("person");
  await expect(bar).toHaveCount(0);
  await table.move("f2f3", "e7e5", "g2g4", "d8h4");
  await expect(table.result).toBeVisible();
  await table.press(button(page, table.text("moves-back")));
  await expect(bar).toBeVisible();
});

test("from any move is played on, and what was played stays as a variation", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4", "e7e5", "g1f3");
  await table.press(table.moves.first());
  await table.press(button(page, table.text("play-on-here")));
  expect(await grave(page)).toEqual([]);
  await table.choose(table.dialog, table.text("new-person"));
  await table.press(button(table.dialog, table.text("play-on-do")));
  await table.move("c7c5");
  const knight = table.language === "nl" ? "Pf3" : "Nf3";
  const line = page.getByRole("button", {
    name: table.text("line-take", { line: `1… e5 2. ${knight}` }),
  });
  await expect(line).toHaveText(`(1… e5 2. ${knight})`);
  await page.reload();
  await table.press(line);
  await table.stands("f3", "white-knight");
  await expect(
    page.getByRole("button", { name: table.text("line-take", { line: "1… c5" }) }),
  ).toBeVisible();
  await menu(table, "menu-share");
  await expect(table.dialog.getByLabel(table.text("share-pgn"))).toHaveValue(
    /1\. e4 e5 \(1\.\.\. c5\) 2\. Nf3/,
  );
});

test("from any move the computer is played, at any level", async ({ table, page }) => {
  await table.open();
  await table.move("e2e4", "e7e5");
  await table.press(table.moves.first());
  await table.press(button(page, table.text("play-on-here")));
  await table.choose(table.dialog, table.text("new-computer"));
  await table.choose(table.dialog, table.text("level-hard"));
  await table.choose(table.dialog, table.text("new-white"));
  await table.press(button(table.dialog, table.text("play-on-do")));
  await expect(page.locator('[data-color="black"]')).toContainText("1500");
  await expect(table.moves.and(page.locator("[data-ply]"))).toHaveCount(2);
});
