// What a game costs the browser: how far things jump, how much script a dragged piece and a sound
// take, what a game does while nobody does anything, and whether twenty games leave anything behind.
// Each figure stands beside its goal and beside what it may not exceed; `cargo xtask bench web` runs
// this and fails where one does. Numbers come from the browser's own tools, never from the wall's clock
// where a busy machine would be measured instead.
import { chromium } from "@playwright/test";
import { preview } from "vite";

const server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "silent" });
const url = server.resolvedUrls.local[0].replace(/\/$/, "");
const browser = await chromium.launch({
  executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--autoplay-policy=no-user-gesture-required"],
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

function print(name, value, unit, goal, most) {
  const shown = Number(value.toFixed(2));
  const verdict = shown > most ? "too much" : shown > goal ? "over the goal" : "";
  const line = `${name.padEnd(44)} ${value.toFixed(2).padStart(8)} ${unit.padEnd(4)}`;
  process.stdout.write(`${line} goal ${goal}, at most ${most} ${verdict}\n`);
  if (shown > most) process.exitCode = 1;
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];

async function openGame(options, settings, query) {
  const page = await browser.newPage(options);
  await page.addInitScript(watch);
  await page.addInitScript(
    (kept) =>
      localStorage.getItem("rokade.settings") ?? localStorage.setItem("rokade.settings", kept),
    JSON.stringify(settings),
  );
  await page.goto(`${url}/game?${new URLSearchParams(query)}`);
  await page.waitForSelector(".piece");
  await page.waitForLoadState("networkidle");
  const tools = await page.context().newCDPSession(page);
  await tools.send("Performance.enable");
  return { page, tools };
}

/** Runs in the page before anything else: notes what jumps, and when a sound is asked for. */
function watch() {
  const noted = { shift: 0, sounds: [], memories: [] };
  Object.assign(window, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) noted.shift += entry.value;
  }).observe({ type: "layout-shift", buffered: true });
  const begin = OscillatorNode.prototype.start;
  OscillatorNode.prototype.start = function (when) {
    noted.sounds.push(performance.now());
    begin.call(this, when);
  };
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const made = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const all = await made.apply(WebAssembly, given);
      noted.memories.push((all.instance ?? all).exports.memory);
      return all;
    };
  }
}

/** Runs in the page: plays moves drawn by lot until the game ends or so many were made. */
async function playByLot(most) {
  const squares = () => [...document.querySelectorAll("[data-square]")];
  const drawn = (list) => list[Math.floor(Math.random() * list.length)];
  const settled = () => new Promise((done) => setTimeout(done));
  const written = () => document.querySelectorAll("nav [data-ply]").length;
  let made = 0;
  // A square with no move is drawn often; that nothing can be played at all is told.
  for (let tries = 0; tries < 200 * most && made < most; tries += 1) {
    if (document.querySelector(".result") !== null) break;
    const before = written();
    const from = drawn(squares().filter((cell) => cell.querySelector(".piece")));
    from.click();
    await settled();
    const to = drawn(squares().filter((cell) => cell.matches(".move, .capture")));
    if (to === undefined) continue;
    to.click();
    await settled();
    document.querySelector(".choice button")?.click();
    await settled();
    if (written() > before) made += 1;
  }
  return made;
}

/** Script and everything the page's thread did, in milliseconds. */
async function spent(tools) {
  const { metrics } = await tools.send("Performance.getMetrics");
  const of = (name) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0);
  return { script: of("ScriptDuration"), task: of("TaskDuration") };
}

async function used(tools) {
  const { processInfo } = await tools.send("SystemInfo.getProcessInfo");
  return 1000 * processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

async function shifts() {
  let worst = 0;
  for (const viewport of [PHONE, DESK]) {
    for (const settings of [{}, { evaluation: true, typing: true }]) {
      const query = { opponent: "person", fen: START };
      const { page } = await openGame({ viewport }, settings, query);
      const moves = await page.evaluate(playByLot, 40);
      if (moves === 0) throw new Error("nothing was played");
      await page.waitForTimeout(600);
      worst = Math.max(worst, await page.evaluate(() => window.noted.shift));
      await page.close();
    }
  }
  print("layout shift in a game, the worst of four", worst, "", 0, 0.01);
}

async function drag() {
  const { page, tools } = await openGame(
    { viewport: DESK },
    {},
    { opponent: "person", fen: START },
  );
  const box = await page.locator('[data-square="e2"]').boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 20, { steps: 4 });
  const STEPS = 200;
  const before = await spent(tools);
  for (let i = 0; i < STEPS; i += 1) {
    await page.mouse.move(x + 90 * Math.sin(i / 9), y - 150 + 120 * Math.cos(i / 11));
  }
  const after = await spent(tools);
  await page.mouse.up();
  print("script of a step of a drag", (after.script - before.script) / STEPS, "ms", 3, 8);
  await page.close();
}

async function sounds() {
  const { page } = await openGame(
    { viewport: DESK },
    { sounds: true },
    { opponent: "person", fen: START },
  );
  const centre = async (square) => {
    const box = await page.locator(`[data-square="${square}"]`).boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.evaluate(() => {
    const ups = [];
    Object.assign(window, { ups });
    addEventListener("pointerup", () => ups.push(performance.now()), { capture: true });
  });
  const drop = async (from, to) => {
    await page.mouse.move(...(await centre(from)));
    await page.mouse.down();
    await page.mouse.move(...(await centre(to)), { steps: 4 });
    await page.mouse.up();
  };
  await drop("g1", "f3");
  await page.waitForFunction(() => window.noted.sounds.length > 0);
  const took = [];
  for (let round = 0; round < 6; round += 1) {
    const moves = [
      ["g8", "f6"],
      ["f3", "g1"],
      ["f6", "g8"],
      ["g1", "f3"],
    ];
    for (const [from, to] of moves) {
      const heard = await page.evaluate(() => window.noted.sounds.length);
      await drop(from, to);
      await page.waitForFunction((count) => window.noted.sounds.length > count, heard);
      took.push(
        await page.evaluate((count) => window.noted.sounds[count] - window.ups.at(-1), heard),
      );
    }
    if (round === 3) break;
  }
  print("from a drop to its sound, the median", median(took), "ms", 10, 16);
  await page.close();
}

async function idle() {
  const system = await browser.newBrowserCDPSession();
  const SECONDS = 10;
  for (const [name, query] of [
    ["an idle game", { opponent: "person", fen: START }],
    ["an idle game with a running clock", { opponent: "computer", color: "white", clock: "30+0" }],
  ]) {
    const { page } = await openGame({ viewport: DESK }, {}, query);
    if (query.clock) {
      await page.evaluate(playByLot, 1);
      await page.waitForFunction(() => document.querySelectorAll("nav [data-ply]").length > 1);
    }
    await page.waitForTimeout(3000);
    const before = await used(system);
    await page.waitForTimeout(1000 * SECONDS);
    const share = ((await used(system)) - before) / (10 * SECONDS);
    print(`${name}, share of a core`, share, "%", 2, 3);
    await page.close();
  }
}

async function heap() {
  const { page, tools } = await openGame(
    { viewport: DESK },
    {},
    { opponent: "person", fen: START },
  );
  const size = async () => {
    await tools.send("HeapProfiler.enable");
    await tools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await tools.send("Runtime.getHeapUsage");
    const wasm = await page.evaluate(() =>
      window.noted.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0),
    );
    return { heap: usedSize, wasm };
  };
  const play = async () => {
    await page.evaluate(playByLot, 60);
    await page.locator(".actions .named").last().click();
    const dialog = page.locator("dialog[open]");
    await dialog.locator("form button.main").click();
    await dialog.waitFor({ state: "hidden" });
  };
  // What comes later, such as dialogs and the notebook, has come after these.
  for (let game = 0; game < 6; game += 1) await play();
  const before = await size();
  for (let game = 0; game < 20; game += 1) await play();
  const after = await size();
  const growth = (was, is) => Math.max(0, (100 * (is - was)) / was);
  print("growth of the heap in twenty games", growth(before.heap, after.heap), "%", 10, 15);
  print("growth of the rules' memory in them", growth(before.wasm, after.wasm), "%", 10, 15);
  await page.close();
}

try {
  for (const figure of [shifts, drag, sounds, idle, heap]) await figure();
} finally {
  await browser.close();
  await server.close();
}
