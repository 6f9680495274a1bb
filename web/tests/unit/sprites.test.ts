// The sprites that are checked in: of the outlines as they are now, and small.

import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { stampOf } from "../../pictures/stamp.js";

const WEB = join(import.meta.dirname, "../..");

it("were drawn from the outlines as they are; `npm run pictures` draws them anew", () => {
  const stamp = readFileSync(join(WEB, "src/depth/sprites.stamp"), "utf8").trim();
  expect(stamp).toBe(stampOf(WEB));
});

it("weigh at most 40 KB together", () => {
  const { size } = statSync(join(WEB, "src/depth/sprites.webp"));
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(40_000);
});
