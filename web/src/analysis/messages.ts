/** The words between the page and the worker in which the engine analyses. */

import type { EngineLines, ReviewProgress, ReviewView } from "../generated/wire";

/** A game up to a position: where it began, and the moves since, in UCI form. */
export interface Line {
  readonly start: string;
  readonly moves: readonly string[];
}

export interface ReviewOrder {
  readonly is: "review";
  readonly id: number;
  readonly line: Line;
  /** So many positions are looked at for each move. */
  readonly nodes: number;
  /** So many half-moves at its beginning belong to a named opening. */
  readonly bookPlies: number;
}

export type Order =
  /** Look for so many lines from now on; whatever was looked at before is left. */
  | { readonly is: "look"; readonly id: number; readonly line: Line; readonly lines: number }
  | { readonly is: "rest" }
  /** Begin or go on with the review of a game. */
  | ReviewOrder
  | { readonly is: "pause" };

export type News =
  | { readonly is: "lines"; readonly id: number; readonly found: EngineLines }
  | { readonly is: "progress"; readonly id: number; readonly progress: ReviewProgress }
  | { readonly is: "review"; readonly id: number; readonly review: ReviewView }
  | { readonly is: "failed" };
