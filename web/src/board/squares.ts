/**
 * Where squares lie on the screen. Geometry only: which way the board is turned, which square
 * is above which, which are light. What may stand or move where is never decided here.
 *
 * Law: FIDE 2.1 and 2.4: files a to h from White's left, ranks 1 to 8 from White's side; from
 * Black's side the same board is seen turned round.
 */

import type { Color, Square } from "../generated/wire";

const FILES = ["a", "b", "c", "d", "e", "f", "g", "h"] as const;
const RANKS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type Direction = "up" | "down" | "left" | "right";

/** A square's column and row on the screen, counted from the top left. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** The file's number from 0, and the rank's. */
function coordinates(square: Square): readonly [number, number] {
  return [FILES.indexOf(square[0] as (typeof FILES)[number]), Number(square[1]) - 1];
}

/** Where a square lies for somebody who sits on this side. */
export function placeOf(square: Square, side: Color): Place {
  const [file, rank] = coordinates(square);
  return side === "white" ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/** The square at a place, or none when it is off the board. */
export function squareAt({ column, row }: Place, side: Color): Square | null {
  const file = FILES[side === "white" ? column : 7 - column];
  const rank = RANKS[side === "white" ? 7 - row : row];
  return file === undefined || rank === undefined ? null : `${file}${rank}`;
}

/** The eight rows of the screen from top to bottom, each from left to right. */
export function rowsFrom(side: Color): readonly (readonly Square[])[] {
  const count = [0, 1, 2, 3, 4, 5, 6, 7];
  return count.map((row) => count.map((column) => squareAt({ column, row }, side) as Square));
}

/** The neighbour on the screen; at an edge the square itself. */
export function neighbour(square: Square, direction: Direction, side: Color): Square {
  const { column, row } = placeOf(square, side);
  const there = {
    up: { column, row: row - 1 },
    down: { column, row: row + 1 },
    left: { column: column - 1, row },
    right: { column: column + 1, row },
  }[direction];
  return squareAt(there, side) ?? square;
}

/** A light square: the one at each player's right hand is (FIDE 2.1). */
export function isLight(square: Square): boolean {
  const [file, rank] = coordinates(square);
  return (file + rank) % 2 === 1;
}

/** Whether a text names a square. */
export function isSquare(text: string | null | undefined): text is Square {
  return text !== null && text !== undefined && /^[a-h][1-8]$/.test(text);
}
