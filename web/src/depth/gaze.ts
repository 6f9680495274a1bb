/**
 * From where somebody looks at the free board: turned round it, higher or lower, never from below.
 * And how the plane of the squares must be bent so that it lies where the solid board lies.
 */

/** An angle round the board and one above it, in radians. */
export interface Gaze {
  readonly round: number;
  readonly above: number;
}

/** How somebody sits down at it. */
export const FIRST: Gaze = { round: 0, above: 0.92 };

/** As low as pieces can be told apart, and as high as they can be told at all. */
const LOWEST = 0.35;
const HIGHEST = 1.5;

/** The gaze after turning by so much. */
export function turned({ round, above }: Gaze, by: Gaze): Gaze {
  return {
    round: round + by.round,
    above: Math.min(HIGHEST, Math.max(LOWEST, above + by.above)),
  };
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
