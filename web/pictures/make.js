// Draws the pictures that are checked in, with the browser that the tests use: the icons of the
// installed app. `npm run pictures` after a change of what they are made of.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { drawIcons } from "./icons.js";

const root = join(import.meta.dirname, "..");
const server = await createServer({ root, configFile: false, logLevel: "warn" });
const browser = await chromium.launch({
  executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
try {
  const folder = join(root, "public/icons");
  mkdirSync(folder, { recursive: true });
  const { MARK } = await server.ssrLoadModule("/src/pieces/mark.ts");
  for (const { name, bytes } of await drawIcons(browser, MARK)) {
    writeFileSync(join(folder, name), bytes);
  }
} finally {
  await browser.close();
  await server.close();
}
