// Where marks and arrows lie on a board, from both sides.

import { expect, it } from "vitest";
import { arrowPath, centreOf } from "./marks";

it("turns with the board", () => {
  expect(centreOf("a1", "white")).toEqual([0.5, 7.5]);
  expect(centreOf("a1", "black")).toEqual([7.5, 0.5]);
  expect(centreOf("h8", "white")).toEqual([7.5, 0.5]);
});

it("draws an arrow that ends within its last square", () => {
  const numbers = arrowPath({ from: "e2", to: "e4" }, "white")
    .split(/[MLz ]/)
    .filter((part) => part !== "")
    .map(Number);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  expect(Math.min(...ys)).toBeCloseTo(4.54, 3);
  expect(Math.max(...ys)).toBeCloseTo(6.22, 3);
  expect(arrowPath({ from: "e2", to: "e2" }, "white")).toBe("");
});
