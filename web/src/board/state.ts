/**
 * The board's state and how it answers a hand, without any DOM.
 *
 * `answer(state, event)` gives the next state and, now and then, a wish for whoever keeps the
 * game: play this move, or explain why that was not one. Legal moves come in from outside; the
 * board only looks them up. The views in this folder are functions of this state.
 */

import type { Color, MoveView, PlacedPiece, Role, Square } from "../generated/wire";
import { neighbour, type Direction } from "./squares";

export interface Piece {
  readonly color: Color;
  readonly role: Role;
}

/** What the board shows. */
export interface Shown {
  readonly pieces: ReadonlyMap<Square, Piece>;
  /** The moves that may be made on it now; none while it only shows. */
  readonly moves: readonly MoveView[];
  /** Whose pieces a hand may take up. */
  readonly movable: Color | null;
  readonly check: Square | null;
  readonly lastMove: readonly [Square, Square] | null;
  /** Whether a square is asked for instead of a move. */
  readonly pointing?: boolean;
}

/** Several moves lead from one square to another: which is meant? */
export interface Choice {
  readonly from: Square;
  readonly to: Square;
  readonly moves: readonly MoveView[];
}

export interface BoardState {
  readonly shown: Shown;
  /** Who sits at the lower edge. */
  readonly side: Color;
  readonly selected: Square | null;
  /** The piece in the hand and the square below it. */
  readonly drag: { readonly from: Square; readonly over: Square | null } | null;
  /** A finger that is down, and whether its square was selected before. */
  readonly pressed: { readonly square: Square; readonly again: boolean } | null;
  /** Where the keyboard is. */
  readonly cursor: Square;
  readonly choice: Choice | null;
}

export type BoardEvent =
  | { readonly is: "show"; readonly shown: Shown }
  | { readonly is: "turn"; readonly side: Color }
  | { readonly is: "press"; readonly square: Square }
  | { readonly is: "lift" }
  | { readonly is: "hover"; readonly square: Square | null }
  | { readonly is: "release"; readonly square: Square | null }
  | { readonly is: "step"; readonly direction: Direction }
  | { readonly is: "jump"; readonly square: Square }
  | { readonly is: "activate"; readonly square: Square }
  | { readonly is: "choose"; readonly move: MoveView }
  | { readonly is: "cancel" };

/** How a move was made; a dropped piece is where it belongs already. */
export type Manner = "put" | "dropped";

export type Wish =
  | { readonly is: "play"; readonly move: MoveView; readonly manner: Manner }
  | { readonly is: "refuse"; readonly from: Square; readonly to: Square }
  | { readonly is: "untouchable"; readonly square: Square }
  | { readonly is: "point"; readonly square: Square };

export type Answer = readonly [BoardState, Wish | null];

const NOTHING: Shown = {
  pieces: new Map(),
  moves: [],
  movable: null,
  check: null,
  lastMove: null,
};

/** A board on which nothing stands yet. */
export function emptyBoard(side: Color): BoardState {
  const cursor: Square = side === "white" ? "e2" : "e7";
  const none = { selected: null, drag: null, pressed: null, choice: null };
  return { shown: NOTHING, side, cursor, ...none };
}

/** Pieces by square, from the list the rules give. */
export function placement(pieces: readonly PlacedPiece[]): ReadonlyMap<Square, Piece> {
  return new Map(pieces.map(({ square, color, role }) => [square, { color, role }]));
}

/** The moves of the selected piece, by the square that a hand puts it on. */
export function targets(state: BoardState): ReadonlyMap<Square, MoveView> {
  const from = state.selected;
  if (from === null) return new Map();
  const moves = state.shown.moves.filter((m) => m.from === from);
  const onto = moves.flatMap((m) => (m.onto === null ? [] : ([[m.onto, m]] as const)));
  return new Map([...onto, ...moves.map((m) => [m.to, m] as const)]);
}

const only = (state: BoardState): Answer => [state, null];

const rested = (state: BoardState): BoardState => ({
  ...state,
  selected: null,
  drag: null,
  pressed: null,
  choice: null,
});

function mayTake(state: BoardState, square: Square): boolean {
  const piece = state.shown.pieces.get(square);
  return piece !== undefined && piece.color === state.shown.movable;
}

/** Brings a piece to a square: a move, a question which move, or something to explain. */
function bring(state: BoardState, from: Square, to: Square, manner: Manner): Answer {
  const moves = state.shown.moves.filter((m) => m.from === from && (m.to === to || m.onto === to));
  const [move] = moves;
  const calm = { ...rested(state), cursor: to };
  if (move === undefined) return [calm, { is: "refuse", from, to }];
  if (moves.length > 1) return only({ ...calm, choice: { from, to, moves } });
  return [calm, { is: "play", move, manner }];
}

function press(state: BoardState, square: Square): Answer {
  if (state.choice !== null) return only(rested(state));
  const { selected } = state;
  const here = { ...state, cursor: square };
  if (state.shown.pointing) return [here, { is: "point", square }];
  if (selected !== null && selected !== square && targets(state).has(square)) {
    return bring(state, selected, square, "put");
  }
  if (mayTake(state, square)) {
    return only({ ...here, selected: square, pressed: { square, again: selected === square } });
  }
  if (selected !== null) return bring(state, selected, square, "put");
  return state.shown.pieces.has(square) ? [here, { is: "untouchable", square }] : only(here);
}

function release(state: BoardState, square: Square | null): Answer {
  const { drag, pressed } = state;
  const up = { ...state, drag: null, pressed: null };
  if (drag === null) {
    return only(pressed?.again && pressed.square === square ? { ...up, selected: null } : up);
  }
  if (square === null) return only(rested(state));
  return square === drag.from ? only(up) : bring(state, drag.from, square, "dropped");
}

function activate(state: BoardState, square: Square): Answer {
  const [after, wish] = press(state, square);
  return [after.pressed === null ? after : release(after, square)[0], wish];
}

function show(state: BoardState, shown: Shown): BoardState {
  const same = shown.pieces === state.shown.pieces && shown.movable === state.shown.movable;
  return same || isStillHeld(state, shown) ? { ...state, shown } : { ...rested(state), shown };
}

/** The opponent has moved meanwhile, and the piece that was taken up is still there. */
function isStillHeld({ shown: before, selected, choice }: BoardState, now: Shown): boolean {
  if (selected === null || choice !== null || now.movable !== before.movable) return false;
  const [was, is] = [before.pieces.get(selected), now.pieces.get(selected)];
  return is !== undefined && was?.color === is.color && was.role === is.role;
}

/** What the board does with an event. */
export function answer(state: BoardState, event: BoardEvent): Answer {
  switch (event.is) {
    case "show":
      return only(show(state, event.shown));
    case "turn":
      return only(event.side === state.side ? state : { ...rested(state), side: event.side });
    case "press":
      return press(state, event.square);
    case "lift": {
      const from = state.pressed?.square;
      return only(from === undefined ? state : { ...state, drag: { from, over: from } });
    }
    case "hover":
      return only(
        state.drag === null || state.drag.over === event.square
          ? state
          : { ...state, drag: { ...state.drag, over: event.square } },
      );
    case "release":
      return release(state, event.square);
    case "step":
      return only({ ...state, cursor: neighbour(state.cursor, event.direction, state.side) });
    case "jump":
      return only({ ...state, cursor: event.square });
    case "activate":
      return activate(state, event.square);
    case "choose":
      return [rested(state), { is: "play", move: event.move, manner: "put" }];
    case "cancel":
      return only(rested(state));
  }
}
