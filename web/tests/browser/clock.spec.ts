// Clocks on the screen: how they are chosen, run, pressed, stopped and kept. The time is the test's
// own, so that nobody waits.

import type { Locator, Page } from "@playwright/test";
import { expect, test, type Table } from "./table";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/** From here on time passes only when the test says so. */
async function holdTime(page: Page): Promise<void> {
  await page.clock.install();
}
const freeze = async (page: Page): Promise<void> => page.clock.pauseAt(Date.now() + 3_600_000);

const clockOf = (table: Table, side: "white" | "black"): Locator =>
  table.page.getByRole("timer").filter({ hasText: table.text("clock-of", { side }) });
const shows = async (table: Table, side: "white" | "black", time: string): Promise<void> =>
  expect(clockOf(table, side).locator("time")).toHaveText(time);
const button = (table: Table, text: string, args = {}): Locator =>
  table.page.getByRole("button", { name: table.text(text, args), exact: true });

test("B3: by itself the clock goes over after a move, and the first one takes no time", async ({
  table,
  page,
}) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "online", control: "3+2" });
  await freeze(page);
  await shows(table, "white", "3:02");
  await table.move("e2e4");
  await shows(table, "white", "3:04");
  await page.clock.runFor(5_000);
  await shows(table, "black", "2:57");
  await table.move("e7e5");
  await shows(table, "black", "2:59");
  await page.clock.runFor(10_000);
  await shows(table, "white", "2:54");
  await shows(table, "black", "2:59");
});

test("B3: on one device the clock is started, and pressed with Done", async ({ table, page }) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "official", control: "5" });
  await freeze(page);
  await table.press(button(table, "clock-start", { side: "white" }));
  await page.clock.runFor(3_000);
  await table.move("e2e4");
  // It is Black's turn only when White has pressed.
  await table.press(table.square("e7"));
  await expect(table.message).toHaveText(table.text("deed-press-first"));
  await page.clock.runFor(2_000);
  await shows(table, "white", "4:55");
  await table.press(button(table, "clock-press"));
  await expect(button(table, "clock-press")).toBeHidden();
  await page.clock.runFor(1_000);
  await shows(table, "white", "4:55");
  await shows(table, "black", "4:59");
  await table.move("e7e5");
  await table.stands("e5", "black-pawn");
});

test("B1: a reload loses nothing, and waits until somebody goes on", async ({ table, page }) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "online", control: "3+2" });
  await freeze(page);
  await table.move("e2e4");
  await page.clock.runFor(12_000);
  await shows(table, "black", "2:50");
  await page.reload();
  await shows(table, "black", "2:50");
  await page.clock.runFor(60_000);
  await shows(table, "black", "2:50");
  await table.press(table.square("e7"));
  await expect(table.saidAtOnce).toHaveText(table.text("deed-clock-stopped"));
  await table.press(button(table, "clock-resume"));
  await page.clock.runFor(1_000);
  await shows(table, "black", "2:49");
  await table.move("e7e5");
  await table.stands("e5", "black-pawn");
});

test("a player stops the clock from the menu", async ({ table, page }) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "home", control: "5" });
  await freeze(page);
  await table.move("e2e4");
  await table.press(button(table, "action-menu"));
  await table.press(table.dialog.getByRole("button", { name: table.text("clock-pause") }));
  await page.clock.runFor(30_000);
  await shows(table, "white", "5:00");
  await expect(page.getByText(table.text("clock-stands"))).toBeVisible();
  await table.press(button(table, "clock-resume"));
  await page.clock.runFor(2_000);
  await shows(table, "white", "4:58");
});

test("C5: taking back gives no time back", async ({ table, page }) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "online", control: "5+3" });
  await freeze(page);
  await table.move("e2e4");
  await page.clock.runFor(10_000);
  await table.move("e7e5");
  await shows(table, "black", "4:56");
  await table.press(button(table, "action-take-back"));
  await table.stands("e7", "black-pawn");
  await shows(table, "black", "4:53");
});

test("the last seconds show tenths, are marked, and are said", async ({ table, page }) => {
  await holdTime(page);
  await table.open({ start: INITIAL, ruleset: "official", control: "65 s" });
  await freeze(page);
  await table.press(button(table, "clock-start", { side: "white" }));
  await page.clock.runFor(5_000);
  await expect(table.said).toContainText(
    table.text("clock-warning", { who: "white", seconds: 60 }),
  );
  await expect(clockOf(table, "white").locator("svg")).toHaveCount(0);
  await page.clock.runFor(40_000);
  await expect(clockOf(table, "white").locator("svg")).toHaveCount(1);
  await page.clock.runFor(10_000);
  await shows(table, "white", "0:10.0");
  for (const seconds of [30, 10]) {
    await expect(table.said).toContainText(table.text("clock-warning", { who: "white", seconds }));
  }
  await page.clock.runFor(700);
  await shows(table, "white", "0:09.3");
});

test("B1: a clock is chosen or written down, told with its category, and kept", async ({
  table,
  page,
}) => {
  await table.open();
  await table.press(button(table, "action-new"));
  await table.choose(table.dialog, "10+5");
  const text = table.text("clock-more", { known: "t10-5", control: "10+5", category: "rapid" });
  await expect(table.dialog).toContainText(text);
  await table.choose(table.dialog, table.text("clock-own"));
  const own = table.dialog.getByLabel(table.text("clock-own-time"), { exact: true });
  await own.fill("40/90 + x");
  await own.blur();
  const why = table.text("control-not-a-time");
  await expect(table.dialog.getByRole("alert")).toHaveText(
    table.text("control-place", { where: "text", text: "x", column: 9, why }),
  );
  await table.press(table.dialog.getByRole("button", { name: table.text("new-begin") }));
  await expect(table.dialog).toBeVisible();
  await own.fill("5");
  await table.dialog.getByLabel(table.text("clock-black-time")).fill("3");
  await table.press(table.dialog.getByRole("button", { name: table.text("new-begin") }));
  await shows(table, "white", "5:00");
  await shows(table, "black", "3:00");
  await page.reload();
  await shows(table, "black", "3:00");
  await table.press(button(table, "action-new"));
  await expect(own).toHaveValue("5");
});

test("B5: there need be no clock", async ({ table }) => {
  await table.open({ start: INITIAL });
  await expect(table.page.getByRole("timer")).toHaveCount(0);
});
