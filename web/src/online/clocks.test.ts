// What two clocks show that run elsewhere.

import { describe, expect, it } from "vitest";
import type { OnlineClocks, OnlineStanding } from "../generated/wire";
import { clockFaces, clockText } from "./clocks";

const standing = (clocks: OnlineClocks | null): OnlineStanding => ({ clocks }) as OnlineStanding;

describe("a time", () => {
  it("is rounded up, so that zero is no time at all", () => {
    expect([0, 1, 9_301, 9_999, 10_000, 179_001].map(clockText)).toEqual([
      "0:00.0",
      "0:00.1",
      "0:09.4",
      "0:10.0",
      "0:10",
      "3:00",
    ]);
  });

  it("is written with hours and days where it has them", () => {
    expect(clockText(5_400_000)).toBe("1:30:00");
    expect(clockText(2 * 86_400_000 + 60_000)).toBe("2d 0:01:00");
  });
});

describe("the faces", () => {
  const clocks = { whiteMs: 60_000, blackMs: 50_000, delayMs: 0, running: "white" } as const;

  it("let the running one run, and no further than to its end", () => {
    const faces = clockFaces(standing(clocks), 15_000);
    expect([faces?.white.leftMs, faces?.black.leftMs]).toEqual([45_000, 50_000]);
    expect(clockFaces(standing(clocks), 99_000)?.white).toEqual({
      text: "0:00.0",
      leftMs: 0,
      low: true,
    });
  });

  it("wait for a delay first", () => {
    const delayed = { ...clocks, delayMs: 5_000 };
    expect(clockFaces(standing(delayed), 4_000)?.white.leftMs).toBe(60_000);
    expect(clockFaces(standing(delayed), 6_000)?.white.leftMs).toBe(59_000);
  });

  it("stand still where none runs, and are none without clocks", () => {
    const still = { ...clocks, running: null };
    expect(clockFaces(standing(still), 9_000)?.white.leftMs).toBe(60_000);
    expect(clockFaces(standing(null), 0)).toBeNull();
  });
});
