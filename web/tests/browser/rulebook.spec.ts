// The rulebook in the page: finding a rule, trying it on a board, drawing lots.

import { expect, test } from "./table";

const PLACES = {
  nl: { root: "/regels", castling: "rokeren", through: "rokeren-over-aangevallen-veld" },
  en: { root: "/rules", castling: "castling", through: "castling-through-check" },
} as const;

const QUESTIONS = {
  nl: ["mag je rokkeren als je schaak hebt gestaan", "rokeren-na-schaak"],
  en: ["can you castel after being in check", "castling-after-check"],
} as const;

test("G: the rules open from the header, and a question leads to its page", async ({
  table,
  page,
}) => {
  await table.open();
  await table.goTo("rulebook");
  const { root } = PLACES[table.language];
  await expect(page).toHaveURL(root);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("book-title"));
  const [question, address] = QUESTIONS[table.language];
  await page.getByRole("searchbox").fill(question);
  const first = page.locator(".hits li").first();
  await expect(first).toContainText(table.text("verdict-allowed"));
  await table.press(first.getByRole("link"));
  await expect(page).toHaveURL(`${root}/${address}`);
  await expect(page.locator(".verdict")).toHaveText(table.text("verdict-allowed"));
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("book-title"));
});

test("G: what is tried on a board is played, or refused with the article", async ({
  table,
  page,
}) => {
  const { root, through } = PLACES[table.language];
  await page.goto(`${root}/${through}`);
  const told = page.locator(".told");
  await expect(told).toContainText(table.text("game-turn", { who: table.text("game-white") }));
  await table.move("e1g1");
  await expect(told).toContainText("3.8.2.2.1");
  await table.stands("e1", "white-king");
  await table.move("e1e2");
  await table.stands("e2", "white-king");
  await table.press(page.getByRole("button", { name: table.text("book-again") }));
  await table.stands("e1", "white-king");
  await table.press(page.getByRole("button", { name: "e1–g1" }));
  await expect(told).toContainText("3.8.2.2.1");
});

test("G: a page has an address in each language and follows the choice", async ({
  table,
  page,
}) => {
  const other = table.language === "nl" ? "en" : "nl";
  const { root, castling } = PLACES[other];
  await page.goto(`${root}/${castling}`);
  const own = PLACES[table.language];
  await expect(page).toHaveURL(`${own.root}/${own.castling}`);
  await table.press(page.getByRole("button", { name: other.toUpperCase(), exact: true }));
  await expect(page).toHaveURL(`${root}/${castling}`);
});

test("G: an address without a page says so and shows the contents", async ({ table, page }) => {
  await page.goto(`${PLACES[table.language].root}/xyz`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("book-lost-title"));
  await expect(
    page.getByRole("main").getByRole("navigation").getByRole("link").first(),
  ).toBeVisible();
});

test("G: who begins is drawn by lot", async ({ table, page }) => {
  const begins = table.language === "nl" ? "wie-begint" : "who-starts";
  await page.goto(`${PLACES[table.language].root}/${begins}`);
  const players = page.getByLabel(table.text("lots-who"));
  const drawn = page.locator(".drawn");
  await players.fill("Anna, Bert");
  await page.keyboard.press("Enter");
  const white = ["Anna", "Bert"].map((name) => table.text("lots-white", { name }));
  expect(white).toContain((await drawn.innerText()).trim());
  await players.fill("5");
  await table.press(page.getByRole("button", { name: table.text("lots-again") }));
  const begin = [1, 2, 3, 4, 5].map((number) =>
    table.text("lots-begins", { name: table.text("lots-player", { number }) }),
  );
  expect(begin).toContain((await drawn.innerText()).trim());
  await players.fill("1");
  await page.keyboard.press("Enter");
  await expect(drawn).toHaveText(table.text("lots-wrong", { most: 99 }));
});

test("G: once open, the book needs no network", async ({ table, page }) => {
  const { root, castling } = PLACES[table.language];
  await page.goto(root);
  await expect(
    page.getByRole("main").getByRole("navigation").getByRole("link").first(),
  ).toBeVisible();
  // What the page fetches for later is not what this is about.
  await page.waitForLoadState("networkidle");
  // Browsers ask for the icon anew at each address.
  await page.route(/^(?!.*\/mark\.svg$)/, (route) => route.abort());
  await page.getByRole("searchbox").fill("9.6.2");
  await expect(page.locator(".hits li").first()).toBeVisible();
  await page.getByRole("searchbox").fill("");
  await table.press(page.locator(`a[href="${root}/${castling}"]`).first());
  await expect(page.locator("figure").first()).toBeVisible();
});
