// Strokes of a finger: clearly across, or none.

import { expect, it } from "vitest";
import { strokeOf } from "./swipe";

it("a stroke to the left goes on, to the right goes back", () => {
  expect([strokeOf(-60, 5), strokeOf(60, -5)]).toEqual(["on", "back"]);
});

it("a short or slanting stroke is none", () => {
  const strokes = [strokeOf(-30, 0), strokeOf(-60, 40), strokeOf(60, -31), strokeOf(0, 200)];
  expect(strokes).toEqual([null, null, null, null]);
});
