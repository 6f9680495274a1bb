/**
 * The board as it looks once a move has been made that has not been made yet: one that waits for a
 * yes, or that was put down in advance. All that changes is what the move says of itself.
 */

import type { Piece } from "../board/state";
import type { MoveView, Square } from "../generated/wire";

type Pieces = ReadonlyMap<Square, Piece>;

/** The pieces after these moves, one after the other. */
export function imagined(pieces: Pieces, moves: readonly MoveView[]): Pieces {
  return moves.reduce(after, pieces);
}

function after(pieces: Pieces, { from, to, promotion, captured, rook }: MoveView): Pieces {
  const [moved, castled] = [pieces.get(from), rook === null ? undefined : pieces.get(rook.from)];
  const made = new Map(pieces);
  for (const left of [from, captured?.square, rook?.from]) if (left) made.delete(left);
  if (rook !== null && castled !== undefined) made.set(rook.to, castled);
  if (moved !== undefined) made.set(to, { ...moved, role: promotion ?? moved.role });
  return made;
}
