// The board in depth: everything that the flat one does, with pieces that stand.

import type { Page } from "@playwright/test";
import { grave } from "./axe";
import { expect, Table, test } from "./table";

/** Opens a game with the standing board, as somebody who chose it before. */
async function openStanding(table: Table, asked: Parameters<Table["open"]>[0] = {}): Promise<void> {
  await table.page.addInitScript(() =>
    localStorage.setItem("rokade.settings", '{"view":"standing"}'),
  );
  const { page, language } = table;
  const { start, ...rest } = { opponent: "person", ...asked };
  const query = new URLSearchParams(start ? { fen: start, ...(rest as object) } : {});
  await page.goto(`${language === "nl" ? "/partij" : "/game"}?${query}`);
  await expect(standing(table).first()).toBeVisible();
  if (!start) await table.begin("person");
}

const standing = (table: Table) => table.page.locator(".standing-piece");
const on = (table: Table, square: string) => table.page.locator(`[data-on="${square}"]`);

/** The middle of a square as it is seen. */
async function middle(table: Table, square: string): Promise<{ x: number; y: number }> {
  const box = await table.square(square).boundingBox();
  if (box === null) throw new Error(`${square} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The square that a press in the middle of each square reaches. */
function reached(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("[data-square]")]
      .filter((square) => {
        const { left, top, width, height } = square.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== square;
      })
      .map((square) => square.getAttribute("data-square") ?? ""),
  );
}

test("C6: the settings stand the pieces up and lay them down, and keep it", async ({
  table,
  page,
}) => {
  await table.open();
  const settings = page.getByRole("button", { name: table.text("settings") });
  const done = table.dialog.getByRole("button", { name: table.text("settings-done") });
  const fixed = page.getByRole("button", { name: table.text("action-menu") });
  const before = await fixed.boundingBox();
  await table.press(settings);
  await table.choose(table.dialog, table.text("view-standing"));
  await expect(standing(table)).toHaveCount(32);
  await table.press(done);
  expect(await fixed.boundingBox()).toEqual(before);
  await page.reload();
  await expect(standing(table)).toHaveCount(32);
  await table.press(settings);
  await table.choose(table.dialog, table.text("view-flat"));
  await table.press(done);
  await expect(standing(table)).toHaveCount(0);
  await expect(table.square("e2").locator(".piece")).toBeVisible();
});

test("every square is pressed where it is seen, whoever sits below", async ({ table, page }) => {
  await openStanding(table);
  expect(await reached(page)).toEqual([]);
  await table.press(page.getByRole("button", { name: table.text("action-turn") }));
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  expect(await reached(page)).toEqual([]);
  const [near, far] = [await on(table, "e8").boundingBox(), await on(table, "e1").boundingBox()];
  expect(near?.width ?? 0).toBeGreaterThan(far?.width ?? Infinity);
});

test("a game is played, with its marks, its check and its mate", async ({ table, page }) => {
  await openStanding(table);
  await table.press(table.square("g1"));
  await expect(table.square("f3")).toHaveClass(/move/);
  await table.press(table.square("f3"));
  await expect(on(table, "f3")).toBeVisible();
  await expect(table.square("f3")).toHaveClass(/last/);
  await table.move("f7f6", "e2e4", "g7g5");
  await table.press(table.square("f3"));
  await expect(table.square("g5")).toHaveClass(/capture/);
  await table.press(table.square("g5"));
  await expect(standing(table)).toHaveCount(31);
  await table.move("a7a6", "d1h5");
  await expect(table.square("e8")).toHaveClass(/check/);
  await expect(table.result).toBeVisible();
  expect(await grave(page)).toEqual([]);
});

test(
  "a piece is dragged and stands below the pointer",
  { tag: "@desk" },
  async ({ table, page }) => {
    await openStanding(table);
    const [from, to] = [await middle(table, "e2"), await middle(table, "e4")];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(table.square("e4")).toHaveClass(/over/);
    const piece = await on(table, "e2").boundingBox();
    expect(Math.abs((piece?.x ?? 0) + (piece?.width ?? 0) / 2 - to.x)).toBeLessThan(8);
    await page.mouse.up();
    await expect(on(table, "e4")).toBeVisible();
    await table.stands("e4", "white-pawn");
  },
);

test("keys play, and a promotion is chosen over its column", async ({ table, page }) => {
  await openStanding(table, { start: "4k3/P7/8/8/8/8/8/4K3 w - - 0 1" });
  await table.square("a7").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  await expect(choice).toBeVisible();
  const [box, file] = [await choice.boundingBox(), await table.square("a8").boundingBox()];
  const centre = (b: typeof box): number => (b?.x ?? 0) + (b?.width ?? 0) / 2;
  expect(Math.abs(centre(box) - centre(file))).toBeLessThan((file?.width ?? 0) / 2);
  await choice.getByRole("button").first().press("Enter");
  await table.stands("a8", "white-queen");
  await expect(on(table, "a8")).toBeVisible();
});

test("pieces are seen going, and not by whoever asked for less motion", async ({ table, page }) => {
  const going = (): Promise<number> =>
    page.evaluate(() => {
      const piece = document.querySelector(".standing-piece[data-on=e4]");
      return piece?.getAnimations().length ?? -1;
    });
  await openStanding(table);
  await table.move("e2e4");
  await expect(on(table, "e4")).toBeVisible();
  expect(await going()).toBe(0);
  const rest = await on(table, "e4").boundingBox();
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const going = animate.call(this, frames, options);
      // Held in its middle, so that it can be looked at.
      going.pause();
      going.currentTime = 70;
      return going;
    };
  });
  const elsewhere = page.getByRole("button", { name: table.text("action-menu") });
  await elsewhere.press("ArrowLeft");
  await expect(on(table, "e2")).toBeVisible();
  await elsewhere.press("ArrowRight");
  await expect(on(table, "e4")).toBeVisible();
  expect(await going()).toBe(1);
  const piece = await on(table, "e4").boundingBox();
  // It comes from a nearer square, which lies lower.
  expect(piece?.y ?? 0).toBeGreaterThan((rest?.y ?? 0) + 4);
});

test("without the part that stands them up, the board is flat", async ({
  page,
  language,
  hasTouch,
}) => {
  const table = new Table(page, language, hasTouch ?? false);
  await page.route(/standing-/, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem("rokade.settings", '{"view":"standing"}'));
  await page.goto(`${table.board}?opponent=person`);
  await expect(table.square("e2").locator(".piece")).toBeVisible();
});
