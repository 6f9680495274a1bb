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

/** A key as an event tells of it. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Keys held together belong to the browser or to whoever reads the screen aloud. */
const held = ({ ctrlKey, altKey, metaKey }: Key): boolean => ctrlKey || altKey || metaKey;

/** The keys the board listens to. */
const KEYS: ReadonlySet<string> = new Set([
  ...Object.keys(ARROWS),
  "Enter",
  " ",
  "Escape",
  "Home",
  "End",
]);

/** With Control these go further; nothing else on the board is held together with it. */
const CORNERS: ReadonlySet<string> = new Set(["Home", "End"]);

/** Whether the board listens to this key. */
export function boardWants(key: Key): boolean {
  const alone = { ...key, ctrlKey: key.ctrlKey && !CORNERS.has(key.key) };
  return KEYS.has(key.key) && !held(alone);
}

export type ChoiceKey =
  | { readonly is: "cancel" }
  /** Up and down as they lie on the screen; on and back in the order of the choice. */
  | { readonly is: "step"; readonly way: "up" | "down" | "on" | "back" }
  | { readonly is: "choose"; readonly index: number };

/** What a key asks of a choice that is open; nothing when it is not for the choice. */
export function choiceKey(
  event: Key & { readonly shiftKey: boolean },
  letters: readonly (string | undefined)[],
): ChoiceKey | null {
  if (held(event)) return null;
  switch (event.key) {
    case "Escape":
      return { is: "cancel" };
    case "ArrowDown":
      return { is: "step", way: "down" };
    case "ArrowUp":
      return { is: "step", way: "up" };
    // The choice keeps the keyboard until something was chosen or called off.
    case "Tab":
      return { is: "step", way: event.shiftKey ? "back" : "on" };
  }
  const pressed = event.key.toLowerCase();
  const index = letters.findIndex((letter) => letter?.toLowerCase() === pressed);
  return index < 0 ? null : { is: "choose", index };
}

/** Home and End go to the ends of the row; with Control to the corners of the board. */
function farSquare(state: BoardState, column: number, corner: boolean): Square {
  const { row } = placeOf(state.cursor, state.side);
  const place = { column, row: corner ? column : row };
  return squareAt(place, state.side) ?? state.cursor;
}

/** What a key that the board wants asks of the board. */
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
