// Lessons on the screen: reading, doing, being told what was wrong, and finding it again later.

import { grave } from "./axe";
import { expect, test, type Table } from "./table";
import { boardPlace, SIZES, tooWide } from "./widths";

const PLACES = {
  nl: { root: "/lessen", rook: "toren-en-loper", ending: "koning-en-toren", italian: "italiaans" },
  en: { root: "/lessons", rook: "rook-and-bishop", ending: "king-and-rook", italian: "italian" },
} as const;

const button = (table: Table, name: string, args = {}) =>
  table.page.getByRole("button", { name: table.text(name, args), exact: true });
const said = (table: Table) => table.page.locator(".said");
const goOn = (table: Table) => table.press(button(table, "lesson-go-on"));

/** Goes to a step by its number. */
async function step(table: Table, number: number): Promise<void> {
  await table.press(
    table.page
      .getByRole("list", { name: table.text("lesson-steps") })
      .getByRole("button")
      .nth(number - 1),
  );
}

test("E: the first lesson from its beginning to its end", async ({ table, page }) => {
  const { root, rook } = PLACES[table.language];
  await page.goto(root);
  await expect(page.getByRole("heading", { level: 2 })).toHaveCount(4);
  await expect(page.locator("li a")).toHaveCount(12);
  await table.press(page.locator("li a").first());
  await expect(page).toHaveURL(`${root}/${rook}`);
  await goOn(table);
  await table.move("a1a5", "a5e5", "e5e1");
  await goOn(table);
  await table.move("a1e1", "e1e6", "e6a6");
  await goOn(table);
  await goOn(table);
  await table.move("c1f4", "f4c7", "c7a5");
  await goOn(table);
  await table.press(table.square("h3"));
  await expect(said(table)).not.toBeEmpty();
  await table.press(table.square("d4"));
  await goOn(table);
  await table.move("a1a5", "a5e5", "e5f5");
  await table.press(button(table, "lesson-finish"));
  await expect(page.getByText(table.text("lesson-finished-more"))).toBeVisible();
  await table.press(page.getByRole("link", { name: table.text("lesson-back") }));
  await expect(page.locator("li.done")).toHaveCount(1);
  await page.reload();
  await expect(page.locator("li.done")).toContainText(table.text("lesson-state-done"));
});

test("E: what is wrong is explained, and a try begins without its introduction", async ({
  table,
  page,
}) => {
  const { root, rook } = PLACES[table.language];
  await page.goto(`${root}/${rook}`);
  await step(table, 2);
  await table.move("a1b2");
  await expect(said(table)).toContainText("3.3");
  await table.press(button(table, "lesson-hint"));
  await expect(said(table)).not.toContainText("3.3");
  await expect(said(table)).not.toBeEmpty();
  await table.move("a1a2", "a2a3", "a3a4");
  await expect(said(table)).toContainText(table.text("lesson-out-of-moves"));
  await table.press(button(table, "lesson-again"));
  await table.stands("a1", "white-rook");
  await expect(page.getByText(table.text("lesson-moves-left", { moves: 3 }))).toBeVisible();
  await expect(button(table, "lesson-go-on")).toHaveCount(0);
});

test("E: progress is kept in the middle of a step, in the other language too", async ({
  table,
  page,
}) => {
  const other = table.language === "nl" ? "en" : "nl";
  const { root, rook } = PLACES[table.language];
  await page.goto(`${root}/${rook}`);
  await step(table, 2);
  await table.move("a1a5");
  await page.reload();
  await table.stands("a5", "white-rook");
  await table.press(page.getByRole("button", { name: other.toUpperCase(), exact: true }));
  await expect(page).toHaveURL(`${PLACES[other].root}/${PLACES[other].rook}`);
  await expect(page.locator('[data-square="a5"] .piece')).toBeVisible();
});

test("E: mate with the rook against an opponent, which a stalemate does not end", async ({
  table,
  page,
}) => {
  const { root, ending } = PLACES[table.language];
  await page.goto(`${root}/${ending}`);
  await step(table, 4);
  await table.move("b1b2");
  await table.stands("d8", "black-king");
  await table.move("b2b8");
  await expect(button(table, "lesson-go-on")).toBeVisible();
  await step(table, 7);
  await table.move("a1a5");
  await expect(said(table)).not.toBeEmpty();
  await expect(page.getByText(table.text("lesson-moves-left", { moves: 29 }))).toBeVisible();
});

test("E: to forget everything asks first, and to keep is the way out", async ({ table, page }) => {
  const { root, rook } = PLACES[table.language];
  await page.goto(`${root}/${rook}`);
  await goOn(table);
  await table.press(page.getByRole("link", { name: table.text("lesson-back") }));
  const count = { done: 1, all: 7 };
  await expect(page.getByText(table.text("lesson-state-begun", count))).toBeVisible();
  await table.press(button(table, "lessons-forget"));
  await table.press(table.dialog.getByRole("button", { name: table.text("lessons-forget-no") }));
  await expect(page.getByText(table.text("lesson-state-begun", count))).toBeVisible();
  await table.press(button(table, "lessons-forget"));
  const yes = table.dialog.getByRole("button", { name: table.text("lessons-forget-yes") });
  await expect(yes).toBeEnabled();
  await table.press(yes);
  await expect(page.getByText(table.text("lesson-state-begun", count))).toHaveCount(0);
  await expect(button(table, "lessons-forget")).toHaveCount(0);
});

test("E: an address without a lesson says so and shows them all", async ({ table, page }) => {
  await page.goto(`${PLACES[table.language].root}/xyz`);
  await expect(page.getByText(table.text("lessons-lost"))).toBeVisible();
  await expect(page.locator("li a")).toHaveCount(12);
});

test("E: a lesson is done with the keyboard alone", async ({ table, page }) => {
  const { root, rook } = PLACES[table.language];
  await page.goto(`${root}/${rook}`);
  await button(table, "lesson-go-on").press("Enter");
  await expect(page.getByRole("heading", { level: 2 })).toBeFocused();
  await table.square("a1").focus();
  await page.keyboard.press("Enter");
  for (let rank = 1; rank < 5; rank += 1) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await table.stands("a5", "white-rook");
  await expect(table.said).toContainText("a5");
});

test("E: once open, the lessons need no network", async ({ table, page }) => {
  const { root } = PLACES[table.language];
  await page.goto(root);
  await expect(page.locator("li a")).toHaveCount(12);
  await page.waitForLoadState("networkidle");
  // Browsers ask for the icon anew at each address.
  await page.route(/^(?!.*\/mark\.svg$)/, (route) => route.abort());
  await table.press(page.locator("li a").nth(7));
  await goOn(table);
  await table.move("a1a8");
  await expect(button(table, "lesson-go-on")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`E: axe finds nothing serious in the lessons in ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme });
    const { root, rook, ending } = PLACES[table.language];
    await page.goto(root);
    await expect(page.locator("li a")).toHaveCount(12);
    expect(await grave(page)).toEqual([]);
    await page.goto(`${root}/${rook}`);
    await goOn(table);
    await table.move("a1b2");
    expect(await grave(page)).toEqual([]);
    await page.goto(`${root}/${ending}`);
    await step(table, 5);
    await table.press(
      page
        .getByRole("list", { name: table.text("lesson-answers") })
        .getByRole("button")
        .first(),
    );
    expect(await grave(page)).toEqual([]);
    await table.press(button(table, "lesson-reset"));
    expect(await grave(page)).toEqual([]);
  });
}

test("E: the lessons fit every width, and a board stands still while it is answered", async ({
  table,
  page,
}) => {
  const { root, rook } = PLACES[table.language];
  await page.goto(`${root}/${rook}`);
  await goOn(table);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await tooWide(page), `${width}×${height}`).toBeLessThanOrEqual(0);
    const before = await boardPlace(page);
    await table.move("a1b2");
    await expect(said(table)).toContainText("3.3");
    expect(await boardPlace(page), `${width}×${height}`).toEqual(before);
    await table.press(button(table, "lesson-again"));
  }
});
