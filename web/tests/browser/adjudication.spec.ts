// The arbiter's page: a position is set up, and both sides are asked whether they can still mate;
// and the reason why a game was drawn.

import type { Locator } from "@playwright/test";
import { expect, test, type Table } from "./table";

const PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const WALL = "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1";

const answer = (table: Table, side: "white" | "black"): Locator =>
  table.page.getByRole("region", { name: table.text("answer-question", { side }) });
const fen = (table: Table): Locator => table.page.getByLabel(table.text("table-fen"));
const tool = async (table: Table, name: string): Promise<void> =>
  table.page.getByRole("radio", { name: table.text(name), exact: true }).check({ force: true });
const on = (table: Table, square: string): Locator => table.square(square);

async function atTable(table: Table, position = PAWN): Promise<void> {
  await table.page.goto(`/arbiter?${new URLSearchParams({ fen: position })}`);
  await expect(fen(table)).toHaveValue(position);
}

test("A9: yes comes with a mate that is played through, no with its reason", async ({
  table,
  page,
}) => {
  await atTable(table);
  const white = answer(table, "white");
  await expect(white.getByRole("button", { name: /#$/ })).toBeVisible();
  await expect(answer(table, "black")).toContainText(
    table.text("lack-bare-king", { side: "black" }),
  );
  await expect(page.getByText(table.text("standing-ongoing", { side: "white" }))).toBeVisible();
  // Which mate is found is not for this page to say; that it is walked through is.
  const standing = (): Promise<(string | null)[]> =>
    white
      .locator("[data-diagram]:has(.piece)")
      .evaluateAll((squares) => squares.map((square) => square.getAttribute("data-diagram")));
  const begun = await standing();
  await table.press(white.getByRole("button", { name: table.text("moves-forward") }));
  await expect.poll(standing).not.toEqual(begun);
  await table.press(white.getByRole("button", { name: table.text("moves-last") }));
  await expect(white.getByRole("button", { name: /#$/ })).toHaveAttribute("aria-current", "step");
  await table.press(white.getByRole("button", { name: table.text("moves-first") }));
  await expect.poll(standing).toEqual(begun);
});

test("A9: a line plays by itself, to its end", async ({ table, page }) => {
  await page.clock.install();
  await atTable(table);
  const white = answer(table, "white");
  await table.press(white.getByRole("button", { name: table.text("line-play") }));
  await page.clock.runFor(60_000);
  await expect(white.getByRole("button", { name: /#$/ })).toHaveAttribute("aria-current", "step");
  await expect(white.getByRole("button", { name: table.text("line-play") })).toBeVisible();
});

test("A9: a wall shows where each piece could ever get", async ({ table, page }) => {
  await atTable(table, WALL);
  const white = answer(table, "white");
  await expect(white).toContainText(table.text("no-mate-wall", { side: "white" }));
  await expect(page.getByText(table.text("standing-dead"))).toBeVisible();
  await expect(white.locator(".marked")).toHaveCount(24);
  await white.getByLabel(table.text("wall-choose")).selectOption("a4");
  await expect(white.locator(".marked")).toHaveCount(1);
});

test("a position is set up with mouse or finger", async ({ table, page }) => {
  await atTable(table);
  await table.press(page.getByRole("button", { name: table.text("table-empty") }));
  await expect(page.getByText(table.text("standing-none"))).toBeVisible();
  for (const [piece, square] of [
    ["piece-white-king", "e1"],
    ["piece-white-rook", "h1"],
    ["piece-black-king", "e8"],
    ["piece-black-pawn", "d5"],
  ] as const) {
    await tool(table, piece);
    await table.press(on(table, square));
  }
  await expect(fen(table)).toHaveValue("4k3/8/8/3p4/8/8/8/4K2R w - - 0 1");
  await page.getByRole("checkbox", { name: table.text("castle-h1") }).check();
  await tool(table, "tool-move");
  await table.press(on(table, "d5"));
  await table.press(on(table, "d4"));
  await tool(table, "tool-clear");
  await table.press(on(table, "d4"));
  await table.choose(page.locator("form, .form").first(), table.text("side-black"));
  await expect(fen(table)).toHaveValue("4k3/8/8/8/8/8/8/4K2R b K - 0 1");
  // The address leads back to it.
  await page.reload();
  await expect(fen(table)).toHaveValue("4k3/8/8/8/8/8/8/4K2R b K - 0 1");
});

test("a position is set up with the keyboard", async ({ table, page }) => {
  await atTable(table);
  await tool(table, "piece-white-queen");
  await on(table, "e4").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(on(table, "f4")).toHaveAttribute(
    "aria-label",
    table.text("square-piece", { square: "f4", piece: table.text("piece-white-queen") }),
  );
  await page.keyboard.press("Delete");
  await expect(fen(table)).toHaveValue(PAWN);
});

test("a piece is dragged, and off the board it is gone @desk", async ({ table, page }) => {
  await atTable(table);
  await on(table, "e2").dragTo(on(table, "e5"));
  await expect(fen(table)).toHaveValue("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1");
  await on(table, "e5").dragTo(page.locator("header"));
  await expect(fen(table)).toHaveValue("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
});

test("a pasted FEN is told all that is wrong with it", async ({ table, page }) => {
  await atTable(table);
  await fen(table).fill("4k3/8/8/8/8/8/8/R7 w KQ e3 0 1");
  const faults = page.locator("#table-faults");
  await expect(faults).toContainText(table.text("fen-missing-king", { color: "white" }));
  await expect(faults).toContainText(table.text("fen-en-passant-square", { square: "e3" }));
  await expect(answer(table, "white")).toBeHidden();
  await fen(table).fill("not a position");
  await expect(faults.locator("p").first()).toBeVisible();
  await expect(fen(table)).toHaveValue("not a position");
});

test("the page has a Dutch address too, and is reached from the menu of a game", async ({
  table,
  page,
}) => {
  await page.goto(`/scheidsrechter?${new URLSearchParams({ fen: PAWN })}`);
  await expect(fen(table)).toHaveValue(PAWN);
  await table.open({ start: PAWN });
  await table.press(page.getByRole("button", { name: table.text("action-menu") }));
  await table.press(table.dialog.getByRole("link", { name: table.text("place-arbiter") }));
  await expect(fen(table)).toHaveValue(PAWN);
});

test("A9: a game that ended dead says why", async ({ table }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1" });
  await table.move("e1e2");
  await table.press(table.result.getByRole("button", { name: table.text("why-ask") }));
  for (const side of ["white", "black"] as const) {
    await expect(table.dialog).toContainText(table.text("lack-bare-king", { side }));
  }
});

test("A13: a resignation that drew says why, of the one who could not mate", async ({ table }) => {
  await table.open({ start: PAWN });
  await table.move("e2e4");
  await table.say("menu-resign", "white");
  await table.press(table.dialog.getByRole("button", { name: table.text("resign-yes") }));
  await table.press(table.result.getByRole("button", { name: table.text("why-ask") }));
  await expect(table.dialog).toContainText(table.text("lack-bare-king", { side: "black" }));
  await expect(table.dialog).not.toContainText(table.text("answer-question", { side: "white" }));
});

test("a mate needs no reason why", async ({ table }) => {
  await table.open({ start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1" });
  await table.move("f2f3", "e7e5", "g2g4", "d8h4");
  await expect(table.result).toBeVisible();
  const why = table.result.getByRole("button", { name: table.text("why-ask") });
  await expect(why).toHaveCount(0);
});
