/**
 * What goes where between two pictures of a board, so that a piece can be seen going there.
 *
 * This compares pictures, not moves: it serves a move, a move taken back, castling, and a jump
 * through a game alike. When nearly everything changed nothing travels.
 */

import type { Color, Square } from "../generated/wire";
import { placeOf } from "./squares";
import type { Piece } from "./state";

export interface Travel {
  readonly from: Square;
  readonly to: Square;
}

export interface Change {
  readonly travels: readonly Travel[];
  /** Pieces that are gone, where they stood. */
  readonly gone: readonly (readonly [Square, Piece])[];
}

/** More than this is not a move but another position. */
const MOST = 6;

const alike = (a: Piece | undefined, b: Piece | undefined): boolean =>
  a?.color === b?.color && a?.role === b?.role;

function distance(a: Square, b: Square): number {
  const [p, q] = [placeOf(a, "white"), placeOf(b, "white")];
  return Math.hypot(p.column - q.column, p.row - q.row);
}

/** Pairs each piece that appeared with the nearest of its kind that disappeared. */
export function changeBetween(
  before: ReadonlyMap<Square, Piece>,
  after: ReadonlyMap<Square, Piece>,
): Change {
  const gone = [...before].filter(([square, piece]) => !alike(after.get(square), piece));
  const come = [...after].filter(([square, piece]) => !alike(before.get(square), piece));
  if (gone.length > MOST || come.length > MOST) return { travels: [], gone: [] };
  const travels: Travel[] = [];
  for (const [to, piece] of come) {
    const [nearest] = gone
      .filter(([, other]) => alike(other, piece))
      .sort(([a], [b]) => distance(a, to) - distance(b, to));
    if (nearest === undefined) continue;
    gone.splice(gone.indexOf(nearest), 1);
    travels.push({ from: nearest[0], to });
  }
  // A pawn that became something else, or a piece that is a pawn again.
  for (const [to, piece] of come) {
    if (travels.some((t) => t.to === to)) continue;
    const other = gone.find(
      ([, p]) => p.color === piece.color && (p.role === "pawn" || piece.role === "pawn"),
    );
    if (other === undefined) continue;
    gone.splice(gone.indexOf(other), 1);
    travels.push({ from: other[0], to });
  }
  return { travels, gone };
}

/** How far a travel goes on the screen, in squares, for somebody on this side. */
export function shift({ from, to }: Travel, side: Color): readonly [number, number] {
  const [a, b] = [placeOf(from, side), placeOf(to, side)];
  return [a.column - b.column, a.row - b.row];
}
