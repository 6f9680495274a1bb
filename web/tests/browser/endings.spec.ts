// Games that end without a mate: repetition, many moves, dead positions; claimed or by themselves.

import type { Locator } from "@playwright/test";
import { expect, test, type Table } from "./table";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const ROUND = ["g1f3", "g8f6", "f3g1", "f6g8"];

/** A rook ending with a high half-move clock. */
const late = (halfmoves: number): string => `4k3/8/8/8/8/8/4P3/R3K3 w - - ${halfmoves} 120`;

const claimIt = (table: Table): Locator =>
  table.dialog.getByRole("button", { name: table.text("claim-do") });
const moveChoice = (table: Table): Locator => table.dialog.getByLabel(table.text("claim-move"));

async function ends(table: Table, reason: string, how: Record<string, string>): Promise<void> {
  const text = table.text(`reason-${reason}`, how);
  await expect(table.result).toContainText("½-½");
  await expect(table.result).toContainText(text);
  await expect(table.said).toContainText(text);
}

test("A10: the third time is hinted at, claimed on the board, and drawn", async ({ table }) => {
  await table.open({ start: INITIAL, ruleset: "official" });
  await table.move(...ROUND, ...ROUND);
  const hint = table.text("claimable-repetition");
  await expect(table.page.getByText(hint).first()).toBeVisible();
  await expect(table.said).toContainText(hint);
  await table.say("menu-claim", "white");
  await expect(table.dialog).toContainText(table.text("claim-warning", { minutes: 2 }));
  await table.press(claimIt(table));
  await ends(table, "threefold-repetition", { how: "claimed", article: "9.2" });
});

test("A10: the third time is claimed with an announced move", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move(...ROUND, ...ROUND.slice(0, 3));
  await table.say("menu-claim", "black");
  // The move that makes it right is there already.
  await expect(moveChoice(table)).toHaveValue("f6g8");
  await table.press(claimIt(table));
  await ends(table, "threefold-repetition", { how: "claimed", article: "9.2" });
});

test("A10: the fifth time ends the game by itself", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move(...ROUND, ...ROUND, ...ROUND, ...ROUND);
  await ends(table, "fivefold-repetition", { article: "9.6.1" });
});

test("A15: a wrong claim is an offer, costs time, and binds the announced move", async ({
  table,
  page,
}) => {
  await table.open({ start: INITIAL, ruleset: "official" });
  await table.move("e2e4", "e7e5");
  await table.say("menu-claim", "white");
  await table.choose(table.dialog, table.text("claim-announced"));
  await moveChoice(table).selectOption({ label: table.language === "nl" ? "Pf3" : "Nf3" });
  await table.press(claimIt(table));
  const ruling = table.text("ruling-wrong", { who: "white", minutes: 2 });
  await expect(table.message).toContainText(ruling);
  await expect(table.said).toContainText(ruling);
  const move = table.language === "nl" ? "Pf3" : "Nf3";
  await expect(table.message).toContainText(table.text("announced-must", { move }));
  await expect(table.offer).toContainText(table.text("offer-ask", { who: "black" }));
  await page.reload();
  await expect(table.message).toContainText(table.text("announced-must", { move }));
  await table.move("d2d4");
  await table.stands("d2", "white-pawn");
  await expect(table.saidAtOnce).toHaveText(table.text("deed-must-play-announced"));
  await table.move("g1f3");
  await table.stands("f3", "white-knight");
  await table.answer("decline");
  await expect(table.result).toBeHidden();
});

test("A11: fifty moves are claimed", async ({ table }) => {
  await table.open({ start: late(99) });
  await table.move("a1a2");
  await expect(table.page.getByText(table.text("claimable-move-count")).first()).toBeVisible();
  await table.say("menu-claim", "black");
  await expect(
    table.dialog.getByRole("radio", { name: table.text("claim-move-count") }),
  ).toBeChecked();
  await table.press(claimIt(table));
  await ends(table, "fifty-moves", { how: "claimed", article: "9.3" });
});

test("A11: seventy-five moves end the game by themselves", async ({ table }) => {
  await table.open({ start: late(149) });
  await table.move("a1a2");
  await ends(table, "seventy-five-moves", { article: "9.6.2" });
});

test("A11: a mate with the last of seventy-five moves goes first", async ({ table }) => {
  await table.open({ start: "6k1/5ppp/8/8/8/8/8/R3K3 w - - 149 120" });
  await table.move("a1a8");
  await expect(table.result).toContainText("1-0");
});

test("A20: automatic draws at the third repetition, with nothing to claim", async ({ table }) => {
  await table.open({ start: INITIAL, ruleset: "automatic" });
  await table.move(...ROUND);
  await table.press(table.page.getByRole("button", { name: table.text("action-menu") }));
  const claim = table.dialog.getByRole("button", {
    name: table.text("menu-claim", { who: "white" }),
  });
  await expect(claim).toBeDisabled();
  await expect(claim).toContainText(table.text("menu-claim-automatic"));
  await table.shut();
  await table.move(...ROUND);
  await ends(table, "threefold-repetition", { how: "automatic", article: "9.2" });
});

test("A20: automatic draws after fifty moves", async ({ table }) => {
  await table.open({ start: late(99), ruleset: "automatic" });
  await table.move("a1a2");
  await ends(table, "fifty-moves", { how: "automatic", article: "9.3" });
});

test("A20: a ruleset is chosen, explained and kept; official lets moves stand", async ({
  table,
  page,
}) => {
  await table.open();
  const takeBack = page.getByRole("button", { name: table.text("action-take-back") });
  await table.move("e2e4");
  await table.press(takeBack);
  await table.stands("e2", "white-pawn");
  await table.press(page.getByRole("button", { name: table.text("action-new") }));
  for (const ruleset of ["online", "automatic", "home", "official"]) {
    await table.choose(table.dialog, table.text(`ruleset-${ruleset}`));
    await expect(table.dialog).toContainText(table.text(`ruleset-${ruleset}-more`));
  }
  await table.press(table.dialog.getByRole("button", { name: table.text("new-begin") }));
  await table.move("e2e4");
  await page.reload();
  // It says that it is off, and still says why.
  await expect(takeBack).toHaveAttribute("aria-disabled", "true");
  await takeBack.press("Enter");
  await expect(table.message).toHaveText(table.text("deed-move-stands"));
  await table.stands("e4", "white-pawn");
});

test("a capture that leaves nobody able to mate ends the game", async ({ table }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1" });
  await table.move("e1e2");
  await ends(table, "dead-position", { article: "5.2.2" });
});
