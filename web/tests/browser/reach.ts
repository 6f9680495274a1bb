// Ways that many tests go: a button by its name, a row of the game's menu, the settings.

import type { Locator, Page } from "@playwright/test";
import { expect, type Table } from "./table";

export const button = (within: Page | Locator, name: string): Locator =>
  within.getByRole("button", { name, exact: true });

/** Opens a row of the game's menu. */
export async function menu(table: Table, row: string): Promise<void> {
  await table.press(button(table.page, table.text("action-menu")));
  await table.press(button(table.dialog, table.text(row)));
}

/** Opens the settings. */
export async function settings(table: Table): Promise<void> {
  await table.press(button(table.page, table.text("settings")));
  await expect(table.dialog.getByText(table.text("settings-board"), { exact: true })).toBeVisible();
}
