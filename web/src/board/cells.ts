/** What each of the 64 squares shows: a function of the board's state. */

import type { Color, Square } from "../generated/wire";
import { isLight, rowsFrom } from "./squares";
import { targets, type BoardState, type Piece } from "./state";

export interface Cell {
  readonly square: Square;
  readonly light: boolean;
  readonly piece: Piece | null;
  readonly selected: boolean;
  /** The selected piece may go here: to an empty square, or capturing. */
  readonly target: "move" | "capture" | null;
  readonly check: boolean;
  readonly lastMove: boolean;
  /** A piece in the hand is above it. */
  readonly over: boolean;
  readonly cursor: boolean;
  /** The coordinates written on it, at the lower and the left edge. */
  readonly file: string | null;
  readonly rank: string | null;
}

/** The squares in rows, as somebody on the state's side sees them. */
export function cellsOf(state: BoardState): readonly (readonly Cell[])[] {
  const { shown, selected, drag, cursor } = state;
  const reachable = targets(state);
  return rowsFrom(state.side).map((row, y) =>
    row.map((square, x) => {
      const move = reachable.get(square);
      return {
        square,
        light: isLight(square),
        piece: shown.pieces.get(square) ?? null,
        selected: selected === square,
        target: move === undefined ? null : move.captured === null ? "move" : "capture",
        check: shown.check === square,
        lastMove: shown.lastMove?.includes(square) ?? false,
        over: drag !== null && drag.over === square && drag.from !== square,
        cursor: cursor === square,
        file: y === 7 ? (square[0] ?? null) : null,
        rank: x === 0 ? (square[1] ?? null) : null,
      };
    }),
  );
}

/** Where the choice of a promotion lies: its column, and the edge it hangs from. */
export function choicePlace(to: Square, side: Color): { column: number; edge: "top" | "bottom" } {
  const rows = rowsFrom(side);
  const row = rows.findIndex((squares) => squares.includes(to));
  return { column: rows[row]?.indexOf(to) ?? 0, edge: row < 4 ? "top" : "bottom" };
}
