// The places of the house: the start screen, the ways between places, and where nothing is.

import { expect, Table, test } from "./table";

test("C1: a game against the computer begins on the start screen", async ({ table, page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("start-title"));
  const main = page.getByRole("main");
  await table.choose(main, table.text("new-computer"));
  await table.choose(main, table.text("new-black"));
  await table.choose(main, "5+0");
  await table.press(main.getByRole("button", { name: table.text("new-begin") }));
  await expect(page).toHaveURL(table.board);
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await expect(table.moves).toHaveCount(1);
  await page.reload();
  await expect(table.moves).toHaveCount(1);
});

test("C2: two begin on one device, and the interrupted game is gone on with", async ({
  table,
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await table.choose(main, table.text("new-person"));
  await table.press(main.getByRole("button", { name: table.text("new-begin") }));
  await table.move("e2e4", "e7e5", "g1f3");
  await table.press(page.getByRole("banner").getByRole("link").first());
  await expect(page).toHaveURL("/");
  const kept = main.getByRole("link", { name: table.text("start-go-on") });
  await expect(kept).toContainText(table.text("start-moves", { count: 2 }));
  await expect(kept).toContainText(table.text("game-turn", { who: table.text("game-black") }));
  await expect(kept.locator("[data-diagram=f3] .piece")).toBeVisible();
  await table.press(kept);
  await expect(page).toHaveURL(table.board);
  await table.move("b8c6");
  await expect(table.moves).toHaveCount(4);
});

test("a new game from the start screen leaves the game in progress within reach", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4");
  await page.goto("/");
  await table.press(page.getByRole("main").getByRole("button", { name: table.text("new-begin") }));
  await expect(table.moves).toHaveCount(0);
  await table.press(page.getByRole("button", { name: table.text("action-return") }));
  await expect(table.moves).toHaveText(["e4"]);
});

test("a position that cannot be is told of on the start screen", async ({ table, page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await table.press(main.getByText(table.text("new-more")));
  await table.choose(main, table.text("start-own"));
  await main.getByLabel(table.text("start-fen")).fill("8/8/8/8/8/8/8/4K3 w - - 0 1");
  await table.press(main.getByRole("button", { name: table.text("new-begin") }));
  await expect(main.getByRole("alert")).toContainText(
    table.text("fen-missing-king", { color: "black" }),
  );
  await expect(page).toHaveURL("/");
});

test("each place is reached from the header and from the start screen, without leaving the page", async ({
  table,
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => document.documentElement.setAttribute("data-same", ""));
  for (const place of ["rulebook", "arbiter"]) {
    await table.goTo(place);
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(
      table.text(place === "rulebook" ? "book-title" : "table-title"),
    );
    await table.press(page.getByRole("banner").getByRole("link").first());
    await expect(heading).toHaveText(table.text("start-title"));
    await table.press(
      page.getByRole("main").getByRole("link", { name: table.text(`place-${place}-more`) }),
    );
    await expect(heading).not.toHaveText(table.text("start-title"));
    await page.goBack();
    await expect(heading).toHaveText(table.text("start-title"));
  }
  await expect(page.locator("html")).toHaveAttribute("data-same", "");
});

test("a place has an address in each language, and it follows the choice", async ({
  table,
  page,
}) => {
  await page.goto(table.language === "nl" ? "/game" : "/partij");
  await expect(page).toHaveURL(table.board);
  await table.stands("e2", "white-pawn");
  const other = table.language === "nl" ? "en" : "nl";
  await table.press(page.getByRole("button", { name: other.toUpperCase(), exact: true }));
  await expect(page).toHaveURL(other === "nl" ? "/partij" : "/game");
});

test("where nothing is the page says so, with the status and a way on", async ({
  page,
  language,
  hasTouch,
}) => {
  // No table: the browser reports the status in the console, as it should.
  const table = new Table(page, language, hasTouch ?? false);
  const answer = await page.goto("/xyz");
  if (process.env["ROKADE_BINARY"] !== undefined) expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("lost-title"));
  await table.press(page.getByRole("link", { name: table.text("lost-start"), exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(table.text("start-title"));
});
