// How a move is made sure of, and how a game is looked at: what somebody may wish for beside the
// ordinary. docs/wishes.md says which wish is tested where.

import type { CDPSession, Page } from "@playwright/test";
import { grave } from "./axe";
import { button, menu, settings } from "./reach";
import { expect, test, type Table } from "./table";

/** Has these settings from the beginning. */
const wanting = (page: Page, kept: Readonly<Record<string, unknown>>): Promise<unknown> =>
  page.addInitScript((text) => {
    localStorage.setItem("rokade.settings", text);
  }, JSON.stringify(kept));

/** A move in the letters of the test's language. */
const dutch = ({ language }: Table, move: string): string =>
  language === "nl" ? move.replace("N", "P") : move;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const card = (table: Table) => table.page.getByRole("region", { name: table.text("confirm-name") });

async function touch(session: CDPSession, ...points: { x: number; y: number }[]): Promise<void> {
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? "touchStart" : "touchMove";
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: [point] });
  }
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("wish 7: a move waits for a yes, and is called off by a press or by Escape", async ({
  table,
  page,
}) => {
  await wanting(page, { confirm: true });
  await table.open();
  await table.move("e2e4");
  await expect(card(table)).toContainText(table.text("confirm-ask", { move: "e4" }));
  await table.stands("e4", "white-pawn");
  await expect(table.moves).toHaveCount(0);
  expect(await grave(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await table.stands("e2", "white-pawn");
  await expect(table.square("e4")).toBeFocused();
  await table.move("d2d4");
  await table.press(table.square("e7"));
  await expect(card(table)).toHaveCount(0);
  await table.stands("d2", "white-pawn");
  await table.move("c2c4");
  await table.press(button(card(table), table.text("confirm-play")));
  await expect(table.moves).toHaveText(["c4"]);
});

test("wish 7: whoever plays by touch is asked once whether moves should wait @phone", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4");
  await expect(page.getByText(table.text("confirm-offer"))).toBeVisible();
  await table.press(button(page, table.text("confirm-on")));
  await table.move("e7e5");
  await table.press(button(card(table), table.text("confirm-play")));
  await expect(table.moves).toHaveText(["e4", "e5"]);
  // And for whoever plays on without an answer it stays as it was.
  await page.evaluate(() => localStorage.removeItem("rokade.settings"));
  await page.reload();
  await table.move("g1f3");
  await expect(card(table)).toContainText(table.text("confirm-offer"));
  await table.move("b8c6");
  await expect(card(table)).toHaveCount(0);
  await expect(table.moves).toHaveText(["e4", "e5", "Nf3", "Nc6"].map((m) => dutch(table, m)));
});

const PROMOTES = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";

test("wish 4: a pawn becomes a queen unasked, and the board says so", async ({ table, page }) => {
  await wanting(page, { queen: true });
  await table.open({ start: PROMOTES });
  await expect(page.getByText(table.text("queen-note"))).toBeVisible();
  await table.move("e7e8");
  await table.stands("e8", "white-queen");
});

test("wish 4: whoever holds on to the square chooses after all", async ({ table, page }) => {
  await wanting(page, { queen: true });
  await table.open({ start: PROMOTES });
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  await table.press(table.square("e7"));
  const { x, y, width, height } = (await table.square("e8").boundingBox()) ?? {
    ...{ x: 0, y: 0, width: 0, height: 0 },
  };
  const at = { x: x + width / 2, y: y + height / 2 };
  if (table.touch) {
    const session = await page.context().newCDPSession(page);
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
    await expect(choice).toBeVisible();
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  } else {
    await page.mouse.move(at.x, at.y);
    await page.mouse.down();
    await expect(choice).toBeVisible();
    await page.mouse.up();
  }
  await table.press(button(choice, table.text("role-knight")));
  await table.stands("e8", "white-knight");
});

test("wish 4: Alt asks too, dropped with the mouse or put by Enter @desk", async ({
  table,
  page,
}) => {
  await wanting(page, { queen: true });
  await table.open({ start: PROMOTES });
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  await table.square("e7").hover();
  await page.mouse.down();
  await page.keyboard.down("Alt");
  await table.square("e8").hover();
  await page.mouse.up();
  await page.keyboard.up("Alt");
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await table.square("e7").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Alt+Enter");
  await expect(choice).toBeVisible();
  await page.keyboard.press("Escape");
  await table.square("e7").dragTo(table.square("e8"));
  await table.stands("e8", "white-queen");
});

test("wish 5: a king castles onto its rook once that is switched on", async ({ table, page }) => {
  await wanting(page, { ontoRook: true });
  await table.open({ start: "4k3/8/8/8/8/8/8/4K2R w K - 0 1" });
  await table.move("e1h1");
  await table.stands("g1", "white-king");
  await table.stands("f1", "white-rook");
});

test("wish 12: a quiet view leaves board, clocks and offers", async ({ table, page }) => {
  await table.open({ start: START, control: "5+0", ruleset: "online" });
  await table.move("e2e4", "e7e5");
  await menu(table, "menu-zen");
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(table.moves).toHaveCount(0);
  await expect(page.getByRole("timer").first()).toBeVisible();
  await table.say("menu-offer", "black");
  await expect(table.offer).toBeVisible();
  expect(await grave(page)).toEqual([]);
  await table.answer("decline");
  await menu(table, "menu-zen-off");
  await expect(page.getByRole("banner")).toBeVisible();
});

test("wish 12: blindfold, on the flat board and on the standing one", async ({ table, page }) => {
  await wanting(page, { blindfold: true });
  await table.open({ start: START });
  await expect(table.square("e2").locator(".piece")).toBeHidden();
  await table.move("e2e4");
  await expect(table.moves).toHaveText(["e4"]);
  await settings(table);
  await table.choose(table.dialog, table.text("view-standing"));
  await table.shut();
  await expect(page.locator("[data-on=e4]")).toBeHidden();
  await table.move("e7e5");
  await expect(table.moves).toHaveText(["e4", "e5"]);
});

test("wish 12: a piece goes as slowly as somebody wants", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, how) {
      const { duration } = how as KeyframeAnimationOptions;
      document.documentElement.dataset["lasted"] = String(duration);
      return animate.call(this, frames, how);
    };
  });
  await table.open();
  await settings(table);
  await table.dialog.getByLabel(table.text("settings-pace")).fill("350");
  await table.shut();
  await table.move("e2e4");
  await expect(page.locator("html[data-lasted='350']")).toHaveCount(1);
});

test("wish 13: a stroke across the moves leafs, one that slants does not @phone", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4", "e7e5");
  const session = await page.context().newCDPSession(page);
  const { x, y, width, height } = (await page
    .getByRole("navigation", { name: table.text("moves-name") })
    .boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const from = { x: x + width / 2, y: y + height / 2 };
  await touch(session, from, { x: from.x - 50, y: from.y + 40 });
  await expect(table.moves.nth(1)).toHaveAttribute("aria-current", "step");
  await touch(session, from, { x: from.x + 40, y: from.y }, { x: from.x + 90, y: from.y + 4 });
  await expect(table.moves.nth(0)).toHaveAttribute("aria-current", "step");
});

test("wish 19: clocks stand left for whoever wants that", async ({ table, page }) => {
  await wanting(page, { clocks: "left" });
  await table.open({ start: START, control: "5+0" });
  const ends = (): Promise<readonly number[]> =>
    page.locator(".player").evaluateAll((players) =>
      players.map((player) => {
        const clock = (player.querySelector(".clock") as Element).getBoundingClientRect();
        const name = (player.querySelector(".name") as Element).getBoundingClientRect();
        return name.left - clock.right;
      }),
    );
  for (const distance of await ends()) expect(distance).toBeGreaterThanOrEqual(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
});

test("wish 3: the board hears touches after the layout has changed", async ({ table, page }) => {
  await table.open({ start: START });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await table.move("e2e4");
  await page.setViewportSize({ width: height, height: width });
  await table.move("e7e5");
  await page.setViewportSize({ width, height });
  await table.move("g1f3");
  await expect(table.moves).toHaveCount(3);
});

test("wish 25: one press makes a game silent", async ({ table, page }) => {
  await table.open();
  const mute = button(page, table.text("mute"));
  await expect(mute).toHaveAttribute("aria-pressed", "false");
  await table.press(mute);
  await expect(mute).toHaveAttribute("aria-pressed", "true");
  expect(await page.evaluate(() => localStorage.getItem("rokade.settings"))).toContain(
    '"sounds":false',
  );
});

test("wish 31: the settings show what they do", async ({ table, page }) => {
  await table.open();
  await settings(table);
  const sample = table.dialog.locator(".sample [data-square=b1]");
  const ground = (): Promise<string> =>
    sample.evaluate((square) => getComputedStyle(square).backgroundColor);
  const wood = await ground();
  await table.choose(table.dialog, table.text("board-felt"));
  await expect.poll(ground).not.toBe(wood);
  expect(await grave(page)).toEqual([]);
});
