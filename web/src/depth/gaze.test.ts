// The gaze stays above the board, and the plane is bent as the camera sees it.

import { PerspectiveCamera, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { FIRST, planeMatrix, turned } from "./gaze";

it("turns all the way round, but never below the board or over its middle", () => {
  let gaze = FIRST;
  for (let i = 0; i < 50; i += 1) gaze = turned(gaze, { round: 0.3, above: 0.2 });
  expect(gaze.round).toBeGreaterThan(2 * Math.PI);
  expect(gaze.above).toBeLessThan(Math.PI / 2);
  for (let i = 0; i < 50; i += 1) gaze = turned(gaze, { round: 0, above: -0.2 });
  expect(gaze.above).toBeGreaterThan(0.2);
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
