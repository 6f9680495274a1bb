// Whatever cannot be played is refused with the law, wherever somebody may try it. The game itself is
// in `rules.spec.ts`, puzzles and the rulebook's boards are in their own files.

import { expect, type Locator } from "@playwright/test";
import { test } from "./sitting";
import type { Table } from "./table";

const LESSON = { nl: "/lessen/toren-en-loper", en: "/lessons/rook-and-bishop" } as const;
const ANALYSIS = { nl: "/analyse", en: "/analysis" } as const;

/** White is in check along the file. */
const IN_CHECK = "4r1k1/8/8/8/8/8/3P4/4K2R w K - 0 1";

/** That a place says why, with the article. */
async function says(place: Locator, table: Table, why: string, article: string): Promise<void> {
  const said = table.text("refusal", { why, article });
  await expect(place).toContainText(said.replaceAll("\u00a0", " "));
}

test("A2: beside a real board a move that is not allowed is refused with its article", async ({
  sitting,
  page,
}) => {
  const { table } = sitting;
  await sitting.begin("10+5");
  await sitting.press("black");
  await table.move("g1g3");
  const why = table.text("refusal-not-its-way", { role: "knight" });
  await says(page.getByRole("region", { name: table.text("otb-arbiter") }), table, why, "3.6");
  await table.stands("g1", "white-knight");
});

test("A6: on the analysis board a king stays in check and is told by what", async ({
  sitting,
  page,
}) => {
  const { table } = sitting;
  await page.goto(`${ANALYSIS[table.language]}?fen=${encodeURIComponent(IN_CHECK)}`);
  await table.move("d2d3");
  const attacker = table.text("the-rook");
  const why = table.text("refusal-stays-in-check", { attacker, by: "e8" });
  await says(page.locator(".message"), table, why, "3.9.2");
  await table.stands("d2", "white-pawn");
  await table.move("e1g1");
  await says(
    page.locator(".message"),
    table,
    table.text("refusal-castling-in-check", { attacker, by: "e8" }),
    "3.8.2.2.1",
  );
});

test("E: in a lesson a move that is not allowed is refused with its article", async ({
  sitting,
  page,
}) => {
  const { table } = sitting;
  await page.goto(LESSON[table.language]);
  await table.press(page.getByRole("button", { name: table.text("lesson-go-on"), exact: true }));
  await table.move("a1b2");
  const why = table.text("refusal-not-its-way", { role: "rook" });
  await says(page.locator(".said"), table, why, "3.3");
  await table.stands("a1", "white-rook");
});
