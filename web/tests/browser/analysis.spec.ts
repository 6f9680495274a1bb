// The analysis board: games opened, variations, the engine's lines, and the review.

import { grave } from "./axe";
import { expect, test, type Table } from "./table";
import { SIZES, tooWide } from "./widths";

const ROOT = { nl: "/analyse", en: "/analysis" } as const;

/** White falls for a mate with the third half-move. */
const FOOLS_MATE = "moves=f2f3+e7e5+g2g4+d8h4";

const button = (table: Table, name: string, args = {}) =>
  table.page.getByRole("button", { name: table.text(name, args), exact: true });
const moves = (table: Table) =>
  table.page.getByRole("navigation", { name: table.text("analysis-moves") });
const review = (table: Table) =>
  table.page.getByRole("region", { name: table.text("review-title") });

/** Whoever is told of, then accuracy and three kinds of faults. */
const ROWS = 5;
const rows = (table: Table) => review(table).getByRole("row");

test("F: a game is pasted, and variations are added, made main and deleted", async ({
  table,
  page,
}) => {
  await page.goto(ROOT[table.language]);
  await page.getByLabel(table.text("open-text")).fill("1. e4 e5 2. Nf3 *");
  await table.press(button(table, "open-do"));
  await expect(moves(table).getByRole("button")).toHaveCount(3);
  await table.press(moves(table).getByRole("button").first());
  await table.move("c7c5");
  await expect(moves(table).getByRole("button")).toHaveCount(4);
  await table.press(button(table, "variation-main"));
  await expect(moves(table).getByRole("button").nth(1)).toHaveText("c5");
  await page.getByLabel(table.text("remark-sign")).selectOption("!?");
  await expect(moves(table).getByRole("button").nth(1)).toHaveText("c5!?");
  await page.reload();
  await expect(moves(table).getByRole("button").nth(1)).toHaveText("c5!?");
  await table.press(moves(table).getByRole("button").nth(1));
  await table.press(button(table, "variation-remove"));
  await expect(moves(table).getByRole("button")).toHaveCount(3);
});

test("F: the engine shows as many lines as are wished, and a press plays one", async ({
  table,
  page,
}) => {
  await page.goto(ROOT[table.language]);
  const lines = page.getByRole("region", { name: table.text("lines-title") });
  await page.getByLabel(table.text("lines-count"), { exact: true }).selectOption("3");
  await expect(lines.getByRole("button")).toHaveCount(3);
  await expect(page.locator(".marks .arrow")).toBeAttached();
  await table.press(lines.getByRole("button").first());
  await expect(moves(table).getByRole("button").first()).toBeVisible();
  await page
    .getByLabel(table.text("lines-count"), { exact: true })
    .selectOption({ label: table.text("lines-off") });
  await expect(lines.getByRole("button")).toHaveCount(0);
});

test("F: a review judges each move, draws the graph and says where the game turned", async ({
  table,
  page,
}) => {
  await page.goto(`${ROOT[table.language]}?${FOOLS_MATE}`);
  await expect(moves(table).getByRole("button")).toHaveCount(4);
  await table.press(button(table, "review-begin"));
  await expect(rows(table)).toHaveCount(ROWS);
  await expect(review(table)).toContainText("2. g4");
  await table.press(button(table, "review-next-fault"));
  await expect(review(table)).toContainText(/[?!]|g4|f3/);
  const graph = page.getByRole("slider", { name: table.text("graph-title") });
  await graph.focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(graph).toHaveAttribute("aria-valuetext", /g4/);
  await expect(review(table)).toContainText(table.text("judged-blunder"));
  await table.press(button(table, "review-play-better"));
  await expect(moves(table).locator(".variation").first()).toBeVisible();
});

test("F: a review names the opening, and says why where it is proved", async ({ table, page }) => {
  await page.goto(`${ROOT[table.language]}?${FOOLS_MATE}`);
  await table.press(button(table, "review-begin"));
  const mate = table.language === "nl" ? "2… Dh4#" : "2… Qh4#";
  const cause = table.text("cause-allowed-mate-at-once", { line: mate });
  await expect(review(table)).toContainText(cause);
  await expect(review(table)).toContainText("(A00)");
  await table.press(moves(table).getByRole("button").first());
  await expect(review(table)).toContainText(table.text("judged-book"));
});

test("F: no more reviews a day than the host allows", async ({ table, page }) => {
  const plan = { plan: "free", hints: null, reviews: 0 };
  await page.route("**/api/plan", (route) => route.fulfill({ json: plan }));
  await page.goto(`${ROOT[table.language]}?${FOOLS_MATE}`);
  await table.press(button(table, "review-begin"));
  await expect(review(table)).toContainText(table.text("review-spent", { quota: 0 }));
});

test("F: a text that is no game is refused", async ({ table, page }) => {
  await page.goto(ROOT[table.language]);
  await page.getByLabel(table.text("open-text")).fill("hello there");
  await table.press(button(table, "open-do"));
  await expect(page.getByText(table.text("open-refused"))).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`F: axe finds nothing serious about analysis in ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${ROOT[table.language]}?${FOOLS_MATE}`);
    await expect(moves(table).getByRole("button")).toHaveCount(4);
    expect(await grave(page)).toEqual([]);
    await table.press(button(table, "review-begin"));
    await expect(rows(table)).toHaveCount(ROWS);
    expect(await grave(page)).toEqual([]);
  });
}

test("F: the analysis board fits every width", async ({ table, page }) => {
  await page.goto(`${ROOT[table.language]}?${FOOLS_MATE}`);
  await expect(moves(table).getByRole("button")).toHaveCount(4);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await tooWide(page), `${width}×${height}`).toBeLessThanOrEqual(0);
  }
});

test("F: a game that is over leads to its review", async ({ table, page }) => {
  await table.open();
  await table.move("f2f3", "e7e5", "g2g4", "d8h4");
  await table.press(table.result.getByRole("link", { name: table.text("result-review") }));
  await expect(page).toHaveURL(new RegExp(ROOT[table.language]));
  await expect(moves(table).getByRole("button")).toHaveCount(4);
  await table.stands("h4", "black-queen");
  // Nothing more has to be pressed, and it stands before what an analyst wants.
  await expect(rows(table)).toHaveCount(ROWS);
  const [first, second] = await Promise.all(
    [review(table), moves(table)].map(async (part) => (await part.boundingBox())?.y ?? NaN),
  );
  expect(first).toBeLessThan(second ?? NaN);
  // The page loaded again is the game, not a second review.
  await expect(page).not.toHaveURL(/review/);
});
