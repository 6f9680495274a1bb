/** The company of a game: somebody who thinks and somebody who speaks. */

import type { SearchAnswer } from "../generated/wire";

/** Somebody who thinks about a move. */
export interface Thinker {
  /** Gives a move for the position that these moves lead to, and what that is worth. */
  think(start: string | null, moves: readonly string[]): Promise<SearchAnswer>;
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
