// A game from beginning to end and back again: the computer, the move list, the device.

import { settings } from "./reach";
import { expect, Table, test } from "./table";

test("C1: the computer answers, in a worker, and the game goes on", async ({ table, page }) => {
  await table.open({ opponent: "computer" });
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
  await expect(page.locator('[data-color="white"]')).toContainText(table.text("to-move"));
  expect(page.workers()).toHaveLength(1);
  await table.move("d2d4");
  await expect(table.moves).toHaveCount(4);
});

test("C1: with Black the board is turned and the computer begins", async ({ table, page }) => {
  await table.open({ opponent: "computer" });
  await table.begin("computer", "black");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await expect(table.moves).toHaveCount(1);
  await expect(page.locator('[data-color="black"]')).toContainText(table.text("to-move"));
});

test("C1: a level is chosen on the start screen and plays the game", async ({ table, page }) => {
  await page.goto("/");
  await table.choose(page.locator("form"), table.text("level-beginner"));
  const promised = table.text("level-beginner-expect");
  await expect(
    page.getByText(table.text("new-level-more", { elo: 600, expect: promised })),
  ).toBeVisible();
  await table.press(page.getByRole("button", { name: table.text("new-begin") }));
  const level = table.text("level-beginner");
  const name = table.text("game-computer-level", { level, elo: 600 });
  await expect(page.locator('[data-color="black"]')).toContainText(name);
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
});

test("C5: taking back takes the computer's answer too", async ({ table, page }) => {
  await table.open({ opponent: "computer" });
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
  await table.press(page.getByRole("button", { name: table.text("action-take-back") }));
  await expect(table.moves).toHaveCount(0);
  await table.stands("e2", "white-pawn");
});

test("reload keeps the game", async ({ table, page }) => {
  await table.open();
  await table.move("e2e4", "e7e5", "g1f3");
  await table.press(page.getByRole("button", { name: table.text("action-turn") }));
  await page.reload();
  await expect(table.moves).toHaveCount(3);
  await table.stands("f3", "white-knight");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await table.move("b8c6");
  await expect(table.moves).toHaveCount(4);
});

test("a link to a position does not lose the game in progress", async ({ table }) => {
  await table.open();
  await table.move("e2e4");
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await table.move("e2e3");
  await table.page.goto(table.board);
  await expect(table.moves).toHaveText(["e4"]);
});

test("a move in the list shows its position, arrows leaf, and there is a way back", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4", "e7e5", "g1f3");
  await table.press(table.moves.first());
  await table.stands("e7", "black-pawn");
  await expect(table.moves.first()).toHaveAttribute("aria-current", "step");
  await table.press(table.square("e7"));
  await expect(page.getByText(table.text("looking-back")).first()).toBeVisible();
  await expect(table.square("e7")).toHaveAttribute("aria-selected", "false");
  await page.keyboard.press("ArrowRight");
  await table.stands("e5", "black-pawn");
  await page.keyboard.press("Home");
  await table.stands("e2", "white-pawn");
  await table.press(page.getByRole("button", { name: table.text("back-to-game") }));
  await table.stands("f3", "white-knight");
  await table.move("b8c6");
  await table.stands("c6", "black-knight");
});

test("A19: letters follow the language and can be chosen", async ({ table, page }) => {
  await table.open();
  await table.move("g1f3");
  const own = table.language === "nl" ? "Pf3" : "Nf3";
  await expect(table.moves).toHaveText([own]);
  await table.press(page.getByRole("button", { name: table.text("settings") }));
  const dialog = page.getByRole("dialog");
  await table.choose(dialog, table.text("letters-figurine-name"));
  await expect(table.moves).toHaveText(["♘f3"]);
  await page.reload();
  await expect(table.moves).toHaveText(["♘f3"]);
});

test("A19: castling and promotion are spelt as in PGN or as FIDE does", async ({ table }) => {
  await table.open({ start: "r3k2r/6P1/8/8/8/8/8/R3K2R w KQkq - 0 1" });
  await table.move("e1g1", "e8c8", "g7g8");
  await table.press(table.page.getByRole("button", { name: table.text("role-queen") }));
  const queen = table.language === "nl" ? "D" : "Q";
  await expect(table.moves).toHaveText(["O-O", "O-O-O", `g8=${queen}`]);
  await settings(table);
  await table.choose(table.dialog, table.text("spelling-fide"));
  await table.shut();
  await expect(table.moves).toHaveText(["0-0", "0-0-0", `g8${queen}`]);
});

test("the language can be changed, changes everything, and stays", async ({ table, page }) => {
  await table.open();
  const other = table.language === "nl" ? "en" : "nl";
  await table.press(page.getByRole("button", { name: other.toUpperCase(), exact: true }));
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(table.square("e2")).toHaveAttribute(
    "aria-label",
    other === "nl" ? "e2, witte pion" : "e2, white pawn",
  );
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(
    page.getByRole("button", { name: other === "nl" ? "Nieuwe partij" : "New game" }),
  ).toBeVisible();
});

test("a position of one's own is begun from the dialog, or refused there", async ({
  table,
  page,
}) => {
  await table.open();
  await table.press(page.getByRole("button", { name: table.text("action-new") }));
  const dialog = page.getByRole("dialog");
  await table.choose(dialog, table.text("start-own"));
  const field = dialog.getByLabel(table.text("start-fen"));
  await field.fill("8/8/8/8/8/8/8/4K3 w - - 0 1");
  await table.press(dialog.getByRole("button", { name: table.text("new-begin") }));
  await expect(dialog.getByRole("alert")).toContainText(
    table.text("fen-missing-king", { color: "black" }),
  );
  await field.fill("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await table.press(dialog.getByRole("button", { name: table.text("new-begin") }));
  await expect(dialog).toBeHidden();
  await table.stands("d1", null);
  await table.move("e2e4");
  await page.reload();
  await expect(table.moves).toHaveText(["e4"]);
});

test("two people do not wait for an engine that they do not need", async ({ table, page }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await table.move("e2e4");
  expect(page.workers()).toHaveLength(0);
});

test("a computer that does not come can be asked again", async ({ page, language, hasTouch }) => {
  const table = new Table(page, language, hasTouch ?? false);
  await page.route(/engine_bg.*\.wasm$/, (route) => route.abort());
  await table.open({ opponent: "computer" });
  await table.move("e2e4");
  await expect(page.locator(".message")).toHaveText(table.text("failure-engine"));
  await expect(table.moves).toHaveCount(1);
  await page.unroute(/engine_bg.*\.wasm$/);
  await table.press(page.getByRole("button", { name: table.text("try-again") }));
  await expect(table.moves).toHaveCount(2);
});

test("no move before the rules are there, and a way on when they do not come", async ({
  page,
  language,
  hasTouch,
}) => {
  const table = new Table(page, language, hasTouch ?? false);
  await page.route(/rules_bg.*\.wasm$/, (route) => route.abort());
  await page.goto(table.board);
  await expect(
    page.getByRole("alert").filter({ hasText: table.text("failure-rules-title") }),
  ).toBeVisible();
  await page.unroute(/rules_bg.*\.wasm$/);
  await table.press(page.getByRole("button", { name: table.text("try-again") }));
  await table.stands("e2", "white-pawn");
});

test("texts that do not come in are told of, in the language that was wanted", async ({
  page,
  language,
}) => {
  // No table: the browser reports the missing file in the console, as it should.
  const table = new Table(page, language, false);
  await page.route(/assets\/(nl|en)-.*\.js$/, (route) => route.abort());
  await page.goto(table.board);
  await expect(
    page.getByRole("alert").filter({ hasText: table.text("failure-texts-title") }),
  ).toBeVisible();
  await page.unroute(/assets\/(nl|en)-.*\.js$/);
  await page.getByRole("button", { name: table.text("try-again") }).click();
  await expect(table.square("e2")).toBeVisible();
});

test("a language that cannot be fetched is told of, and the other goes on", async ({
  page,
  language,
}) => {
  const table = new Table(page, language, false);
  const other = language === "nl" ? "en" : "nl";
  await page.route(new RegExp(`assets/${other}-.*\\.js$`), (route) => route.abort());
  await page.goto(table.board);
  await expect(table.square("e2")).toBeVisible();
  await page.getByRole("button", { name: other.toUpperCase(), exact: true }).click();
  await expect(page.getByText(table.text("failure-language")).first()).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language);
});
