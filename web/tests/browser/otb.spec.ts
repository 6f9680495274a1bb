// Over the board: the device as clock, scoresheet and arbiter beside a real board.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "@playwright/test";
import { test } from "./sitting";
import { expect } from "./table";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

async function grave(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>("axe.run()");
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

test("C8: two clocks are started, pressed and stopped", async ({ sitting, page }) => {
  await sitting.begin("10+5", "clock-only");
  await sitting.shows("white", "10:05");
  await sitting.press("white");
  await expect(sitting.news).toContainText(sitting.text("otb-start-by-other-white"));
  await sitting.press("black");
  await page.clock.runFor(7_000);
  await sitting.shows("white", "9:58");
  await sitting.press("white");
  await sitting.shows("white", "10:03");
  await page.clock.runFor(2_000);
  await sitting.control("otb-pause");
  await page.clock.runFor(30_000);
  await sitting.shows("black", "10:03");
  await sitting.control("otb-resume");
  await page.clock.runFor(1_000);
  await sitting.shows("black", "10:02");
});

test("C8: a dead battery costs no more than the thought since the last press", async ({
  sitting,
  page,
}) => {
  await sitting.begin("10+5");
  await sitting.press("black");
  await page.clock.runFor(8_000);
  await sitting.move("e2e4", "white");
  await page.clock.runFor(50_000);
  await page.reload();
  await expect(sitting.news).toContainText(sitting.text("otb-interrupted"));
  await sitting.shows("black", "10:05");
  await sitting.table.stands("e4", "white-pawn");
  await page.clock.runFor(5_000);
  await sitting.shows("black", "10:05");
  await sitting.button(sitting.news, "otb-resume");
  await page.clock.runFor(2_000);
  await sitting.shows("black", "10:03");
});

test("A17: an illegal move is put right and costs two minutes, the second one the game", async ({
  sitting,
  table,
}) => {
  await sitting.begin("90+30");
  await sitting.press("black", "white");
  await table.move("a1a5");
  await sitting.button(sitting.news, "otb-so-on-board");
  await expect(sitting.news).toContainText(
    sitting.text("otb-ruling-time", { by: "white", minutes: 2 }),
  );
  await sitting.shows("black", "1:32:30");
  await expect(sitting.clock("white")).toContainText(
    sitting.text("otb-clock-offences", { count: 1 }),
  );
  await sitting.button(sitting.news, "otb-resume");
  await sitting.press("white");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-offence");
  await table.choose(table.dialog, sitting.text("otb-offence-kind-nothing"));
  await sitting.row("otb-judge");
  await expect(table.dialog).toContainText("0-1");
  await expect(table.dialog).toContainText("7.5.5");
});

test("A17: an illegal move that was not completed is only put right", async ({
  sitting,
  table,
}) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-offence");
  await sitting.point("a1", "a5");
  await sitting.row("otb-judge");
  await expect(sitting.news).toContainText(table.text("deed-not-completed"));
});

test("A16: a touched piece must move, and a complaint takes another move back", async ({
  sitting,
  table,
}) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-touch");
  await sitting.point("g1");
  await sitting.row("otb-judge");
  const duty = sitting.text("otb-duty-move", { square: "g1", article: "4.3.1" });
  await expect(sitting.news).toContainText(duty);
  await expect(sitting.news).toContainText(sitting.text("otb-lost-rights"));
  await sitting.button(sitting.news, "otb-understood");
  await expect(sitting.page.locator(".standing")).toHaveText(duty);
  await sitting.move("e2e4", "white");
  await sitting.button(sitting.news, "otb-complain", { by: "black" });
  await expect(sitting.news).toContainText(
    sitting.text("otb-note-complaint", { by: "black", ruling: "upheld", article: "4.3.1" }),
  );
  await table.stands("e2", "white-pawn");
});

test("A16: who has touched a piece cannot claim, who said j'adoube may adjust", async ({
  sitting,
  table,
}) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-touch");
  await sitting.point("d1");
  await table.choose(table.dialog, sitting.text("otb-manner-to-adjust"));
  await table.dialog.getByLabel(sitting.text("otb-announced")).check();
  await sitting.row("otb-judge");
  await expect(sitting.news).toContainText(
    sitting.text("otb-touch-not-binding", { square: "d1", article: "4.2.1" }),
  );
  await sitting.button(sitting.news, "otb-understood");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-touch");
  await sitting.point("d2");
  await sitting.row("otb-judge");
  await sitting.button(sitting.news, "otb-understood");
  await sitting.control("otb-players-say");
  await sitting.row("otb-say-claim", { by: "white" });
  await sitting.row("claim-do");
  await expect(sitting.news).toContainText(table.text("deed-piece-touched"));
});

test("A15: a wrong claim stops the clock and gives the opponent two minutes", async ({
  sitting,
  table,
}) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  await sitting.move("e2e4", "white");
  await sitting.move("e7e5", "black");
  await sitting.control("otb-players-say");
  await sitting.row("otb-say-claim", { by: "white" });
  await sitting.row("claim-do");
  await expect(sitting.news).toContainText(
    sitting.text("otb-note-claim", { by: "white", ground: "repetition", right: "no" }),
  );
  await sitting.shows("black", "1:33:00");
  await sitting.button(sitting.news, "otb-understood");
  // It stands as an offer, which can be accepted.
  await sitting.control("otb-players-say");
  await sitting.row("otb-say-accept", { by: "black" });
  await expect(table.dialog).toContainText("½-½");
  await expect(table.dialog).toContainText("5.2.3");
});

test("C8: a flag that nobody noticed does not undo the mate after it", async ({
  sitting,
  table,
  page,
}) => {
  await sitting.begin("5");
  await sitting.press("black");
  await sitting.move("f2f3", "white");
  await sitting.move("e7e5", "black");
  await sitting.move("g2g4", "white");
  await page.clock.runFor(301_000);
  await expect(sitting.clock("black")).toContainText(sitting.text("otb-clock-flag"));
  await table.move("d8h4");
  await expect(table.dialog).toContainText("0-1");
  await expect(table.dialog).toContainText(table.text("result-black"));
  await expect(table.dialog).toContainText("5.1.1");
});

test("C8: a flag is claimed, and without moves somebody says whether mate is possible", async ({
  sitting,
  table,
  page,
}) => {
  await sitting.begin("5", "clock-only");
  await sitting.press("black");
  await page.clock.runFor(300_000);
  await sitting.shows("white", "0:00");
  await sitting.control("otb-players-say");
  await sitting.row("otb-say-flag", { by: "white" });
  await sitting.row("otb-able-no");
  await expect(table.dialog).toContainText("½-½");
  await expect(table.dialog).toContainText(
    table.text("reason-flag-fall", { who: "white", outcome: "draw", article: "6.9" }),
  );
  // It was a mistake: the arbiter takes it back.
  await page.keyboard.press("Escape");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-reopen");
  await expect(sitting.clock("white")).toContainText(sitting.text("otb-clock-stands"));
});

test("C8: wrong set-ups, reversed colours and displaced pieces", async ({ sitting, table }) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  await sitting.move("e2e4", "white");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-wrong");
  await table.choose(table.dialog, sitting.text("otb-wrong-kind-displaced"));
  await table.choose(table.dialog, sitting.text("otb-side-black"));
  await sitting.row("otb-judge");
  await expect(sitting.news).toContainText(
    sitting.text("otb-measure-restore", { by: "black", article: "7.4.1" }),
  );
  await sitting.button(sitting.news, "otb-understood");
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-wrong");
  await sitting.point("d8", "e8");
  await sitting.row("otb-judge");
  await expect(sitting.news).toContainText(
    sitting.text("otb-measure-new-game", { by: "", article: "7.2.1" }),
  );
  await sitting.button(sitting.news, "otb-new-game-now");
  await table.stands("e2", "white-pawn");
  await sitting.shows("white", "1:30:30");
  await expect(sitting.clock("black")).toContainText(
    sitting.text("otb-clock-start", { side: "black" }),
  );
});

test("C8: the arbiter corrects times and counters, and all of it is in the log", async ({
  sitting,
  table,
}) => {
  await sitting.begin("40/90+30, 30+30");
  await sitting.press("black");
  await expect(sitting.clock("white")).toContainText(
    sitting.text("otb-clock-to-go", { count: 40 }),
  );
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-clock");
  await table.dialog.getByLabel(sitting.text("otb-counter", { side: "white" })).fill("39");
  await sitting.row("otb-counter-do");
  await expect(sitting.clock("white")).toContainText(sitting.text("otb-clock-to-go", { count: 1 }));
  await sitting.control("otb-arbiter");
  await sitting.row("otb-row-clock");
  const black = table.dialog.getByRole("group", {
    name: table.text("clock-of", { side: "black" }),
  });
  await black.getByLabel(table.text("clock-minutes")).fill("7");
  await black.getByLabel(table.text("clock-seconds")).fill("0");
  await sitting.row("arbiter-clock-do");
  await sitting.shows("black", "7:00");
  const lines = await sitting.log();
  await expect(lines.first()).toContainText(
    sitting.text("otb-note-time-set", { side: "black", from: "1:30:30", to: "7:00" }),
  );
  await expect(lines.nth(1)).toContainText(
    sitting.text("otb-note-counter-set", { side: "white", moves: 39 }),
  );
});

test("C8: a game without moves ends as its players say, with a slip", async ({
  sitting,
  table,
}) => {
  await sitting.begin("5", "clock-only");
  await sitting.press("black", "white");
  await sitting.control("otb-players-say");
  await sitting.row("otb-say-result");
  await table.choose(table.dialog, sitting.text("arbiter-black-wins"));
  await table.choose(table.dialog, sitting.text("otb-end-checkmate"));
  await sitting.row("arbiter-confirm");
  await expect(table.dialog).toContainText("0-1");
  await expect(table.dialog).toContainText(sitting.text("otb-signature-white"));
  await sitting.row("otb-another");
  await expect(sitting.page.getByRole("button", { name: /0-1/ })).toBeVisible();
});

test("C8: the notice that this is no approved clock is there before a game", async ({
  sitting,
  table,
  page,
}) => {
  await page.goto("/");
  await table.goTo("otb");
  await expect(page.getByText(sitting.text("otb-no-fide-clock"))).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious at the board in ${colorScheme}`, async ({
    sitting,
    table,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await sitting.open("5");
    expect(await grave(page)).toEqual([]);
    await sitting.press("black", "white");
    await table.move("a1a5");
    await expect(sitting.news.getByRole("button").first()).toBeEnabled();
    expect(await grave(page)).toEqual([]);
    await sitting.button(sitting.news, "otb-understood");
    for (const row of ["otb-row-touch", "otb-row-offence", "otb-row-wrong", "otb-row-clock"]) {
      await sitting.control("otb-arbiter");
      await sitting.row(row);
      expect(await grave(page)).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await sitting.control("otb-pause");
    expect(await grave(page)).toEqual([]);
  });
}

test("nothing is clipped on any screen, and nothing scrolls", async ({ sitting, page }) => {
  await sitting.begin("90+30");
  await sitting.press("black");
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [844, 390],
    [1024, 768],
    [1440, 900],
    [800, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const inside = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const boxes = [...document.querySelectorAll(".time > span, .control, [data-square]")];
      const out = boxes.filter((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
      });
      return { wide: scrollWidth - innerWidth, high: scrollHeight - innerHeight, out: out.length };
    });
    expect(inside, `${width}x${height}`).toEqual({ wide: 0, high: 0, out: 0 });
    for (const side of ["white", "black"] as const) {
      const clock = await sitting.clock(side).boundingBox();
      const time = await sitting.clock(side).locator(".time").boundingBox();
      expect(time?.width ?? 0, `${width}x${height}`).toBeLessThanOrEqual(clock?.width ?? 0);
    }
  }
});
