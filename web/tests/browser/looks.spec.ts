// What every screen promises: nothing jumps, nothing is clipped, everyone can use it.

import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { grave } from "./axe";
import { expect, test } from "./table";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious in ${colorScheme}`, async ({ table, page }) => {
    await page.emulateMedia({ colorScheme });
    await table.open();
    expect(await grave(page)).toEqual([]);
    await table.move("f2f3", "e7e5", "g2g4");
    await table.press(table.square("d8"));
    await table.press(table.square("d7"));
    expect(await grave(page)).toEqual([]);
    await table.move("d8h4");
    await expect(table.result).toBeVisible();
    expect(await grave(page)).toEqual([]);
    await table.press(page.getByRole("button", { name: table.text("action-new") }));
    expect(await grave(page)).toEqual([]);
    await table.shut();
    await table.press(page.getByRole("button", { name: table.text("settings") }));
    expect(await grave(page)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious in what players say, in ${colorScheme}`, async ({
    table,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await table.open({ start: "4k3/8/8/8/8/8/4P3/R3K3 w - - 90 80", ruleset: "official" });
    await table.move("a1a2", "e8e7");
    const menu = page.getByRole("button", { name: table.text("action-menu") });
    await table.press(menu);
    expect(await grave(page)).toEqual([]);
    await table.press(
      table.dialog.getByRole("button", { name: table.text("menu-resign", { who: "white" }) }),
    );
    const yes = table.dialog.getByRole("button", { name: table.text("resign-yes") });
    await expect(yes).toBeEnabled();
    expect(await grave(page)).toEqual([]);
    await table.shut();
    await table.say("menu-claim", "white");
    await table.choose(table.dialog, table.text("claim-announced"));
    expect(await grave(page)).toEqual([]);
    await table.press(table.dialog.getByRole("button", { name: table.text("claim-do") }));
    const accept = table.offer.getByRole("button", { name: table.text("offer-accept") });
    await expect(accept).toBeEnabled();
    expect(await grave(page)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious about clocks and arbiters in ${colorScheme}`, async ({
    table,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const start = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1";
    await page.clock.install();
    await table.open({ start, ruleset: "official", control: "25 s" });
    expect(await grave(page)).toEqual([]);
    await table.move("a1a2");
    await page.clock.fastForward(6_000);
    expect(await grave(page)).toEqual([]);
    const menu = page.getByRole("button", { name: table.text("action-menu") });
    const row = (name: string, args = {}) =>
      table.dialog.getByRole("button", { name: table.text(name, args), exact: true });
    for (const [name, args] of [
      ["arbiter-illegal-move", { side: "white" }],
      ["arbiter-clock", {}],
      ["arbiter-decide", {}],
    ] as const) {
      await table.press(menu);
      await table.press(row("arbiter-call"));
      await expect(row("arbiter-decide")).toBeVisible();
      expect(await grave(page)).toEqual([]);
      await table.press(row(name, args));
      await page.clock.fastForward(600);
      expect(await grave(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await table.press(menu);
    await table.press(row("arbiter-call"));
    await table.press(row("clock-pause"));
    await page.keyboard.press("Escape");
    expect(await grave(page)).toEqual([]);
    await table.press(page.getByRole("button", { name: table.text("action-new") }));
    await expect(
      table.dialog.getByLabel(table.text("clock-own-time"), { exact: true }),
    ).toBeVisible();
    expect(await grave(page)).toEqual([]);
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious on the arbiter's page in ${colorScheme}`, async ({
    table,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const answers = page.getByRole("region");
    for (const fen of [
      "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
      "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1",
    ]) {
      await page.goto(`/arbiter?${new URLSearchParams({ fen })}`);
      await expect(answers).toHaveCount(2);
      await expect(page.getByText(table.text("answer-searching"))).toHaveCount(0);
      expect(await grave(page)).toEqual([]);
    }
    await page.goto(`/arbiter?${new URLSearchParams({ fen: "8/8/8/8/8/8/8/R7 w KQ e3 0 1" })}`);
    await expect(page.locator("#table-faults p").first()).toBeVisible();
    expect(await grave(page)).toEqual([]);
  });
}

test("the arbiter's page fits every width, and its board does not move", async ({
  table,
  page,
}) => {
  const fen = "8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1";
  await page.goto(`/arbiter?${new URLSearchParams({ fen })}`);
  const board = page.getByRole("grid");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${width}×${height}`).toBeLessThanOrEqual(0);
    const before = await board.boundingBox();
    await table.press(page.getByRole("button", { name: table.text("table-empty") }));
    await expect(page.getByText(table.text("standing-none"))).toBeVisible();
    const after = await board.boundingBox();
    expect(after?.width, `${width}×${height}`).toBeCloseTo(before?.width ?? 0, 2);
    await page.getByLabel(table.text("table-fen")).fill(fen);
    await expect(page.getByText(table.text("standing-dead"))).toBeVisible();
  }
});

test("nothing moves when clocks run, are pressed and run out", async ({ table, page }) => {
  await page.clock.install();
  const start = "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1";
  await table.open({ start, ruleset: "official", control: "70 s" });
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const fixed = [
    page.getByRole("grid"),
    page.getByRole("button", { name: table.text("action-menu") }),
    page.getByRole("timer").first(),
    page.getByRole("timer").last(),
  ];
  const places = async (): Promise<unknown[]> =>
    Promise.all(fixed.map((element) => element.boundingBox()));
  const before = await places();
  const stays = async (): Promise<void> => expect(await places()).toEqual(before);
  await table.move("a1a2");
  await stays();
  await page.clock.runFor(15_000);
  await stays();
  await table.press(page.getByRole("button", { name: table.text("clock-press") }));
  await stays();
  await page.clock.runFor(55_000);
  await stays();
  await page.clock.runFor(10_000);
  await stays();
  await page.clock.runFor(10_000);
  await expect(table.result).toBeVisible();
  await stays();
});

test("light and dark can be chosen against the system", async ({ table, page }) => {
  const paper = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  await table.open();
  const light = await paper();
  await table.press(page.getByRole("button", { name: table.text("settings") }));
  await table.choose(page.getByRole("dialog"), table.text("theme-dark"));
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  expect(await paper()).toBe(dark);
});

test("board and buttons never move, whatever is said or played", async ({ table, page }) => {
  await table.open();
  const fixed = [
    page.getByRole("grid"),
    page
      .getByRole("group", { name: table.text("actions-name") })
      .getByRole("button")
      .first(),
    page.getByRole("button", { name: table.text("action-menu") }),
    page.getByRole("button", { name: table.text("action-new") }),
  ];
  const places = async (): Promise<unknown[]> =>
    Promise.all(fixed.map((element) => element.boundingBox()));
  const before = await places();
  const stays = async (): Promise<void> => expect(await places()).toEqual(before);
  await table.move("e2e5");
  await stays();
  await table.move("f2f3", "e7e5", "g2g4");
  await table.press(table.moves.first());
  await stays();
  await page.keyboard.press("End");
  await table.say("menu-offer", "white");
  await expect(table.offer).toBeVisible();
  await stays();
  await table.answer("decline");
  await stays();
  await table.move("d8h4");
  await expect(table.result).toBeVisible();
  await stays();
});

const SIZES = [
  [320, 568],
  [390, 844],
  [568, 320],
  [768, 1024],
  [900, 900],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [2560, 1440],
] as const;

test("on every size the board is the largest thing, in whole pixels, and nothing is clipped", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4");
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const size = `${width}×${height}`;
    const found = await page.evaluate(() => {
      const area = (element: Element): number => {
        const { width, height } = element.getBoundingClientRect();
        return width * height;
      };
      const board = document.querySelector(".board[role=grid]") as Element;
      const square = document.querySelector("[data-square=e4]") as Element;
      const others = [".above", ".below", ".news", ".moves", ".actions", "header"];
      const rect = board.getBoundingClientRect();
      return {
        board: area(board),
        others: others.map((name) => area(document.querySelector(name) as Element)),
        square: square.getBoundingClientRect().width * devicePixelRatio,
        inside: rect.left >= 0 && rect.right <= innerWidth && rect.bottom <= innerHeight,
        wide: document.documentElement.scrollWidth - innerWidth,
        share: rect.width / Math.min(innerWidth, innerHeight),
        last: (document.querySelector(".actions") as Element).getBoundingClientRect().bottom,
      };
    });
    expect(found.board, size).toBeGreaterThan(Math.max(...found.others));
    // Chromium keeps lengths in 64ths of a pixel and snaps what is left when it paints.
    expect(Math.abs(found.square - Math.round(found.square)), size).toBeLessThan(3 / 64);
    expect(found.inside, size).toBe(true);
    expect(found.wide, size).toBeLessThanOrEqual(0);
    expect(found.share, size).toBeGreaterThan(0.68);
    expect(found.last, size).toBeLessThanOrEqual(height + 1);
  }
});

test("forced colours leave every piece and mark to be seen", async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await table.open();
  await table.press(table.square("e2"));
  const marks = await table.square("e2").evaluate((e) => getComputedStyle(e).outlineStyle);
  expect(marks).toBe("solid");
  const wood = await table.square("e2").evaluate((e) => getComputedStyle(e).backgroundColor);
  const other = await table.square("e3").evaluate((e) => getComputedStyle(e).backgroundColor);
  expect(wood).not.toBe(other);
});

/** What a page loads before the browser is idle, compressed, by kind. */
async function firstView(page: Page, path: string): Promise<Map<string, number[]>> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  const loads: Promise<[kind: string, size: number]>[] = [];
  page.on("response", (response) => {
    // What the engine's worker loads comes after the first view.
    if (/worker|engine/.test(response.url())) return;
    const kind = response.request().resourceType();
    loads.push(response.body().then((body) => [kind, brotliCompressSync(body).length]));
  });
  await page.goto(path);
  await expect(page.getByRole("main").getByRole("button").first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const kinds = new Map<string, number[]>();
  for (const [kind, size] of await Promise.all(loads)) {
    kinds.set(kind, [...(kinds.get(kind) ?? []), size]);
  }
  return kinds;
}

const sum = (sizes: readonly number[] = []): number => sizes.reduce((a, b) => a + b, 0);

test("the first view is small, and a few requests", async ({ page }) => {
  const kinds = await firstView(page, "/");
  expect(sum(kinds.get("script"))).toBeGreaterThan(10_000);
  expect(sum(kinds.get("script"))).toBeLessThan(60_000);
  expect(sum(kinds.get("stylesheet"))).toBeLessThan(20_000);
  const all = [...kinds.values()].flat();
  expect(sum(all)).toBeLessThan(130_000);
  expect(all.length).toBeLessThanOrEqual(10);
});

test("the game screen is small", async ({ table, page }) => {
  const kinds = await firstView(page, table.board);
  expect(sum(kinds.get("script"))).toBeGreaterThan(10_000);
  expect(sum(kinds.get("script"))).toBeLessThan(90_000);
  expect(sum(kinds.get("stylesheet"))).toBeLessThan(20_000);
});

test("a device with its own colours gets the board of high contrast", async ({ table, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await expect(page.locator("html")).toHaveAttribute("data-board", "contrast");
  await page.emulateMedia({ forcedColors: "none" });
  await expect(page.locator("html")).toHaveAttribute("data-board", "wood");
});
