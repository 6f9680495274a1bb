// The rules as a person meets them: what can be played, how a game ends, what is refused.

import { expect, test } from "./table";

test("A6: a check is shown, and only what ends it can be played", async ({ table }) => {
  await table.open({ start: "4r3/8/8/8/B7/2N5/3P1P2/4K2k w - - 0 1" });
  const king = { square: "e1", piece: table.text("piece-white-king") };
  const inCheck = table.text("square-check", { name: table.text("square-piece", king) });
  await expect(table.square("e1")).toHaveAttribute("aria-label", new RegExp(`^${inCheck}`));
  // Neither capture, nor something between, nor the king away.
  await table.move("d2d3");
  await expect(table.page.locator(".message")).toContainText(
    table.text("refusal-stays-in-check", { attacker: table.text("the-rook"), by: "e8" }),
  );
  for (const way of ["a4e8", "c3e2", "e1d1"]) {
    await table.move(way);
    await expect(table.moves).toHaveCount(1);
    await expect(table.square(way.slice(2))).not.toHaveAttribute("aria-label", /,.*,/);
    await table.press(table.page.getByRole("button", { name: table.text("action-take-back") }));
    await expect(table.moves).toHaveCount(0);
  }
});

test("A6: of a double check only the king gets out", async ({ table }) => {
  await table.open({ start: "3qk3/8/8/8/4N3/8/4R3/4K3 w - - 0 1" });
  await table.move("e4f6", "d8f6");
  await table.stands("f6", "white-knight");
  await expect(table.page.locator(".message")).toContainText(
    table.text("refusal-stays-in-check", { attacker: table.text("the-rook"), by: "e2" }),
  );
  await table.move("e8f8");
  await table.stands("f8", "black-king");
});

test("A7: a mate ends the game and says why", async ({ table }) => {
  await table.open();
  await table.move("f2f3", "e7e5", "g2g4", "d8h4");
  await expect(table.result).toContainText("0-1");
  await expect(table.result).toContainText(table.text("result-black"));
  await expect(table.result).toContainText(
    table.text("reason-checkmate", { loser: "white", article: "5.1.1" }),
  );
  await expect(table.moves).toHaveText([
    "f3",
    "e5",
    "g4",
    table.language === "nl" ? "Dh4#" : "Qh4#",
  ]);
  await expect(table.said).toContainText(table.text("result-black"));
  await table.press(table.square("e2"));
  await expect(table.page.getByText(table.text("refusal-ended")).first()).toBeVisible();
  await table.stands("e2", "white-pawn");
});

test("A3: castling, short and long", async ({ table }) => {
  await table.open({ start: "r3k2r/pppppppp/8/8/8/8/PPPPPPPP/R3K2R w KQkq - 0 1" });
  await table.move("e1g1");
  await table.stands("g1", "white-king");
  await table.stands("f1", "white-rook");
  await table.stands("h1", null);
  await table.move("e8c8");
  await table.stands("c8", "black-king");
  await table.stands("d8", "black-rook");
  await table.stands("a8", null);
  await expect(table.moves).toHaveText(["O-O", "O-O-O"]);
  await expect(table.said).toContainText(
    table.text("said-castle-long", { side: table.text("side-black") }),
  );
});

test("A4: en passant", async ({ table }) => {
  await table.open({ start: "4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1" });
  await table.move("d7d5", "e5d6");
  await table.stands("d6", "white-pawn");
  await table.stands("d5", null);
  await expect(table.moves).toHaveText(["d5", "exd6"]);
});

test("A4: en passant is refused when it comes too late", async ({ table }) => {
  await table.open({ start: "4k3/3p3p/8/4P3/8/8/7P/4K3 b - - 0 1" });
  await table.move("d7d5", "h2h3", "h7h6", "e5d6");
  await table.stands("e5", "white-pawn");
  await expect(table.saidAtOnce).toContainText(table.text("refusal-en-passant-too-late"));
});

test("A5: a pawn becomes a knight, and that is mate", async ({ table }) => {
  await table.open({ start: "6br/5Ppk/6pp/8/8/8/8/K7 w - - 0 1" });
  await table.move("f7f8");
  const choice = table.page.getByRole("group", { name: table.text("promotion-name") });
  await expect(choice.getByRole("button")).toHaveCount(4);
  await table.press(choice.getByRole("button", { name: table.text("role-knight") }));
  await table.stands("f8", "white-knight");
  await expect(table.moves).toHaveText([table.language === "nl" ? "f8=P#" : "f8=N#"]);
  await expect(table.result).toContainText("1-0");
});

test("A8: stalemate is a draw", async ({ table }) => {
  await table.open({ start: "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1" });
  await table.move("g5g6");
  await expect(table.result).toContainText("½-½");
  await expect(table.result).toContainText(
    table.text("reason-stalemate", { loser: "black", article: "5.2.1" }),
  );
});

test("A3: castling through an attacked square is refused with the law", async ({ table }) => {
  await table.open({ start: "4k3/8/8/8/2b5/8/8/4K2R w K - 0 1" });
  await table.move("e1g1");
  const why = table.text("refusal-castling-through-attack", {
    square: "f1",
    attacker: table.text("the-bishop"),
    by: "c4",
  });
  const refusal = table.text("refusal", { why, article: "3.8.2.2.1" });
  await expect(table.page.locator(".message")).toHaveText(refusal);
  await expect(table.saidAtOnce).toHaveText(refusal);
  await table.stands("e1", "white-king");
  await expect(table.moves).toHaveCount(0);
});

test("A2: a pinned piece stays, and the reason names who attacks", async ({ table }) => {
  await table.open({ start: "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1" });
  await table.move("e2c3");
  await expect(table.page.locator(".message")).toContainText(
    table.text("refusal-exposes-king", { attacker: table.text("the-rook"), by: "e8" }),
  );
});

test("A1: White begins, and whoever is not to move is told so", async ({ table }) => {
  await table.open();
  await table.press(table.square("e7"));
  await expect(table.page.locator(".message")).toContainText(
    table.text("refusal-not-yours", { turn: "white" }),
  );
});

test("a position that cannot be is refused with everything that is wrong", async ({ table }) => {
  await table.page.goto(`/?${new URLSearchParams({ fen: "4k3/8/8/8/8/8/8/4P3 w - - 0 1" })}`);
  const message = table.page.locator(".message");
  await expect(message).toContainText(table.text("fen-missing-king", { color: "white" }));
  await expect(message).toContainText(table.text("fen-pawn-on-back-rank", { square: "e1" }));
  await table.stands("e2", "white-pawn");
});
