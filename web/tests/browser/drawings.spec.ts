// Arrows and circles with the right button, on the flat board and on the one that stands.

import type { Page } from "@playwright/test";
import { expect, test, type Table } from "./table";

async function middle(table: Table, square: string): Promise<{ x: number; y: number }> {
  const box = await table.square(square).boundingBox();
  if (box === null) throw new Error(`${square} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Draws with the right button from one square to another. */
async function draw(table: Table, from: string, to: string, key?: string): Promise<void> {
  const { page } = table;
  const [a, b] = [await middle(table, from), await middle(table, to)];
  if (key !== undefined) await page.keyboard.down(key);
  await page.mouse.move(a.x, a.y);
  await page.mouse.down({ button: "right" });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up({ button: "right" });
  if (key !== undefined) await page.keyboard.up(key);
}

const arrows = (page: Page) => page.locator(".marks .arrow");
const rings = (page: Page) => page.locator(".marks .ring");

for (const view of ["flat", "standing"] as const) {
  test.describe(`on the ${view} board`, { tag: "@desk" }, () => {
    test.beforeEach(async ({ page }) => {
      const kept = JSON.stringify({ view });
      await page.addInitScript((text) => localStorage.setItem("rokade.settings", text), kept);
    });

    test("arrows and circles are drawn, coloured, taken away and wiped", async ({
      table,
      page,
    }) => {
      await page.goto(`${table.board}?opponent=person`);
      const piece = view === "flat" ? table.square("e2").locator(".piece") : "[data-on=e2]";
      await expect(typeof piece === "string" ? page.locator(piece) : piece).toBeVisible();
      await table.begin("person");
      await draw(table, "e2", "e4");
      await draw(table, "g1", "f3", "Shift");
      await draw(table, "d4", "d4", "Alt");
      await expect(arrows(page)).toHaveCount(2);
      await expect(page.locator(".marks .arrow.red")).toHaveCount(1);
      await expect(page.locator(".marks .ring.blue")).toHaveCount(1);
      // It points where it was drawn, also on a tilted board.
      const [head, square] = [
        await page.locator(".marks .arrow.green").boundingBox(),
        await table.square("e4").boundingBox(),
      ];
      const top = (square?.y ?? 0) + (square?.height ?? 0) / 2;
      expect(Math.abs((head?.y ?? 0) - top)).toBeLessThan((square?.height ?? 0) * 0.3);
      await draw(table, "e2", "e4");
      await expect(arrows(page)).toHaveCount(1);
      await table.press(table.square("e2"));
      await expect(arrows(page)).toHaveCount(0);
      await expect(rings(page)).toHaveCount(0);
      await draw(table, "a1", "a1");
      await expect(rings(page)).toHaveCount(1);
      await table.press(table.square("e4"));
      await table.stands("e4", "white-pawn");
      await expect(rings(page)).toHaveCount(0);
    });
  });
}

test("keys draw too, and say what they drew", async ({ table, page }) => {
  await table.open();
  await table.square("e2").focus();
  await page.keyboard.press("Shift+Enter");
  await expect(table.said).toContainText(table.text("said-drawing", { square: "e2" }));
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Shift+Enter");
  await expect(arrows(page)).toHaveCount(1);
  await expect(table.said).toContainText(table.text("said-arrow", { from: "e2", to: "e4" }));
  await page.keyboard.press("Escape");
  await expect(arrows(page)).toHaveCount(0);
});

test("two fingers draw, the page stays, and zoomed in a finger still moves @phone", async ({
  table,
  page,
}) => {
  await table.open();
  const session = await page.context().newCDPSession(page);
  const fingers = async (type: string, ...squares: string[]): Promise<void> => {
    const touchPoints = await Promise.all(squares.map((square) => middle(table, square)));
    await session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
  };
  const draw = async (from: string, to: string): Promise<void> => {
    await fingers("touchStart", from);
    await fingers("touchStart", from, to);
    await fingers("touchEnd");
  };
  await draw("e2", "e4");
  await draw("d4", "d4");
  await expect(arrows(page)).toHaveCount(1);
  await expect(rings(page)).toHaveCount(1);
  await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
  expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
  await session.send("Emulation.setPageScaleFactor", { pageScaleFactor: 2 });
  for (const square of ["a2", "a4"]) {
    await fingers("touchStart", square);
    await fingers("touchEnd");
  }
  await table.stands("a4", "white-pawn");
  expect(await page.evaluate(() => visualViewport?.scale)).toBe(2);
  await expect(arrows(page)).toHaveCount(0);
});
