// The board under every kind of hand: mouse, finger, keys; and what it shows.

import type { CDPSession, Locator, Page } from "@playwright/test";
import { expect, test, type Table } from "./table";

async function middle(table: Table, square: string): Promise<{ x: number; y: number }> {
  const box = await table.square(square).boundingBox();
  if (box === null) throw new Error(`${square} is not to be seen`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far two things lie from each other, in pixels. */
async function apart(one: Locator, other: Locator): Promise<number> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  return a === null || b === null ? Infinity : Math.hypot(a.x - b.x, a.y - b.y);
}

test.describe("with the mouse", { tag: "@desk" }, () => {
  test("a piece is dragged, and the square below it is ringed", async ({ table, page }) => {
    await table.open();
    const [from, to] = [await middle(table, "e2"), await middle(table, "e4")];
    await page.mouse.move(from.x + 7, from.y - 5);
    await page.mouse.down();
    await expect(table.square("e2")).toHaveAttribute("aria-selected", "true");
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await expect(table.square("e4")).toHaveClass(/over/);
    const piece = await table.square("e2").locator(".piece").boundingBox();
    expect(Math.abs((piece?.x ?? 0) + (piece?.width ?? 0) / 2 - to.x)).toBeLessThan(2);
    expect(Math.abs((piece?.y ?? 0) + (piece?.height ?? 0) / 2 - to.y)).toBeLessThan(2);
    await page.mouse.up();
    await table.stands("e4", "white-pawn");
    await expect(table.square("e4")).toHaveClass(/last/);
  });

  test("a piece dropped off the board goes back", async ({ table, page }) => {
    await table.open();
    const from = await middle(table, "e2");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(2, 2, { steps: 3 });
    await page.mouse.up();
    await table.stands("e2", "white-pawn");
    await expect(table.square("e2")).toHaveAttribute("aria-selected", "false");
    await expect(table.page.locator(".message")).toHaveCount(0);
  });

  test("two pixels are a click, not a drag", async ({ table, page }) => {
    await table.open();
    const from = await middle(table, "e2");
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 2, from.y);
    await page.mouse.up();
    await table.stands("e2", "white-pawn");
    await table.press(table.square("e4"));
    await table.stands("e4", "white-pawn");
  });
});

test.describe("with a finger", { tag: "@phone" }, () => {
  async function touch(
    session: CDPSession,
    type: string,
    at?: { x: number; y: number },
  ): Promise<void> {
    await session.send("Input.dispatchTouchEvent", {
      type: type as "touchStart",
      touchPoints: at === undefined ? [] : [at],
    });
  }

  async function drag(page: Page, table: Table, from: string, to: string): Promise<void> {
    const session = await page.context().newCDPSession(page);
    const [a, b] = [await middle(table, from), await middle(table, to)];
    await touch(session, "touchStart", a);
    for (const part of [0.25, 0.5, 0.75, 1]) {
      await touch(session, "touchMove", {
        x: a.x + (b.x - a.x) * part,
        y: a.y + (b.y - a.y) * part,
      });
    }
    await expect(table.square(to)).toHaveClass(/over/);
    await touch(session, "touchEnd");
  }

  test("a piece is dragged and the page stays where it is", async ({ table, page }) => {
    await table.open();
    await drag(page, table, "e2", "e4");
    await table.stands("e4", "white-pawn");
    await drag(page, table, "g8", "f6");
    await table.stands("f6", "black-knight");
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test.describe("with the keyboard alone", () => {
  async function go(page: Page, from: string, to: string): Promise<void> {
    const columns = to.charCodeAt(0) - from.charCodeAt(0);
    const rows = Number(to[1]) - Number(from[1]);
    for (let i = 0; i < Math.abs(columns); i += 1) {
      await page.keyboard.press(columns > 0 ? "ArrowRight" : "ArrowLeft");
    }
    for (let i = 0; i < Math.abs(rows); i += 1) {
      await page.keyboard.press(rows > 0 ? "ArrowUp" : "ArrowDown");
    }
  }

  /** Tabs on until something with this name has the focus. */
  async function tabTo(page: Page, name: RegExp): Promise<void> {
    const focused = page.locator(":focus");
    for (let i = 0; i < 25; i += 1) {
      await page.keyboard.press("Tab");
      const label =
        (await focused.getAttribute("aria-label")) ?? (await focused.textContent()) ?? "";
      if (name.test(label)) return;
    }
    throw new Error(`the Tab key does not lead to ${name}`);
  }

  test("a game is begun and won", async ({ table, page }) => {
    await page.goto(table.board);
    await expect(table.square("e2").locator(".piece")).toBeVisible();
    await tabTo(page, new RegExp(table.text("action-new")));
    await page.keyboard.press("Enter");
    const computer = page.getByRole("radio", { name: table.text("new-computer"), exact: true });
    await expect(computer).toBeVisible();
    while (!(await computer.evaluate((radio) => radio === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.locator(".skip").focus();
    await tabTo(page, /^e2,/);
    let at = "e2";
    for (const move of ["f2f3", "e7e5", "g2g4", "d8h4"]) {
      const [from, to] = [move.slice(0, 2), move.slice(2)];
      await go(page, at, from);
      await page.keyboard.press("Enter");
      await expect(table.square(from)).toHaveAttribute("aria-selected", "true");
      await go(page, from, to);
      await page.keyboard.press("Space");
      await expect(table.square(to)).toBeFocused();
      at = to;
    }
    await expect(table.result).toContainText("0-1");
  });

  test("what is taken up is said, with where it can go; Escape puts it back", async ({
    table,
    page,
  }) => {
    await table.open();
    await table.square("g1").focus();
    await page.keyboard.press("Home");
    await go(page, "a1", "g1");
    await page.keyboard.press("Enter");
    const name = table.text("square-piece", {
      square: "g1",
      piece: table.text("piece-white-knight"),
    });
    await expect(table.said).toContainText(
      table.text("said-taken", { name, count: 2, squares: "f3, h3" }),
    );
    await expect(table.square("f3")).toHaveAttribute(
      "aria-label",
      table.text("square-reachable", { name: table.text("square-empty", { square: "f3" }) }),
    );
    await page.keyboard.press("Escape");
    await expect(table.square("g1")).toHaveAttribute("aria-selected", "false");
    await expect(table.said).toContainText(table.text("said-put-back", { name }));
  });

  test("a letter chooses the promotion, Escape calls it off", async ({ table, page }) => {
    await table.open({ start: "7k/P7/8/8/8/8/8/K7 w - - 0 1" });
    const choice = page.getByRole("group", { name: table.text("promotion-name") });
    await table.square("a7").focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await expect(choice).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(choice).toBeHidden();
    await table.stands("a7", "white-pawn");
    await go(page, "a8", "a7");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await page.keyboard.press(table.language === "nl" ? "t" : "r");
    await table.stands("a8", "white-rook");
    await expect(table.square("a8")).toBeFocused();
  });
});

test("A1: coordinates follow the side that the board is seen from", async ({ table, page }) => {
  await table.open();
  const written = (where: "file" | "rank"): Promise<string> =>
    page
      .locator(`.board .${where}`)
      .evaluateAll((all) => all.map((one) => one.getAttribute("data-coordinate")).join(""));
  expect([await written("file"), await written("rank")]).toEqual(["abcdefgh", "87654321"]);
  await table.press(page.getByRole("button", { name: table.text("action-turn") }));
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  expect([await written("file"), await written("rank")]).toEqual(["hgfedcba", "12345678"]);
  const [a1, h8] = [await middle(table, "a1"), await middle(table, "h8")];
  expect(a1.x).toBeGreaterThan(h8.x);
  expect(a1.y).toBeLessThan(h8.y);
});

test("legal moves, captures, check and the last move are marked", async ({ table }) => {
  await table.open({ start: "4k3/8/8/3p4/4P3/8/8/Q3K3 w - - 0 1" });
  await table.press(table.square("e4"));
  await expect(table.square("e5")).toHaveClass(/\bmove\b/);
  await expect(table.square("d5")).toHaveClass(/\bcapture\b/);
  await table.press(table.square("e4"));
  await table.move("a1a4");
  await expect(table.square("e8")).toHaveClass(/\bcheck\b/);
  await expect(table.square("e8")).toHaveAttribute(
    "aria-label",
    table.text("square-check", {
      name: table.text("square-piece", { square: "e8", piece: table.text("piece-black-king") }),
    }),
  );
  for (const square of ["a1", "a4"]) await expect(table.square(square)).toHaveClass(/\blast\b/);
});

test("the choice of a promotion lies on its file, from the last rank inwards", async ({
  table,
  page,
}) => {
  await table.open({ start: "7k/8/8/8/8/8/6p1/K7 b - - 0 1" });
  await table.move("g2g1");
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  const queen = choice.getByRole("button", { name: table.text("role-queen") });
  const bishop = choice.getByRole("button", { name: table.text("role-bishop") });
  expect(await apart(queen, table.square("g1"))).toBeLessThan(1);
  expect(await apart(bishop, table.square("g4"))).toBeLessThan(1);
  // A press beside it calls it off and plays nothing.
  await table.press(page.locator(".veil"));
  await expect(choice).toBeHidden();
  await table.stands("g2", "black-pawn");
  await table.press(page.getByRole("button", { name: table.text("action-turn") }));
  await table.move("g2g1");
  expect(await apart(queen, table.square("g1"))).toBeLessThan(1);
});

test("two on one device may turn the board after each move, or the far pieces", async ({
  table,
  page,
}) => {
  const start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  await table.open({ start, turning: "board" });
  await table.move("e2e4");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 2", turning: "pieces" });
  await expect(table.square("e8").locator(".piece")).toHaveClass(/upside-down/);
  await expect(table.square("e1").locator(".piece")).not.toHaveClass(/upside-down/);
});

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a move is seen going with ${reducedMotion} for motion`, async ({ table, page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...asked) {
        document.documentElement.toggleAttribute("data-moved", true);
        return animate.apply(this, asked);
      };
    });
    await table.open();
    await table.move("e2e4");
    await table.stands("e4", "white-pawn");
    const moved = page.locator("html[data-moved]");
    await expect(moved).toHaveCount(reducedMotion === "reduce" ? 0 : 1);
  });
}

test("pieces in flight leave every square to the hand", async ({ table, page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...asked) {
      const flight = animate.apply(this, asked);
      // Caught in the middle of its way, where it stays.
      flight.currentTime = 40;
      flight.pause();
      document.documentElement.toggleAttribute("data-flying", true);
      return flight;
    };
  });
  await table.open({ start: "r3k3/8/8/8/8/8/8/R3K3 w - - 0 1" });
  await table.move("a1a8");
  await expect(page.locator("html[data-flying]")).toHaveCount(1);
  const astray = await page.locator("[data-square]").evaluateAll((squares) =>
    squares
      .filter((square) => {
        const { left, top, width, height } = square.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return met?.closest("[data-square]") !== square;
      })
      .map((square) => square.getAttribute("data-square")),
  );
  expect(astray).toEqual([]);
});

test("keys held together promote nothing, and Tab stays in the choice", async ({ table, page }) => {
  await table.open({ start: "7k/P7/8/8/8/8/8/K7 w - - 0 1" });
  await table.move("a7a8");
  const choice = page.getByRole("group", { name: table.text("promotion-name") });
  await expect(choice.getByRole("button").first()).toBeFocused();
  for (const letter of ["d", "q", "t", "r"]) await page.keyboard.press(`Alt+${letter}`);
  await table.stands("a7", "white-pawn");
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("Tab");
  await expect(choice.getByRole("button").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
});

test("another button of the mouse calls a drag off @desk", async ({ table, page }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await table.square("e2").hover();
  await page.mouse.down();
  await table.square("e4").hover();
  await page.mouse.down({ button: "right" });
  await page.mouse.up({ button: "right" });
  await page.mouse.up();
  await table.stands("e2", "white-pawn");
  await table.move("e2e4");
  await table.stands("e4", "white-pawn");
});

test("a game that begins with Black has dots in White's place", async ({ table, page }) => {
  await table.open({ start: "4k3/4p3/8/8/8/8/8/4K3 b - - 0 7" });
  await table.move("e7e5");
  await expect(page.getByRole("listitem")).toHaveText(/7\s*…\s*e5/);
});
