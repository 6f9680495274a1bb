// Puzzles on the screen: the one of the day, earlier days, hints, refutations, and training.

import { servePuzzles } from "./puzzles";
import { grave } from "./axe";
import { expect, test, type Table } from "./table";
import { boardPlace, SIZES, tooWide } from "./widths";

const PLACES = {
  nl: { root: "/puzzels", training: "oefenen" },
  en: { root: "/puzzles", training: "training" },
} as const;

const button = (table: Table, name: string, args = {}) =>
  table.page.getByRole("button", { name: table.text(name, args), exact: true });
const said = (table: Table) => table.page.locator(".said");
const result = (table: Table) => table.page.locator(".result");
const day = (table: Table, text: string): string =>
  new Intl.DateTimeFormat(table.language === "nl" ? "nl-NL" : "en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(new Date(`${text}T00:00:00Z`));

/** The link to a day in the calendar. */
const cell = (table: Table, text: string, state: string) =>
  table.page.getByRole("link", {
    name: table.text("daily-cell", {
      day: day(table, text),
      state: table.text(`daily-done-${state}`),
    }),
    exact: true,
  });

test.beforeEach(async ({ page }) => {
  // On this day the first of the three known puzzles is given, the second two days earlier.
  await page.clock.setFixedTime("2026-11-30T12:00:00Z");
  await servePuzzles(page);
});

test("D: every move that still mates in the stated number is right, and done is shown", async ({
  table,
  page,
}) => {
  const { root } = PLACES[table.language];
  await page.goto(root);
  await expect(
    page.getByText(table.text("puzzle-mate", { side: "white", moves: 2 })),
  ).toBeVisible();
  await expect(result(table)).toHaveText(table.text("daily-done-none"));
  await table.move("b1b5");
  await table.stands("d8", "black-king");
  await expect(said(table)).toHaveText(table.text("puzzle-right"));
  await table.move("b5b8");
  await expect(said(table)).toHaveText(table.text("puzzle-solved-clean"));
  await expect(result(table)).toHaveText(table.text("daily-done-clean"));
  await expect(page.getByText(table.text("daily-streak", { days: 1 }))).toBeVisible();
  await page.reload();
  await expect(result(table)).toHaveText(table.text("daily-done-clean"));
  await expect(cell(table, "2026-11-30", "clean")).toBeVisible();
});

test("D: a wrong move is refuted on the board, and the board is put back", async ({
  table,
  page,
}) => {
  await page.goto(PLACES[table.language].root);
  await table.move("b1c1");
  await expect(page.locator(".arrow.bad")).toBeAttached();
  await table.stands("c1", "white-rook");
  await expect(said(table)).toContainText(table.language === "nl" ? "Tc1+" : "Rc1+");
  await table.press(button(table, "puzzle-put-back"));
  await table.stands("b1", "white-rook");
  await table.move("b1b2");
  await table.stands("d8", "black-king");
  await table.move("b2b8");
  await expect(result(table)).toHaveText(table.text("daily-done-solved"));
});

test("D: where no mate is meant, the engine says what is wrong with a move", async ({
  table,
  page,
}) => {
  await page.goto(`${PLACES[table.language].root}/2026-11-28`);
  await table.move("d5f6");
  await expect(page.locator(".arrow.bad")).toBeAttached();
  await expect(said(table)).toContainText(table.language === "nl" ? "Pf6+" : "Nf6+");
  await table.press(button(table, "puzzle-put-back"));
  await table.move("d5c7");
  await table.stands("d7", "black-king");
  await table.move("c7a8");
  await expect(result(table)).toHaveText(table.text("daily-done-solved"));
});

test("D: a puzzle that is half solved goes on after a reload", async ({ table, page }) => {
  await page.goto(`${PLACES[table.language].root}/2026-11-28`);
  await table.move("d5f6");
  await table.press(button(table, "puzzle-put-back"));
  await table.move("d5c7");
  await table.stands("d7", "black-king");
  await page.reload();
  await table.stands("c7", "white-knight");
  await table.stands("d7", "black-king");
  await table.move("c7a8");
  // The mistake is not forgotten either.
  await expect(result(table)).toHaveText(table.text("daily-done-solved"));
});

test("D: a move that is not allowed is refused with its article", async ({ table, page }) => {
  await page.goto(PLACES[table.language].root);
  await table.move("b1c3");
  await expect(said(table)).toContainText("3.3");
  await table.stands("b1", "white-rook");
});

test("D: a hint comes in steps, from the idea to the arrow", async ({ table, page }) => {
  await page.goto(`${PLACES[table.language].root}/2026-11-28`);
  await table.press(button(table, "puzzle-hint"));
  await expect(said(table)).toHaveText(table.text("hint-fork"));
  await table.press(button(table, "puzzle-hint-more"));
  await expect(said(table)).toContainText("d5");
  await expect(said(table)).toContainText(table.text("the-rook"));
  await expect(page.locator(".marks .arrow")).toHaveCount(0);
  await table.press(button(table, "puzzle-hint-more"));
  await expect(page.locator(".arrow.good")).toBeAttached();
  await expect(button(table, "puzzle-hint-more")).toBeDisabled();
});

test("D: to see the solution asks first, since a streak ends", async ({ table, page }) => {
  await page.goto(PLACES[table.language].root);
  await table.press(button(table, "puzzle-show"));
  await table.press(table.dialog.getByRole("button", { name: table.text("puzzle-show-no") }));
  await expect(result(table)).toHaveText(table.text("daily-done-none"));
  await table.press(button(table, "puzzle-show"));
  const yes = table.dialog.getByRole("button", { name: table.text("puzzle-show-yes") });
  await expect(yes).toBeEnabled();
  await table.press(yes);
  await table.stands("b8", "white-rook");
  await expect(result(table)).toHaveText(table.text("daily-done-shown"));
  await expect(page.getByText(table.text("daily-streak", { days: 0 }))).toBeVisible();
});

test("D: earlier days are in the calendar, days to come are not", async ({ table, page }) => {
  const { root } = PLACES[table.language];
  await page.goto(root);
  await table.press(cell(table, "2026-11-29", "none"));
  await expect(page).toHaveURL(`${root}/2026-11-29`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(day(table, "2026-11-29"));
  await table.stands("d1", "white-rook");
  await expect(button(table, "daily-month-after")).toBeDisabled();
  await table.press(button(table, "daily-month-before"));
  await expect(cell(table, "2026-10-31", "none")).toBeVisible();
  await page.goto(`${root}/2026-12-01`);
  await expect(page.getByText(table.text("puzzles-no-day"))).toBeVisible();
  await table.stands("d6", "white-king");
});

test("D: a result is shared without what it was", async ({ table, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.goto(PLACES[table.language].root);
  await table.move("b1b2");
  await table.stands("d8", "black-king");
  await table.move("b2b8");
  await table.press(button(table, "daily-share"));
  await expect(button(table, "daily-shared")).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toContain(day(table, "2026-11-30"));
  expect(text).toContain(PLACES[table.language].root);
  expect(text).not.toMatch(/b8|b2|mat|mate/);
});

test("D: once open, the puzzles need no network", async ({ table, page }) => {
  await page.goto(PLACES[table.language].root);
  await expect(result(table)).toBeVisible();
  await page.waitForLoadState("networkidle");
  // Browsers ask for the icon anew at each address.
  await page.route(/^(?!.*\/mark\.svg$)/, (route) => route.abort());
  await table.press(cell(table, "2026-11-28", "none"));
  await table.move("d5c7");
  await expect(said(table)).toHaveText(table.text("puzzle-right"));
});

test("D: training by theme moves a rating, and the next puzzle comes", async ({ table, page }) => {
  const { root, training } = PLACES[table.language];
  await page.goto(root);
  await table.press(page.getByRole("link", { name: table.text("puzzles-training"), exact: true }));
  await expect(page).toHaveURL(`${root}/${training}`);
  await expect(page.getByText(table.text("training-strength-none"))).toBeVisible();
  await page
    .getByLabel(table.text("training-theme"))
    .selectOption({ label: table.text("motif-fork") });
  await table.stands("d5", "white-knight");
  await table.move("d5c7");
  await table.stands("d7", "black-king");
  await table.move("c7a8");
  const count = table.text("training-count", { solved: 1, failed: 0 });
  await expect(page.getByText(count)).toBeVisible();
  await table.press(button(table, "training-next"));
  await table.stands("d5", "white-knight");
  await table.move("d5f6");
  await expect(
    page.getByText(table.text("training-count", { solved: 1, failed: 1 })),
  ).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`D: axe finds nothing serious in the puzzles in ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme });
    const { root, training } = PLACES[table.language];
    await page.goto(root);
    await expect(result(table)).toBeVisible();
    expect(await grave(page)).toEqual([]);
    await table.move("b1c1");
    await expect(button(table, "puzzle-put-back")).toBeVisible();
    expect(await grave(page)).toEqual([]);
    await table.press(button(table, "puzzle-put-back"));
    await table.move("b1b2");
    await table.stands("d8", "black-king");
    await table.move("b2b8");
    await expect(result(table)).toHaveText(table.text("daily-done-solved"));
    expect(await grave(page)).toEqual([]);
    await page.goto(`${root}/${training}`);
    await expect(button(table, "puzzle-hint")).toBeVisible();
    expect(await grave(page)).toEqual([]);
  });
}

test("D: the puzzles fit every width, and the board stands still while they are answered", async ({
  table,
  page,
}) => {
  await page.goto(PLACES[table.language].root);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    expect(await tooWide(page), `${width}×${height}`).toBeLessThanOrEqual(0);
    const before = await boardPlace(page);
    await table.move("b1c3");
    await expect(said(table)).toContainText("3.3");
    expect(await boardPlace(page), `${width}×${height}`).toEqual(before);
  }
});
