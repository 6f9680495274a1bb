/** The keyboard on the board: which key means what. */

import type { Role, Square } from "../generated/wire";
import { isSquare, placeOf, rowsFrom, squareAt, type Direction } from "./squares";
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

/** With Alt this asks which piece a pawn becomes, where that is not asked by itself. */
const ASKING = "Enter";

/** Whether the board listens to this key. */
export function boardWants(key: Key): boolean {
  const [ctrlKey, altKey] = [
    key.ctrlKey && !CORNERS.has(key.key),
    key.altKey && key.key !== ASKING,
  ];
  const alone = { ...key, ctrlKey, altKey };
  return KEYS.has(key.key) && !held(alone);
}

/** Where a letter or a number leads: to the next piece of a kind, a rank, a file. */
export type Leap =
  | { readonly is: "piece"; readonly role: Role; readonly back: boolean }
  | { readonly is: "rank" | "file"; readonly number: number };

/**
 * What a letter or a number asks of the board: the letter of a piece, with Shift the other way
 * round; 1 to 8 for a rank, with Shift for a file. Nothing where it is another key.
 */
export function leapKey(
  event: Key & { readonly code: string; readonly shiftKey: boolean },
  letters: Readonly<Partial<Record<Role, string>>>,
): Leap | null {
  if (held(event)) return null;
  // Shift and a number is another sign on each keyboard.
  const number = /^Digit([1-8])$/.exec(event.code)?.[1];
  if (number !== undefined) {
    return { is: event.shiftKey ? "file" : "rank", number: Number(number) };
  }
  const pressed = event.key.toLowerCase();
  const found = Object.entries(letters).find(([, letter]) => letter.toLowerCase() === pressed);
  // A pawn has no letter of its own, and in Dutch P is the knight's.
  const pawn = Object.values(letters).includes("P") ? "i" : "p";
  const role = (found?.[0] as Role | undefined) ?? (pressed === pawn ? "pawn" : null);
  return role === null ? null : { is: "piece", role, back: event.shiftKey };
}

/** Where a leap ends; nothing where no such piece stands. Pieces follow as they are read on the screen. */
export function leapEnd(leap: Leap, { cursor, side, shown }: BoardState): Square | null {
  if (leap.is !== "piece") {
    const [file, rank] = [leap.is === "file" ? "abcdefgh"[leap.number - 1] : cursor[0], cursor[1]];
    const square = `${file}${leap.is === "rank" ? leap.number : rank}`;
    return isSquare(square) ? square : null;
  }
  const squares = rowsFrom(side).flat();
  if (leap.back) squares.reverse();
  const here = squares.indexOf(cursor);
  const ahead = [...squares.slice(here + 1), ...squares.slice(0, here + 1)];
  return ahead.find((square) => shown.pieces.get(square)?.role === leap.role) ?? null;
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
