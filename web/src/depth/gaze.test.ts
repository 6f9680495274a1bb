// The gaze stays above the board, and the plane is bent as the camera sees it.

import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { FIRST, planeMatrix, turned, zoomed } from "./gaze";

it("turns all the way round, but never below the board or over its middle", () => {
  let gaze = FIRST;
  for (let i = 0; i < 50; i += 1) gaze = turned(gaze, { round: 0.3, above: 0.2 });
  expect(gaze.round).toBeGreaterThan(2 * Math.PI);
  expect(gaze.above).toBeLessThan(Math.PI / 2);
  for (let i = 0; i < 50; i += 1) gaze = turned(gaze, { round: 0, above: -0.2 });
  expect(gaze.above).toBeGreaterThan(0.2);
});

it("comes nearer about a point, and sees the whole board again from afar", () => {
  const near = zoomed(FIRST, 0.5, [2, -2]);
  expect(near.away).toBeCloseTo(0.5);
  expect(near.aim).toEqual([1, -1]);
  // What was pointed at is as far from the middle of the view, as the view sees it.
  expect((2 - near.aim[0]) / near.away).toBeCloseTo(2);
  let gaze = zoomed(FIRST, 0.01, [9, 9]);
  expect(gaze.away).toBeGreaterThan(0.3);
  expect(Math.max(...gaze.aim)).toBeLessThan(4);
  for (let i = 0; i < 20; i += 1) gaze = zoomed(gaze, 1.2, [3, 3]);
  expect(gaze.away).toBeLessThan(1.5);
  expect(gaze.aim.map((x) => x + 0)).toEqual([0, 0]);
  expect(zoomed(gaze, 1.2, [0, 0]).away).toBe(gaze.away);
});

describe("the plane of the squares", () => {
  const SQUARE = 60;
  const camera = new PerspectiveCamera(30, 1, 1, 50);
  camera.position.set(3, 11, 12);
  camera.lookAt(0, 0, 0);
  camera.updateMatrixWorld();
  const seen = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
  const numbers = planeMatrix(seen.elements, SQUARE)
    .replace(/^matrix3d\(|\)$/g, "")
    .split(",")
    .map(Number);

  it.each([
    [0, 0],
    [-4, 4],
    [4, 4],
    [3.5, -3.5],
  ])("has the corner %d, %d where the camera sees it", (x, z) => {
    const row = (i: number): number =>
      (numbers[i] ?? 0) * x * SQUARE + (numbers[i + 4] ?? 0) * z * SQUARE + (numbers[i + 12] ?? 0);
    const there = new Vector3(x, 0, z).project(camera);
    expect(row(0) / row(3)).toBeCloseTo(there.x * 4 * SQUARE, 2);
    expect(row(1) / row(3)).toBeCloseTo(-there.y * 4 * SQUARE, 2);
  });
});
