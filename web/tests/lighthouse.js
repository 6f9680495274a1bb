// What Lighthouse says of accessibility and good practice, on the screens that people see first. It is
// fetched when it is wanted, because it is larger than all other tools together; `cargo xtask bench web`
// runs this and goes on without where it cannot be had.
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { preview } from "vite";

/** The last one that runs on the oldest Node.js that the house allows. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const PLACES = ["/", "/game", "/regels", "/puzzles", "/over-the-board"];
const GOAL = 100;

const server = await preview({ preview: { host: "127.0.0.1", port: 0 }, logLevel: "silent" });
const url = server.resolvedUrls.local[0].replace(/\/$/, "");
const kept = join(tmpdir(), `rokade-lighthouse-${process.pid}.json`);
const browser =
  "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking";

try {
  for (const place of PLACES) {
    const asked = [
      "--yes",
      LIGHTHOUSE,
      url + place,
      "--quiet",
      "--only-categories=accessibility,best-practices",
      "--output=json",
      `--output-path=${kept}`,
      `--chrome-flags=${browser}`,
    ];
    const env = { CHROME_PATH: "/usr/bin/chromium", ...process.env };
    if (process.env["ROKADE_CHROMIUM"]) env["CHROME_PATH"] = process.env["ROKADE_CHROMIUM"];
    try {
      // The server above has to answer meanwhile.
      await promisify(execFile)("npx", asked, { env, timeout: 180_000 });
    } catch (fault) {
      process.stdout.write(
        `Lighthouse could not be run: ${String(fault.stderr || fault).trim()}\n`,
      );
      break;
    }
    const { categories, audits } = JSON.parse(readFileSync(kept, "utf8"));
    for (const { title, score, auditRefs } of Object.values(categories)) {
      const points = Math.round(100 * score);
      process.stdout.write(
        `Lighthouse ${place.padEnd(16)} ${title.padEnd(16)} ${points} goal ${GOAL}\n`,
      );
      if (points >= GOAL) continue;
      process.exitCode = 1;
      for (const { id, weight } of auditRefs) {
        if (weight > 0 && audits[id].score === 0) process.stdout.write(`   ${audits[id].title}\n`);
      }
    }
  }
} finally {
  await server.close();
}
