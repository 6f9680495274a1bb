// How the standing board moves without a graphics processor: a piece is carried over the board, and
// the browser's own tools say how many pictures it drew and how much processor time they took, in
// the page and in the process that draws. `cargo xtask bench web` runs this.
import { chromium } from "@playwright/test";
import { preview } from "vite";

/** Pictures that are asked for, one for each movement of the hand. */
const STEPS = 120;
/** What the standing board may cost. */
const LEAST_A_SECOND = 20;
const MOST_MS = 25;

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "silent" });
const url = server.resolvedUrls.local[0].replace(/\/$/, "");
const browser = await chromium.launch({
  executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});

/** Processor time of every process of the browser, in milliseconds. */
async function used(tools) {
  const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

/** Carries a piece to and fro, a step for each picture. */
function carry(steps) {
  return new Promise((resolve, reject) => {
    const from = document.querySelector("[data-square=d2]");
    const box = document.querySelector("[role=grid]").getBoundingClientRect();
    const hand = (name, x, y, target) =>
      target.dispatchEvent(
        new PointerEvent(name, {
          bubbles: true,
          clientX: x,
          clientY: y,
          pointerId: 1,
          isPrimary: true,
          pointerType: "mouse",
          button: name === "pointermove" ? -1 : 0,
          buttons: 1,
        }),
      );
    const grid = from.closest("[role=grid]");
    grid.setPointerCapture = () => undefined;
    const { left, top, width, height } = from.getBoundingClientRect();
    hand("pointerdown", left + width / 2, top + height / 2, from);
    const begun = performance.now();
    let drawn = 0;
    const next = () => {
      const turn = (drawn / steps) * 6 * Math.PI;
      const x = box.left + box.width * (0.5 + 0.36 * Math.sin(turn));
      const y = box.top + box.height * (0.5 + 0.36 * Math.cos(turn * 0.7));
      hand("pointermove", x, y, grid);
      drawn += 1;
      const held = document.querySelector(".holding") !== null;
      if (drawn === steps / 2 && !held) return reject(new Error("nothing is held"));
      if (drawn < steps) requestAnimationFrame(next);
      else {
        hand("pointercancel", x, y, grid);
        resolve(performance.now() - begun);
      }
    };
    requestAnimationFrame(next);
  });
}

try {
  const tools = await browser.newBrowserCDPSession();
  for (const view of ["flat", "standing"]) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.addInitScript(`localStorage.setItem("rokade.settings", '{"view":"${view}"}')`);
    await page.goto(`${url}/game?opponent=person&fen=${encodeURIComponent(START)}`);
    const piece = view === "flat" ? "[data-square=d2] > .piece" : "[data-on=d2]";
    await page.waitForSelector(piece, { state: "visible" });
    await page.waitForLoadState("networkidle");
    await page.evaluate(carry, STEPS);
    const before = await used(tools);
    const tookMs = await page.evaluate(carry, STEPS);
    const cpuMs = (await used(tools)) - before;
    const fps = (1000 * STEPS) / tookMs;
    process.stdout.write(
      `${view.padEnd(9)} ${fps.toFixed(0)} pictures a second, ${(cpuMs / STEPS).toFixed(1)} ms of processor time each\n`,
    );
    if (fps < LEAST_A_SECOND || cpuMs / STEPS > MOST_MS) process.exitCode = 1;
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
