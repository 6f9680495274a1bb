/** The keyboard on the board: which key means what. */

import type { Square } from "../generated/wire";
import { placeOf, squareAt, type Direction } from "./squares";
import type { BoardEvent, BoardState } from "./state";

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowLeft: "left",
  ArrowRight: "right",
};

/** The keys the board listens to. */
export const KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(ARROWS),
  "Enter",
  " ",
  "Escape",
  "Home",
  "End",
]);

/** Home and End go to the ends of the row; with Control to the corners of the board. */
function farSquare(state: BoardState, column: number, corner: boolean): Square {
  const { row } = placeOf(state.cursor, state.side);
  const place = { column, row: corner ? column : row };
  return squareAt(place, state.side) ?? state.cursor;
}

/** What a key among `KEYS` asks of the board. */
export function keyEvent(event: { key: string; ctrlKey: boolean }, state: BoardState): BoardEvent {
  const direction = ARROWS[event.key];
  if (direction !== undefined) return { is: "step", direction };
  switch (event.key) {
    case "Home":
      return { is: "jump", square: farSquare(state, 0, event.ctrlKey) };
    case "End":
      return { is: "jump", square: farSquare(state, 7, event.ctrlKey) };
    case "Escape":
      return { is: "cancel" };
    default:
      return { is: "activate", square: state.cursor };
  }
}
