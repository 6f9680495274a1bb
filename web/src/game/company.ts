/** The company of a game: somebody who thinks and somebody who speaks. */

import type { LevelName, SearchAnswer } from "../generated/wire";

/** Somebody who thinks about a move. */
export interface Thinker {
  /** Gives a move for the position that the moves lead to, and what that is worth. */
  think(task: Task): Promise<SearchAnswer>;
}

/** A position to think about. */
export interface Task {
  /** The position the game started from; none for the initial position. */
  readonly start: string | null;
  /** The moves since then, in UCI form. */
  readonly moves: readonly string[];
  /** How well to play; none for as well as possible. */
  readonly level: LevelName | null;
  /** The longest that it may seem to take, in milliseconds. */
  readonly patienceMs: number;
}

/** The time, in whole milliseconds since some moment; it never goes back. */
export type Time = () => number;

/** Says things to whoever cannot see them. */
export interface Voice {
  say(text: string): void;
  interrupt(text: string): void;
  /** What was said at once no longer holds. */
  hush(): void;
}
