// How a person wants it: what the board shows and sounds like, and settings as a file.

import { readFile } from "node:fs/promises";
import { grave } from "./axe";
import { button, settings } from "./reach";
import { expect, test } from "./table";

test("sounds begin with the first gesture and are made by the page itself", async ({
  table,
  page,
}) => {
  await page.addInitScript(() => {
    const heard = { contexts: 0, taps: 0 };
    Object.assign(window, { heard });
    const Real = AudioContext;
    window.AudioContext = class extends Real {
      constructor() {
        super();
        heard.contexts += 1;
      }

      override createOscillator(): OscillatorNode {
        heard.taps += 1;
        return super.createOscillator();
      }
    };
  });
  const heard = (): Promise<{ contexts: number; taps: number }> =>
    page.evaluate(() => (window as unknown as { heard: { contexts: number; taps: number } }).heard);
  await page.goto(table.board);
  await expect(table.square("e2")).toBeVisible();
  expect(await heard()).toEqual({ contexts: 0, taps: 0 });
  await table.begin("person");
  await expect.poll(async () => (await heard()).contexts).toBe(1);
  await table.move("e2e4");
  await expect.poll(async () => (await heard()).taps).toBe(1);
  await table.move("d7d5", "e4d5");
  await expect.poll(async () => (await heard()).taps).toBe(4);
  await settings(table);
  await table.dialog.getByLabel(table.text("switch-sounds")).uncheck();
  await table.shut();
  await table.move("d8d5");
  await table.stands("d5", "black-queen");
  expect((await heard()).taps).toBe(4);
});

test("the board shows what somebody wants to see", async ({ table, page }) => {
  await table.open();
  await table.move("e2e4");
  const shown = (pseudo: string, square: string): Promise<string> =>
    table.square(square).evaluate((cell, p) => getComputedStyle(cell, p).display, pseudo);
  await table.press(table.square("e7"));
  expect(await shown("::after", "e5")).not.toBe("none");
  expect(await shown("::before", "e4")).not.toBe("none");
  await expect(table.square("a1").locator("[data-coordinate]").first()).toBeVisible();
  await settings(table);
  for (const name of ["coordinates", "targets", "last-move"]) {
    await table.dialog
      .getByLabel(table.text(`switch-${name}`), { exact: false })
      .first()
      .uncheck();
  }
  await table.choose(table.dialog, table.text("pieces-boxwood"));
  await table.shut();
  expect(await shown("::after", "e5")).toBe("none");
  expect(await shown("::before", "e4")).toBe("none");
  await expect(table.square("a1").locator("[data-coordinate]").first()).toBeHidden();
  await expect(page.locator("html")).toHaveAttribute("data-pieces", "boxwood");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-pieces", "boxwood");
  await expect(table.square("a1").locator("[data-coordinate]").first()).toBeHidden();
});

test("settings go to a file and come back, and a bad file changes nothing", async ({
  table,
  page,
}) => {
  await table.open();
  await settings(table);
  await table.choose(table.dialog, table.text("board-felt"));
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    table.press(button(table.dialog, table.text("settings-export"))),
  ]);
  const saved = await readFile(await file.path());
  await table.choose(table.dialog, table.text("board-wood"));
  const field = table.dialog.getByLabel(table.text("settings-import"));
  const give = (text: string | Buffer): Promise<void> =>
    field.setInputFiles({
      name: "settings.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
  await give('{"kind":"rokade-settings","version":1,"settings":{"board":"pink","zoom":2}}');
  await expect(table.dialog).toContainText(table.text("settings-refused"));
  await expect(table.dialog).toContainText(
    table.text("settings-fault-value", { name: "board", value: '"pink"' }),
  );
  await expect(table.dialog).toContainText(table.text("settings-fault-name", { name: "zoom" }));
  await expect(page.locator("html")).toHaveAttribute("data-board", "wood");
  await give("{");
  await expect(table.dialog).toContainText(table.text("settings-fault-text"));
  await give(saved);
  await expect(table.dialog).toContainText(table.text("settings-taken"));
  await expect(page.locator("html")).toHaveAttribute("data-board", "felt");
  expect(await grave(page)).toEqual([]);
});

test("a new game begins under the rules of one's own choice", async ({ table, page }) => {
  await table.open();
  await settings(table);
  await table.choose(table.dialog, table.text("ruleset-automatic"));
  await table.shut();
  await table.press(button(page, table.text("action-new")));
  await expect(
    table.dialog.getByRole("radio", { name: table.text("ruleset-automatic"), exact: true }),
  ).toBeChecked();
});
