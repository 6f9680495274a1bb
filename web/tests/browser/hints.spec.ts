// A hint in a game: from the menu, in steps, as an arrow.

import { expect, test } from "./table";

test("C4: a hint comes from the menu, in steps, and is gone with the move", async ({
  table,
  page,
}) => {
  // White mates with the rook at once.
  await table.open({ start: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1" });
  await table.press(page.getByRole("button", { name: table.text("action-menu") }));
  await table.press(table.dialog.getByRole("button", { name: table.text("menu-hint") }));
  const news = page.locator("main .news").last();
  await expect(news).toContainText(table.text("tip-mate", { moves: 1 }));
  const more = news.getByRole("button", { name: table.text("tip-more") });
  await table.press(more);
  await expect(news).toContainText("d1");
  await expect(page.locator(".marks .arrow")).toHaveCount(0);
  await table.press(more);
  await expect(page.locator(".marks .arrow")).toHaveCount(1);
  const [board, marks] = await Promise.all(
    [page.getByRole("grid"), page.locator(".marks")].map((element) => element.boundingBox()),
  );
  for (const side of ["x", "y", "width", "height"] as const) {
    expect(Math.abs((marks?.[side] ?? 0) - (board?.[side] ?? 999)), side).toBeLessThan(1);
  }
  await expect(more).toHaveCount(0);
  await table.move("d1d8");
  await expect(page.locator(".marks .arrow")).toHaveCount(0);
  await expect(table.result).toBeVisible();
});

test("C4: nobody is helped in an official game", async ({ table, page }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1", ruleset: "official" });
  await table.press(page.getByRole("button", { name: table.text("action-menu") }));
  await expect(table.dialog.getByRole("button").first()).toBeVisible();
  await expect(table.dialog.getByRole("button", { name: table.text("menu-hint") })).toHaveCount(0);
});

test("C4: the host's quota is counted, and a reload gives no more", async ({ table, page }) => {
  const plan = { plan: "free", hints: 1, reviews: null };
  await page.route("**/api/plan", (route) => route.fulfill({ json: plan }));
  await table.open({ start: "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1" });
  const ask = async (): Promise<void> => {
    await table.press(page.getByRole("button", { name: table.text("action-menu") }));
    await table.press(table.dialog.getByRole("button", { name: table.text("menu-hint") }));
  };
  const news = page.locator("main .news").last();
  await ask();
  await expect(news).toContainText(table.text("tip-mate", { moves: 1 }));
  await page.reload();
  await ask();
  await expect(news).toContainText(table.text("tip-spent", { quota: 1 }));
});
