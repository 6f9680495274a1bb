/** The words between the page and the worker in which the engine runs. */

import type { Fault, SearchAnswer, SearchLimits } from "../generated/wire";

export interface Question {
  readonly id: number;
  /** The position the game started from; none for the initial position. */
  readonly start: string | null;
  /** The moves since then, in UCI form. */
  readonly moves: readonly string[];
  /** How strong an opponent chooses the move; none for the engine itself. */
  readonly elo: number | null;
  /** How far to look for what the position is worth. */
  readonly limits: SearchLimits;
}

export type Reply =
  | { readonly id: number; readonly answer: SearchAnswer; readonly pauseMs: number }
  | { readonly id: number; readonly fault: Fault | null };
