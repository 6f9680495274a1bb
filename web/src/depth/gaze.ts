/**
 * From where somebody looks at the free board: turned round it, higher or lower, never from below, and
 * nearer or farther. And how the plane of the squares must be bent so that it lies where the solid board lies.
 */

/** An angle round the board and one above it, in radians. */
export interface Turn {
  readonly round: number;
  readonly above: number;
}

/** A point of the board: squares to the right of its middle, and nearer than it. */
export type Point = readonly [number, number];

export interface Gaze extends Turn {
  /** How far away, where from 1 the whole board is seen. */
  readonly away: number;
  /** What is in the middle of the view. */
  readonly aim: Point;
}

/** How somebody sits down at it. */
export const FIRST: Gaze = { round: 0, above: 0.92, away: 1, aim: [0, 0] };

/** As low as pieces can be told apart, and as high as they can be told at all. */
const LOWEST = 0.35;
const HIGHEST = 1.5;
/** As near as some four squares, and as far as there is anything to be gained. */
const NEAREST = 0.4;
const FARTHEST = 1.25;

const between = (least: number, x: number, most: number): number =>
  Math.min(most, Math.max(least, x));

/** The gaze after turning by so much. */
export function turned(gaze: Gaze, by: Turn): Gaze {
  return {
    ...gaze,
    round: gaze.round + by.round,
    above: between(LOWEST, gaze.above + by.above, HIGHEST),
  };
}

/**
 * The gaze from so many times as far away, while a point of the board stays where it is seen. From
 * where the whole board is seen its middle is looked at.
 */
export function zoomed(gaze: Gaze, by: number, about: Point): Gaze {
  const away = between(NEAREST, gaze.away * by, FARTHEST);
  const reach = 4 * Math.max(0, 1 - away);
  const aim = (i: 0 | 1): number =>
    between(-reach, about[i] + (gaze.aim[i] - about[i]) * (away / gaze.away), reach);
  return { ...gaze, away, aim: [aim(0), aim(1)] };
}

/**
 * The style sheet's matrix for a plane of squares, from a camera's (projection times view, column by
 * column) and the size of a square in pixels. Law: CSS Transforms 2, `matrix3d`.
 */
export function planeMatrix(camera: readonly number[], square: number): string {
  const at = (i: number): number => camera[i] ?? 0;
  // A square is one unit; the place of the board is eight of them wide, and its middle is nought.
  const column = (i: number, scale: number): number[] => [
    4 * square * at(i) * scale,
    -4 * square * at(i + 1) * scale,
    0,
    at(i + 3) * scale,
  ];
  const all = [...column(0, 1 / square), ...column(8, 1 / square), 0, 0, 1, 0, ...column(12, 1)];
  // What is divided by may be any number but nought; this keeps the numbers readable.
  const whole = at(15) || 1;
  return `matrix3d(${all.map((x) => (x / whole).toFixed(8)).join(", ")})`;
}
