/**
 * The knight, carved: its outline from the side says how far the wood reaches, and is rounded off
 * towards it; how thick the wood is there, is said here. It stands on a foot from the lathe.
 */

import type { Carved } from "../pieces/outlines";
import { turn } from "./lathe";
import type { Mesh, Vec } from "./mesh";
import { addSurface } from "./nets";
import { pointsOf, refined, type Point } from "./profile";

/** Half the thickness by height: withers, neck, cheeks, poll. */
const THICKNESS: readonly Point[] = [
  [8, 20],
  [16, 18.5],
  [30, 14.5],
  [44, 12.4],
  [56, 11],
  [66, 8.4],
  [80, 7],
];
/** The muzzle is narrower the further it reaches: from here to there, by so much. */
const MUZZLE = { from: -10, to: -33, narrower: 0.42 } as const;
/** How far from its outline the wood is rounded. */
const ROUND = 9.5;
/** Above this the poll is two ears, which stand so far apart. */
const EARS = { from: 66.5, to: 70.5, apart: 4.4, half: 3.4 } as const;
const CUT = { width: 1.15, depth: 0.42 } as const;
const EYE = { depth: 0.3, width: 2.2 } as const;
/** Where the foot ends and the carving stands on it. */
const FOOT = 14;

const between = (a: number, b: number, t: number): number => a + (b - a) * t;
const part = (from: number, to: number, x: number): number =>
  Math.min(1, Math.max(0, (x - from) / (to - from)));

function thicknessAt(height: number): number {
  for (let i = 0; i + 1 < THICKNESS.length; i += 1) {
    const [[low, thick], [high, thin]] = [THICKNESS[i], THICKNESS[i + 1]] as [Point, Point];
    if (height <= high) return between(thick, thin, part(low, high, height));
  }
  return THICKNESS.at(-1)?.[1] ?? 0;
}

/** How far a point is from a row of points that are joined. */
function distance(line: readonly Point[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [[ax, ay], [bx, by]] = [line[i], line[i + 1]] as [Point, Point];
    const [dx, dy] = [bx - ax, by - ay];
    const t = part(0, dx * dx + dy * dy, (x - ax) * dx + (y - ay) * dy);
    least = Math.min(least, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return least;
}

/** Whether a point lies within a closed outline: by how often a ray from it crosses the outline. */
function within(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** Adds the carved piece; the smaller the step, the finer it is carved. */
export function carve(mesh: Mesh, piece: Carved, angles: readonly number[], step: number): void {
  const outline = pointsOf(piece.outline);
  const closed = [...outline, outline[0] as Point];
  const eye = pointsOf(piece.eye);
  const eyeAt: Point = [
    eye.reduce((sum, [x]) => sum + x / eye.length, 0),
    eye.reduce((sum, [, y]) => sum + y / eye.length, 0),
  ];
  const cuts = piece.cuts.map((cut) => refined(pointsOf(cut), 4));
  const flat = new Map<string, { inside: number; cut: number }>();
  /** What holds at a point of the side view, whatever the depth. */
  function seen(x: number, y: number): { inside: number; cut: number } {
    const name = `${x},${y}`;
    const known = flat.get(name);
    if (known !== undefined) return known;
    const far = distance(closed, x, y);
    const near = Math.min(...cuts.map((cut) => distance(cut, x, y)));
    const toEye = Math.hypot(x - eyeAt[0], y - eyeAt[1]);
    const found = {
      inside: within(outline, x, y) ? far : -far,
      cut:
        CUT.depth * Math.exp(-((near / CUT.width) ** 2)) +
        EYE.depth * Math.exp(-(((toEye - 2.6) / EYE.width) ** 2)),
    };
    flat.set(name, found);
    return found;
  }
  const body = ([x, y, z]: Vec): number => {
    const { inside, cut } = seen(x, y);
    const ears = part(EARS.from, EARS.to, y);
    const depth = between(Math.abs(z), Math.abs(Math.abs(z) - EARS.apart), ears);
    const narrower = 1 - MUZZLE.narrower * part(MUZZLE.from, MUZZLE.to, x);
    const thick = between(thicknessAt(y) * narrower, EARS.half, ears);
    const rim = Math.max(0, 1 - inside / ROUND);
    return rim ** 2.2 + (depth / thick) ** 2.4 - 1 + cut;
  };
  addSurface(mesh, { from: [-36, FOOT - 4.4, -24], to: [34, 81, 24], step }, body);
  const foot = footOf(outline);
  turn(mesh, () => foot, angles);
}

/** The half outline of the foot, which every piece has, from the knight's right side. */
function footOf(outline: readonly Point[]): Point[] {
  const end = outline.findIndex(([, height]) => height >= FOOT);
  const side = outline.slice(0, end + 1);
  return [...side, [(side.at(-1)?.[0] ?? 0) - 3, FOOT + 1.2], [0, FOOT + 1.6]];
}
