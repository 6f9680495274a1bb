// The perspective: near is large and low, nothing leaves its place, and both sides see it alike.

import { describe, expect, it } from "vitest";
import { rowsFrom } from "../board/squares";
import { SPRITE } from "./sheet";
import { columnOf, comesFrom, seen, standsAt } from "./view";

const SQUARES = rowsFrom("white").flat();

describe("a square that is nearer", () => {
  it("is seen larger and lower", () => {
    for (let y = -4; y < 4; y += 1) {
      expect(seen(0, y + 1).size).toBeGreaterThan(seen(0, y).size);
      expect(seen(0, y + 1).y).toBeGreaterThan(seen(0, y).y);
    }
  });

  it("is wider between its neighbours", () => {
    const width = (row: number): number => seen(1, row).x - seen(0, row).x;
    expect(width(3.5)).toBeGreaterThan(width(-3.5) * 1.2);
  });
});

it("keeps the board and its pieces within the place of the flat one", () => {
  for (const [x, y] of [
    [-4.13, 4.13],
    [4.13, 4.13],
    [-4.13, -4.13],
  ] as const) {
    const corner = seen(x, y);
    expect(Math.abs(corner.x)).toBeLessThanOrEqual(4.02);
    expect(Math.abs(corner.y)).toBeLessThanOrEqual(4);
  }
  for (const square of SQUARES) {
    const { y, size } = standsAt(square, "white");
    expect(y - SPRITE.foot.y * size).toBeGreaterThan(-4);
  }
});

it("stands alike for both sides", () => {
  expect(standsAt("a1", "white")).toEqual(standsAt("h8", "black"));
  expect(standsAt("e4", "white").x).toBeCloseTo(-standsAt("d4", "white").x);
});

it("brings a piece from where it stood", () => {
  const [from, to] = [standsAt("b1", "white"), standsAt("c3", "white")];
  const { by, size } = comesFrom({ from: "b1", to: "c3" }, "white");
  expect(to.x + by[0]).toBeCloseTo(from.x);
  expect(to.y + by[1]).toBeCloseTo(from.y);
  expect(to.size * size).toBeCloseTo(from.size);
  expect(size).toBeGreaterThan(1);
});

it("lays a choice over the column that is asked for, on the board", () => {
  expect(columnOf("a8", "white")).toBeGreaterThan(0);
  for (const square of SQUARES) {
    const column = columnOf(square, "black");
    expect(column >= 0 && column <= 7).toBe(true);
  }
});
