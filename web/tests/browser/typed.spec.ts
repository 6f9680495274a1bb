// Moves that are typed, and the keys of a game.

import { grave } from "./axe";
import { menu, settings } from "./reach";
import { expect, test } from "./table";
import { SIZES } from "./widths";

test("moves are typed in Dutch or English, and refused with a reason", async ({ table, page }) => {
  await table.open();
  await menu(table, "menu-type");
  const field = page.getByLabel(table.text("typed-label"), { exact: true });
  await expect(field).toBeFocused();
  const type = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press("Enter");
  };
  await type("e4");
  await type("e7e5");
  await type("Nf3");
  await type("Nc6");
  await expect(table.moves).toHaveCount(4);
  await table.stands("c6", "black-knight");
  const alert = page.locator("form").getByRole("alert");
  await type("xyz");
  await expect(alert).toHaveText(table.text("typed-syntax", { text: "xyz" }));
  await type(table.language === "nl" ? "Dd5" : "Qd5");
  await expect(alert).toContainText("3.5");
  await type(table.language === "nl" ? "Pd6" : "Nd6");
  await expect(alert).toHaveText(table.text("typed-no-piece", { piece: "knight", square: "d6" }));
  expect(await grave(page)).toEqual([]);
  await field.fill("");
  await expect(alert).toHaveCount(0);
});

test("a typed text that leaves a doubt is asked about", async ({ table, page }) => {
  // A knight in Dutch, a pawn in English.
  await table.open({ start: "4k3/8/8/8/8/5N2/3P4/4K3 w - - 0 1" });
  await menu(table, "menu-type");
  const field = page.getByLabel(table.text("typed-label"), { exact: true });
  await field.fill("Pd4");
  await field.press("Enter");
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText(table.text("typed-doubt", { text: "Pd4" }));
  await table.press(alert.getByRole("button", { name: /d2/ }));
  await table.stands("d4", "white-pawn");
});

test("keys: help, typing, turning, hearing; and none of it when switched off @desk", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4");
  await page.keyboard.press("?");
  await expect(table.dialog).toContainText(table.text("keys-title"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await page.keyboard.press("l");
  const last = table.text("said-move", {
    side: table.text("side-white"),
    piece: table.text("role-pawn"),
    from: "e2",
    to: "e4",
  });
  await expect(table.said).toContainText(last);
  await page.keyboard.press("t");
  await expect(table.said).toContainText(table.text("deed-no-clock"));
  await page.keyboard.press("m");
  await expect(table.said).toContainText(table.text("said-sounds-off"));
  await page.keyboard.press("/");
  await expect(page.getByLabel(table.text("typed-label"), { exact: true })).toBeFocused();
  await settings(table);
  await table.dialog.getByLabel(table.text("switch-shortcuts")).uncheck();
  await page.keyboard.press("Escape");
  await table.square("e4").focus();
  await page.keyboard.press("f");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
});

test("with the evaluation and the typed moves the whole game is still in the window", async ({
  table,
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("rokade.settings", '{"evaluation":true,"typing":true}'),
  );
  for (const [width, height] of [...SIZES, [360, 740], [740, 360]] as const) {
    await page.setViewportSize({ width, height });
    await table.open({ opponent: "computer", control: "5+0" });
    await expect(page.getByLabel(table.text("typed-label"), { exact: true })).toBeVisible();
    await expect(page.locator("[data-row=gauge] [role=img]")).toBeVisible();
    const menuButton = page.getByRole("button", { name: table.text("action-menu") });
    await expect(menuButton, `${width}×${height}`).toBeInViewport({ ratio: 1 });
    const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(longer, `${width}×${height}`).toBeLessThanOrEqual(0);
  }
});
