// Every way in which a game can end, reached through the interface, with its reason in words. What
// ends on the board alone is in rules.spec.ts, and what players say in offers.spec.ts and
// endings.spec.ts; here are all of them together, so that none is missing.

import type { Page } from "@playwright/test";
import type { Termination } from "../../src/generated/wire";
import { expect, test, type Table } from "./table";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const BARE = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const ROUND = ["g1f3", "g8f6", "f3g1", "f6g8"];
const late = (halfmoves: number): string => `4k3/8/8/8/8/8/4P3/R3K3 w - - ${halfmoves} 120`;

async function ends(
  table: Table,
  termination: string,
  score: string,
  how: Record<string, string>,
): Promise<void> {
  const reason = table.text(`reason-${termination}`, how);
  await expect(table.result).toContainText(score);
  await expect(table.result).toContainText(reason);
  await expect(table.said).toContainText(reason);
}

async function frozen(
  table: Table,
  page: Page,
  asked: Parameters<Table["open"]>[0],
): Promise<void> {
  await page.clock.install();
  await table.open(asked);
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

/** Opens the arbiter's dialog and chooses a row. */
async function arbiter(
  table: Table,
  row: string,
  args: Record<string, string> = {},
): Promise<void> {
  await table.press(table.page.getByRole("button", { name: table.text("action-menu") }));
  await table.press(table.dialog.getByRole("button", { name: table.text("arbiter-call") }));
  await table.press(table.dialog.getByRole("button", { name: table.text(row, args) }));
}

async function confirm(table: Table): Promise<void> {
  const yes = table.dialog.getByRole("button", { name: table.text("arbiter-confirm") });
  await expect(yes).toBeEnabled();
  await table.press(yes);
}

async function claim(table: Table, who: "white" | "black"): Promise<void> {
  await table.say("menu-claim", who);
  await table.press(table.dialog.getByRole("button", { name: table.text("claim-do") }));
}

const WAYS: Record<Termination, (table: Table, page: Page) => Promise<void>> = {
  checkmate: async (table) => {
    await table.open({ start: INITIAL });
    await table.move("f2f3", "e7e5", "g2g4", "d8h4");
    await ends(table, "checkmate", "0-1", { loser: "white", article: "5.1.1" });
  },
  stalemate: async (table) => {
    await table.open({ start: "k7/8/8/1Q6/8/8/8/6K1 w - - 0 1" });
    await table.move("b5b6");
    await ends(table, "stalemate", "½-½", { loser: "black", article: "5.2.1" });
  },
  resignation: async (table) => {
    await table.open({ start: INITIAL });
    await table.move("e2e4");
    await table.say("menu-resign", "black");
    await table.press(table.dialog.getByRole("button", { name: table.text("resign-yes") }));
    await ends(table, "resignation", "1-0", { who: "black", outcome: "win", article: "5.1.2" });
  },
  deadPosition: async (table) => {
    await table.open({ start: "4k3/8/8/8/8/8/4p3/4K3 w - - 0 1" });
    await table.move("e1e2");
    await ends(table, "dead-position", "½-½", { article: "5.2.2" });
  },
  agreement: async (table) => {
    await table.open({ start: INITIAL });
    await table.move("e2e4", "e7e5");
    await table.say("menu-offer", "black");
    await table.answer("accept");
    await ends(table, "agreement", "½-½", { article: "5.2.3" });
  },
  flagFall: async (table, page) => {
    await frozen(table, page, { start: INITIAL, ruleset: "online", control: "1" });
    await table.move("e2e4");
    await page.clock.runFor(59_900);
    await expect(table.result).toBeHidden();
    await page.clock.runFor(100);
    await ends(table, "flag-fall", "1-0", { who: "black", outcome: "win", article: "6.9" });
  },
  bothFlags: async (table) => {
    await table.open({ start: INITIAL, ruleset: "official" });
    await table.move("e2e4");
    await arbiter(table, "arbiter-both-flags");
    await table.choose(table.dialog, table.text("arbiter-last-period"));
    await confirm(table);
    await ends(table, "both-flags", "½-½", { article: "III.3.1.2" });
  },
  illegalMoves: async (table) => {
    await table.open({ start: INITIAL, ruleset: "official" });
    await arbiter(table, "arbiter-illegal-move", { side: "white" });
    await confirm(table);
    await expect(table.message).toHaveText(
      table.text("ruling-illegal", { who: "white", minutes: 2 }),
    );
    await arbiter(table, "arbiter-illegal-move", { side: "white" });
    await expect(table.dialog).toContainText(
      table.text("arbiter-second-illegal-move-more", { side: "white" }),
    );
    await confirm(table);
    await ends(table, "illegal-moves", "0-1", { who: "white", outcome: "win", article: "7.5.5" });
  },
  threefoldRepetition: async (table) => {
    await table.open({ start: INITIAL });
    await table.move(...ROUND, ...ROUND);
    await claim(table, "white");
    await ends(table, "threefold-repetition", "½-½", { how: "claimed", article: "9.2" });
  },
  fivefoldRepetition: async (table) => {
    await table.open({ start: INITIAL });
    await table.move(...ROUND, ...ROUND, ...ROUND, ...ROUND);
    await ends(table, "fivefold-repetition", "½-½", { article: "9.6.1" });
  },
  fiftyMoves: async (table) => {
    await table.open({ start: late(99) });
    await table.move("a1a2");
    await claim(table, "black");
    await ends(table, "fifty-moves", "½-½", { how: "claimed", article: "9.3" });
  },
  seventyFiveMoves: async (table) => {
    await table.open({ start: late(149) });
    await table.move("a1a2");
    await ends(table, "seventy-five-moves", "½-½", { article: "9.6.2" });
  },
  arbiter: async (table) => {
    await table.open({ start: INITIAL, ruleset: "official" });
    await arbiter(table, "arbiter-decide");
    await table.choose(table.dialog, table.text("arbiter-both-lose"));
    await table.press(table.dialog.getByRole("button", { name: table.text("arbiter-decide-do") }));
    const sure = table.dialog.getByRole("button", {
      name: table.text("arbiter-sure", { result: "both-lose" }),
    });
    await expect(sure).toBeEnabled();
    await table.press(sure);
    await ends(table, "arbiter", "0-0", { article: "12.9" });
  },
  kingCaptured: async (table) => {
    await table.open({ start: "4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1", ruleset: "children" });
    await table.move("a1a5", "e2e1");
    await ends(table, "king-captured", "0-1", {});
    await expect(table.moves).toHaveText([
      table.language === "nl" ? "Ta1-a5" : "Ra1-a5",
      table.language === "nl" ? "Te2xe1" : "Re2xe1",
    ]);
  },
};

for (const [termination, way] of Object.entries(WAYS)) {
  test(`issue 3: a game ends by ${termination}`, async ({ table, page }) => way(table, page));
}

test("A14: a flag that falls against a bare king draws", async ({ table, page }) => {
  await frozen(table, page, { start: BARE, ruleset: "official", control: "1" });
  await table.press(
    page.getByRole("button", { name: table.text("clock-start", { side: "white" }) }),
  );
  await page.clock.runFor(60_000);
  await ends(table, "flag-fall", "½-½", { who: "white", outcome: "draw", article: "6.9" });
});

test("A14: the computer's clock runs too, and the person's is seen to fall", async ({
  table,
  page,
}) => {
  await page.clock.install();
  await table.open({ start: INITIAL, opponent: "computer", ruleset: "online", control: "1+0" });
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
  await page.clock.fastForward(61_000);
  await ends(table, "flag-fall", "0-1", { who: "you", outcome: "win", article: "6.9" });
});

test("A14: without a clock of its own, the arbiter sees the flag", async ({ table }) => {
  await table.open({ start: BARE, ruleset: "official" });
  await arbiter(table, "arbiter-flag-fall", { side: "black" });
  await confirm(table);
  await ends(table, "flag-fall", "1-0", { who: "black", outcome: "win", article: "6.9" });
});

test("A7: a mate stands, though its player's flag would fall", async ({ table, page }) => {
  const start = "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1";
  await frozen(table, page, { start, ruleset: "official", control: "1" });
  await table.move("a1a8");
  await page.clock.runFor(70_000);
  await ends(table, "checkmate", "1-0", { loser: "black", article: "5.1.1" });
});

test("A17: the second illegal move against a bare king draws", async ({ table }) => {
  await table.open({ start: BARE, ruleset: "official" });
  for (let time = 0; time < 2; time += 1) {
    await arbiter(table, "arbiter-illegal-move", { side: "white" });
    await confirm(table);
  }
  await ends(table, "illegal-moves", "½-½", { who: "white", outcome: "draw", article: "7.5.5" });
});

test("A17, A15: in rapid the opponent gets a minute on the clock", async ({ table, page }) => {
  await frozen(table, page, { start: INITIAL, ruleset: "official", control: "15+10" });
  await arbiter(table, "arbiter-illegal-move", { side: "black" });
  await page.clock.runFor(600);
  await confirm(table);
  const white = page
    .getByRole("timer")
    .filter({ hasText: table.text("clock-of", { side: "white" }) });
  await expect(white.locator("time")).toHaveText("16:10");
  await table.say("menu-claim", "white");
  await table.press(table.dialog.getByRole("button", { name: table.text("claim-do") }));
  const black = page
    .getByRole("timer")
    .filter({ hasText: table.text("clock-of", { side: "black" }) });
  await expect(black.locator("time")).toHaveText("16:10");
});

test("the arbiter sets the clocks", async ({ table, page }) => {
  await frozen(table, page, { start: INITIAL, ruleset: "official", control: "5" });
  await arbiter(table, "arbiter-clock");
  const black = table.dialog.getByRole("group", {
    name: table.text("clock-of", { side: "black" }),
  });
  await black.getByLabel(table.text("clock-minutes")).fill("2");
  await black.getByLabel(table.text("clock-seconds")).fill("30");
  await table.press(table.dialog.getByRole("button", { name: table.text("arbiter-clock-do") }));
  const face = page
    .getByRole("timer")
    .filter({ hasText: table.text("clock-of", { side: "black" }) });
  await expect(face.locator("time")).toHaveText("2:30");
});

test("both flags with another period to come: play goes on, and it is said why", async ({
  table,
}) => {
  await table.open({ start: INITIAL, ruleset: "official" });
  for (const [choice, why] of [
    ["arbiter-earlier-period", "deed-goes-on"],
    ["arbiter-not-in-force", "deed-arbiter-decides"],
  ] as const) {
    await arbiter(table, "arbiter-both-flags");
    await table.choose(table.dialog, table.text(choice));
    await confirm(table);
    await expect(table.message).toHaveText(table.text(why));
  }
  await expect(table.result).toBeHidden();
});

test("A20: children's rules are a switch of the rules at home, for two people", async ({
  table,
  page,
}) => {
  await table.open();
  await table.press(page.getByRole("button", { name: table.text("action-new") }));
  const capture = table.dialog.getByRole("checkbox", { name: table.text("ruleset-children") });
  await table.choose(table.dialog, table.text("new-computer"));
  await expect(capture).toBeHidden();
  await table.choose(table.dialog, table.text("new-person"));
  await capture.check();
  await table.press(table.dialog.getByRole("button", { name: table.text("new-begin") }));
  await table.move("f2f3", "e7e5", "g2g4", "d8h4", "a2a3");
  await table.stands("a3", "white-pawn");
  await page.reload();
  await table.move("h4e1");
  await ends(table, "king-captured", "0-1", {});
});
