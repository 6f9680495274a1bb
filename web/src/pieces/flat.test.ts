// The flat set: within its square, mirrored, and the mark alike in both its places.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BOX, flatSet } from "./flat";
import { MARK } from "./mark";
import { king, pawn, queen, rook, bishop } from "./outlines";

/** Every number of a path, as pairs; relative arcs of balls aside. */
function points(path: string): [number, number][] {
  const numbers = path.split("a")[0]?.match(/-?\d+(\.\d+)?/g) ?? [];
  const pairs: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2)
    pairs.push([Number(numbers[i]), Number(numbers[i + 1])]);
  return pairs;
}

describe("the flat set", () => {
  it("has every piece once", () => {
    expect(flatSet.map(({ role }) => role).sort()).toEqual([
      "bishop",
      "king",
      "knight",
      "pawn",
      "queen",
      "rook",
    ]);
  });

  it.each(flatSet)("keeps the $role within its square, outline included", ({ piece }) => {
    const edge = 1.75;
    for (const [x, y] of [piece.body, ...piece.finials].flatMap(points)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(edge);
      expect(Math.max(x, y)).toBeLessThanOrEqual(BOX - edge);
    }
  });

  it.each(flatSet.filter(({ role }) => role !== "knight"))("mirrors the $role", ({ piece }) => {
    const all = points(piece.body);
    for (const [x, y] of all) {
      expect(all.some(([u, v]) => Math.abs(u - (BOX - x)) < 0.02 && v === y)).toBe(true);
    }
  });
});

describe("the profiles that a lathe turns", () => {
  it.each(Object.entries({ king, queen, rook, bishop, pawn }))(
    "end on the axis: %s",
    (_, piece) => {
      for (const top of [piece.crest, piece.turnedTop]) {
        const last = top.at(-1) ?? [];
        expect(last[last.length - 2]).toBe(0);
      }
    },
  );
});

it("draws the mark alike on the page and in the browser's tab", () => {
  const tab = readFileSync(new URL("../../public/mark.svg", import.meta.url), "utf8");
  for (const path of [...MARK.shapes, MARK.arrow]) expect(tab).toContain(`d="${path}"`);
});
