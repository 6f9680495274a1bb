/** The steps of an outline as a row of points, for whatever cannot draw a curve. */

import type { Step } from "../pieces/outlines";

export type Point = readonly [number, number];
type Curve = Extract<Step, { readonly length: 6 }>;

/** How far apart the points of a curve lie at most, in units of the table of outlines. */
const REACH = 1.8;

function curve(from: Point, [ax, ay, bx, by, x, y]: Curve): Point[] {
  const [fx, fy] = from;
  const length =
    Math.hypot(ax - fx, ay - fy) + Math.hypot(bx - ax, by - ay) + Math.hypot(x - bx, y - by);
  const count = Math.max(2, Math.ceil(length / REACH));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 1) / count;
    const u = 1 - t;
    const at = (f: number, a: number, b: number, e: number): number =>
      u * u * u * f + 3 * u * u * t * a + 3 * u * t * t * b + t * t * t * e;
    return [at(fx, ax, bx, x), at(fy, ay, by, y)];
  });
}

/** The points of an outline, from its first step to its last. */
export function pointsOf(steps: readonly Step[]): Point[] {
  const points: Point[] = [];
  for (const step of steps) {
    const from = points.at(-1);
    if (step.length === 2) points.push(step);
    else if (from === undefined) points.push([step[4], step[5]]);
    else points.push(...curve(from, step));
  }
  return points;
}

/** The same row with no two points further apart than `reach`. */
export function refined(points: readonly Point[], reach: number): Point[] {
  return points.flatMap((point, i) => {
    const before = points[i - 1];
    if (before === undefined) return [point];
    const count = Math.ceil(Math.hypot(point[0] - before[0], point[1] - before[1]) / reach);
    return Array.from({ length: Math.max(count, 1) }, (_, j): Point => {
      const t = (j + 1) / Math.max(count, 1);
      return [before[0] + (point[0] - before[0]) * t, before[1] + (point[1] - before[1]) * t];
    });
  });
}
