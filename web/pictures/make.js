// Draws the pictures that are checked in, with the browser that the tests use: the icons of the
// installed app, and the sprites of the standing board. `npm run pictures` after a change of what
// they are made of; `sprites.stamp` says of what that was (tests/unit/sprites.test.ts).
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { drawIcons } from "./icons.js";
import { stampOf } from "./stamp.js";

/** How much of a sprite may be lost; below this the grain of the wood begins to blur. */
const QUALITY = 0.73;

const root = join(import.meta.dirname, "..");
const server = await createServer({
  root,
  configFile: false,
  logLevel: "warn",
  optimizeDeps: { include: ["three"] },
  server: { host: "127.0.0.1" },
});
await server.listen();
const browser = await chromium.launch({
  executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
  ],
});
try {
  const icons = join(root, "public/icons");
  mkdirSync(icons, { recursive: true });
  const { MARK } = await server.ssrLoadModule("/src/pieces/mark.ts");
  for (const { name, bytes } of await drawIcons(browser, MARK)) {
    writeFileSync(join(icons, name), bytes);
  }
  const page = await browser.newPage();
  page.on("pageerror", (error) => process.stderr.write(`${error}\n`));
  await page.goto(`${server.resolvedUrls.local[0]}pictures/sprites.html`);
  await page.waitForFunction("window.drawSheet !== undefined");
  const sheet = await page.evaluate((quality) => window.drawSheet(quality), QUALITY);
  const folder = join(root, "src/depth");
  writeFileSync(join(folder, "sprites.webp"), Buffer.from(sheet, "base64"));
  writeFileSync(join(folder, "sprites.stamp"), `${stampOf(root)}\n`);
} finally {
  await browser.close();
  await server.close();
}
