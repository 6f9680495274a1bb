/** The words between the page and the worker in which the arbiter's questions are answered. */

import type { Color, Fault, Letters, MatingView } from "../generated/wire";

export interface Question {
  readonly id: number;
  readonly fen: string;
  readonly side: Color;
  readonly letters: Letters;
  /** How many positions may be looked at. */
  readonly budget: number;
}

export type Reply =
  | { readonly id: number; readonly answer: MatingView }
  | { readonly id: number; readonly fault: Fault | null };
