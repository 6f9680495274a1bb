// Moves in advance, while the computer thinks.

import type { Locator } from "@playwright/test";
import { grave } from "./axe";
import { expect, test, type Table } from "./table";

/** Opens a game against a computer that does not answer before it is let go. */
async function thinking(table: Table, start?: string, first = "e2e4"): Promise<() => void> {
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await table.page.route(/engine_bg.*\.wasm/, async (route) => {
    await gate;
    await route.continue();
  });
  await table.open({ opponent: "computer", ...(start === undefined ? {} : { start }) });
  await table.move(first);
  await expect(table.moves).toHaveCount(1);
  return letGo;
}

/** Takes up a piece as soon as moves in advance can be put down. */
async function takeUp(table: Table, square: string): Promise<void> {
  await expect(async () => {
    await table.press(table.square(square));
    await expect(table.square(square)).toHaveAttribute("aria-selected", "true", { timeout: 300 });
  }).toPass();
}

const ahead = (table: Table): Locator => table.page.locator("svg.ahead");

test("a move in advance waits and is played", async ({ table, page }) => {
  const letGo = await thinking(table);
  await takeUp(table, "a2");
  await table.press(table.square("a3"));
  await expect(ahead(table)).toBeVisible();
  await expect(table.said).toContainText(
    table.text("premove-set", { piece: table.text("role-pawn"), from: "a2", to: "a3" }),
  );
  expect(await grave(page)).toEqual([]);
  letGo();
  await expect(table.moves).toHaveCount(4);
  await expect(table.moves.nth(2)).toHaveText("a3");
  await expect(ahead(table)).toHaveCount(0);
});

test("a move in advance is called off by a second tap, and replaced by another", async ({
  table,
}) => {
  const letGo = await thinking(table);
  await takeUp(table, "a2");
  await table.press(table.square("a3"));
  await expect(ahead(table)).toBeVisible();
  await table.press(table.square("a3"));
  await expect(ahead(table)).toHaveCount(0);
  await table.move("a2a3", "b2b3");
  await expect(ahead(table)).toBeVisible();
  letGo();
  await expect(table.moves).toHaveCount(4);
  await expect(table.moves.nth(2)).toHaveText("b3");
});

test("a move in advance by keys, called off by Escape @desk", async ({ table, page }) => {
  const letGo = await thinking(table);
  await takeUp(table, "h2");
  await table.press(table.square("h3"));
  await expect(ahead(table)).toBeVisible();
  await table.square("h3").focus();
  await page.keyboard.press("Escape");
  await expect(ahead(table)).toHaveCount(0);
  await table.square("h2").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(ahead(table)).toBeVisible();
  letGo();
  await expect(table.moves).toHaveCount(4);
  await expect(table.moves.nth(2)).toHaveText("h3");
});

test("a move in advance by dragging, called off by a right click @desk", async ({
  table,
  page,
}) => {
  const letGo = await thinking(table);
  await takeUp(table, "g1");
  await table.square("g1").dragTo(table.square("h3"));
  await expect(ahead(table)).toBeVisible();
  await table.square("c6").click({ button: "right" });
  await expect(ahead(table)).toHaveCount(0);
  letGo();
  await expect(table.moves).toHaveCount(2);
  await expect(page.locator('[data-color="white"]')).toContainText(table.text("to-move"));
});

test("a move in advance that is none lapses and says so", async ({ table }) => {
  const letGo = await thinking(table);
  // Nothing that Black can answer lets this bishop go to h8.
  await takeUp(table, "c1");
  await table.press(table.square("h6"));
  await expect(ahead(table)).toBeVisible();
  letGo();
  await expect(table.message).toHaveText(table.text("premove-gone"));
  await expect(table.saidAtOnce).toContainText(table.text("premove-gone"));
  await expect(ahead(table)).toHaveCount(0);
  await expect(table.moves).toHaveCount(2);
});

test("several moves in advance wait in a row and are played", async ({ table, page }) => {
  await page.addInitScript(() => localStorage.setItem("rokade.settings", '{"queue":true}'));
  // Nothing of Black's can come in between.
  const letGo = await thinking(table, "7k/8/8/8/8/8/P6P/K7 w - - 0 1", "h2h3");
  await takeUp(table, "a2");
  await table.press(table.square("a3"));
  await table.stands("a3", "white-pawn");
  await table.move("a3a4", "a4a5");
  await expect(table.said).toContainText(
    table.text("premove-queued", {
      ...{ piece: table.text("role-pawn"), from: "a4", to: "a5", count: 3 },
    }),
  );
  letGo();
  await expect(table.moves).toHaveCount(8, { timeout: 15_000 });
  await expect(table.moves.nth(2)).toHaveText("a3");
  await expect(table.moves.nth(6)).toHaveText("a5");
});
