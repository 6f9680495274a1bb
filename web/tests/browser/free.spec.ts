// The board that somebody turns: only where a graphics processor draws, and said where not.

import { expect, test, type Table } from "./table";

test.use({
  launchOptions: {
    executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--use-gl=angle",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
    ],
  },
  // Small, because a program draws here after all.
  viewport: { width: 480, height: 400 },
});

/** A few men are enough, and are quickly drawn. */
const START = "4k3/8/8/8/8/8/4P3/4K2N w - - 0 1";

/** Opens a game with the free view, on a device that draws by what is called so. */
async function openFree(table: Table, called: string | null): Promise<void> {
  const { page } = table;
  await page.addInitScript((name) => {
    localStorage.setItem("rokade.settings", '{"view":"free"}');
    const asked = WebGL2RenderingContext.prototype.getParameter;
    const UNMASKED_RENDERER = 0x9246;
    // Pieces are drawn as triangles in a row; each time is counted.
    const draw = WebGL2RenderingContext.prototype.drawArrays;
    const counted = Object.assign(window, { drawn: 0 });
    WebGL2RenderingContext.prototype.drawArrays = function (mode, first, count): void {
      counted.drawn += 1;
      draw.call(this, mode, first, count);
    };
    WebGL2RenderingContext.prototype.getParameter = function (what: number): unknown {
      return what === UNMASKED_RENDERER && name !== null ? name : asked.call(this, what);
    };
  }, called);
  await page.goto(`${table.board}?${new URLSearchParams({ opponent: "person", fen: START })}`);
}

const free = (table: Table) => table.page.locator("canvas.free");
const lies = (table: Table): Promise<string> =>
  table.page.locator(".plane").evaluate((plane) => (plane as HTMLElement).style.transform);

/** How many bodies the graphics processor was given so far. */
const drawn = (table: Table): Promise<number> =>
  table.page.evaluate(() => (window as unknown as { drawn: number }).drawn);

/** The squares that are not the ones below the middle of what is seen of them. */
const missed = (table: Table): Promise<string[]> =>
  table.page.evaluate(() =>
    [...document.querySelectorAll("[data-square]")]
      .filter((square) => {
        const { left, top, width, height } = square.getBoundingClientRect();
        return document.elementFromPoint(left + width / 2, top + height / 2) !== square;
      })
      .map((square) => square.getAttribute("data-square") ?? ""),
  );

test(
  "C6: solid pieces stand on squares that are pressed where they are seen",
  {
    tag: "@desk",
  },
  async ({ table, page }) => {
    // A program draws here after all, and slowly.
    test.slow();
    await openFree(table, "A graphics card");
    await expect(free(table)).toBeVisible({ timeout: 20_000 });
    await expect.poll(() => lies(table)).toContain("matrix3d");
    expect(await missed(table)).toEqual([]);
    const first = await lies(table);
    const before = await drawn(table);
    expect(before).toBeGreaterThan(0);
    await table.move("e2e4");
    await table.stands("e4", "white-pawn");
    await expect.poll(() => drawn(table)).toBeGreaterThan(before);
    // Keys turn it, and what is pressed goes with it.
    await table.square("e4").focus();
    await page.keyboard.press("Shift+ArrowLeft");
    await expect.poll(() => lies(table)).not.toBe(first);
    expect(await missed(table)).toEqual([]);
    await table.move("e8d7");
    await table.stands("d7", "black-king");
    // So does a hand on an empty square.
    const second = await lies(table);
    const box = await table.square("b5").boundingBox();
    await page.mouse.move(box?.x ?? 0, box?.y ?? 0);
    await page.mouse.down();
    await page.mouse.move((box?.x ?? 0) + 80, (box?.y ?? 0) + 20, { steps: 2 });
    await page.mouse.up();
    await expect.poll(() => lies(table)).not.toBe(second);
    // A wheel comes nearer to what it points at, which stays where it is; keys do too.
    const middleOf = (square: string) =>
      table.square(square).evaluate((cell) => {
        const { left, top, width, height } = cell.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2, width };
      });
    await page.keyboard.press("0");
    await expect.poll(() => lies(table)).toBe(first);
    const far = await middleOf("d5");
    await page.mouse.move(far.x, far.y);
    await page.mouse.wheel(0, -400);
    await expect.poll(async () => (await middleOf("d5")).width).toBeGreaterThan(1.5 * far.width);
    const near = await middleOf("d5");
    expect(Math.hypot(near.x - far.x, near.y - far.y)).toBeLessThan(far.width / 4);
    await table.move("e4e5");
    await table.stands("e5", "white-pawn");
    await table.square("e5").focus();
    await page.keyboard.press("-");
    await expect.poll(async () => (await middleOf("d5")).width).toBeLessThan(near.width);
    await page.keyboard.press("0");
    await expect.poll(() => lies(table)).toBe(first);
  },
);

test(
  "where a program draws, the board stands still and says why",
  { tag: "@desk" },
  async ({ table, page }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(new URL(request.url()).pathname));
    await openFree(table, null);
    // Asking what draws takes a program its time.
    await expect(page.getByText(table.text("free-software"))).toBeVisible({ timeout: 20_000 });
    await expect(page.locator(".standing-piece")).toHaveCount(4);
    await expect(free(table)).toHaveCount(0);
    expect(fetched.filter((path) => path.startsWith("/assets/free-"))).toEqual([]);
    await table.move("e2e4");
    await table.stands("e4", "white-pawn");
  },
);
