/**
 * The standing board's perspective: how far it is tilted, and where on the screen a point of it
 * lies. The style sheet tilts the squares with the same numbers; the pieces, which stand upright,
 * are put where this says. Lengths are in squares, from the middle of the board; y goes downwards.
 */

import type { Color, Square } from "../generated/wire";
import { placeOf } from "../board/squares";
import type { Travel } from "../board/travel";

/** How far the board leans back, in degrees. */
export const TILT = 36;
/** From how far away it is seen, in squares. */
export const AWAY = 15;

const TURNED = (TILT * Math.PI) / 180;
const COS = Math.cos(TURNED);
const SIN = Math.sin(TURNED);

/** How large something is at a row of the board, before the whole is fitted. */
const nearness = (y: number): number => AWAY / (AWAY - y * SIN);

/** The near edge is as wide as the flat board, less its rim. */
export const FIT = 0.965 / nearness(4);

/** How much lower than the middle of its place the board lies, so that the far pieces fit above. */
export const DROP = 0.2;

/** A point on the screen, and how large a square is there. */
export interface Seen {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Where a point of the board is seen, measured from the middle of the board's place. */
export function seen(x: number, y: number): Seen {
  const size = nearness(y) * FIT;
  return { x: x * size, y: y * COS * size + DROP, size };
}

/** What tilts the board of squares, around its middle. */
export const TRANSFORM =
  `translateY(calc(var(--square) * ${DROP})) scale(${FIT}) ` +
  `perspective(calc(var(--square) * ${AWAY})) rotateX(${TILT}deg)`;

/** Where a piece stands, for somebody who sits on a side. */
export function standsAt(square: Square, side: Color): Seen {
  const { column, row } = placeOf(square, side);
  return seen(column - 3.5, row - 3.5);
}

/** From where a piece comes that stands on its new square: how far, in squares, and how large. */
export function comesFrom(
  { from, to }: Travel,
  side: Color,
): { readonly by: readonly [number, number]; readonly size: number } {
  const [a, b] = [standsAt(from, side), standsAt(to, side)];
  return { by: [a.x - b.x, a.y - b.y], size: a.size / b.size };
}

/** The column of the flat board that lies nearest to a square as it is seen here. */
export function columnOf(square: Square, side: Color): number {
  return Math.min(7, Math.max(0, standsAt(square, side).x + 3.5));
}
