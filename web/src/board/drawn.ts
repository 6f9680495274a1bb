/**
 * What somebody draws on the board for themselves: arrows and circles, in four colours. A second
 * time the same takes it away; in another colour it is drawn over.
 *
 * Geometry only: an arrow snaps to the lines and jumps that pieces move along, whether one of them
 * could do so here or not.
 */

import type { Square } from "../generated/wire";
import { placeOf, squareAt } from "./squares";

export const BRUSHES = ["green", "red", "blue", "yellow"] as const;

export type Brush = (typeof BRUSHES)[number];

/** An arrow; a circle where it begins and ends on one square. */
export interface Drawing {
  readonly from: Square;
  readonly to: Square;
  readonly brush: Brush;
}

/** Keys that are held while the hand draws. */
export interface Held {
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** The colour that the held keys ask for. */
export function brushOf({ shiftKey, ctrlKey, altKey, metaKey }: Held): Brush {
  const [first, second] = [shiftKey || ctrlKey, altKey || metaKey];
  if (first) return second ? "yellow" : "red";
  return second ? "blue" : "green";
}

const same = (a: Drawing, b: Drawing): boolean => a.from === b.from && a.to === b.to;

/** What is seen while one more is being drawn. */
export function sketchedOver(before: readonly Drawing[], one: Drawing): readonly Drawing[] {
  return [...before.filter((other) => !same(other, one)), one];
}

/** What is drawn after one more: the same in the same colour takes it away. */
export function withDrawing(before: readonly Drawing[], one: Drawing): readonly Drawing[] {
  const again = before.some((other) => same(other, one) && other.brush === one.brush);
  return again ? before.filter((other) => !same(other, one)) : sketchedOver(before, one);
}

/** Whether one square can be reached from another along a line or by a knight's jump. */
function isAlongALine(columns: number, rows: number): boolean {
  const [x, y] = [Math.abs(columns), Math.abs(rows)];
  return x === 0 || y === 0 || x === y || x * y === 2;
}

/** The square that an arrow from one square to another is meant for: the nearest along a line. */
export function snapped(from: Square, to: Square): Square {
  const [a, b] = [placeOf(from, "white"), placeOf(to, "white")];
  let [best, least] = [to, Infinity];
  for (let column = 0; column < 8; column += 1)
    for (let row = 0; row < 8; row += 1) {
      if (!isAlongALine(column - a.column, row - a.row)) continue;
      const far = Math.hypot(column - b.column, row - b.row);
      const square = squareAt({ column, row }, "white");
      if (square !== null && square !== from && far < least) [best, least] = [square, far];
    }
  return from === to ? from : best;
}
