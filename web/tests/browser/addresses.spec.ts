// What an address may ask for and cannot break, and what several windows do with one game.

import { expect, test } from "./table";

const KEPT = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

test("a bad address tells a little, harms no kept game and does not stay", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4", "e7e5");
  await page.goto(`/?fen=${"x".repeat(300)}`);
  await expect(table.message).toContainText(table.text("failure-address"));
  await expect(table.saidAtOnce).toContainText(table.text("failure-address"));
  await table.stands("e5", "black-pawn");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
  await expect(page).toHaveURL(table.board);
  await table.move("a2a3");
  await page.goto(table.board);
  await expect(table.moves).toHaveText(["e4", "e5", "a3"]);
});

test("an address is asked anew for another opponent, and each game stays", async ({
  table,
  page,
}) => {
  await table.open({ start: KEPT });
  await table.move("e2e4");
  await table.open({ start: KEPT, opponent: "computer", color: "white" });
  await table.stands("e2", "white-pawn");
  await table.open({ start: KEPT });
  await table.stands("e4", "white-pawn");
  await expect(page).toHaveTitle(
    new RegExp(`^${table.text("game-turn", { who: table.text("game-black") })}`),
  );
});

test("Chess960 castles with the king onto its rook, and asks where that is not clear", async ({
  table,
  page,
}) => {
  await table.open({ start: "1k6/8/8/8/8/8/8/R2K3R w HA - 0 1" });
  await expect(table.message).toHaveCount(0);
  await table.move("d1c1");
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  await expect(choice.getByRole("button")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await table.move("d1h1");
  await table.stands("g1", "white-king");
  await table.stands("f1", "white-rook");
});

test("two windows play one game", async ({ table, context }) => {
  await table.open();
  const other = await context.newPage();
  await other.goto(table.board);
  await expect(other.locator('[data-square="e2"] .piece')).toBeVisible();
  await table.move("e2e4");
  await expect(other.locator('[data-square="e4"] .piece')).toBeVisible();
  await expect(other.locator(".message")).toHaveText(table.text("game-elsewhere"));
});

test("the keyboard is on the board after Begin, and on its button after Escape", async ({
  table,
  page,
}) => {
  await table.open();
  await expect(page.locator("[data-square]:focus")).toHaveCount(1);
  const button = page.getByRole("button", { name: table.text("action-new") });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(table.dialog.getByRole("radio").first()).toBeVisible();
  await expect(table.dialog.locator("input:focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});
