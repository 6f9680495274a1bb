/**
 * A promotion that is not asked about: a pawn becomes a queen, unless a hand holds on to its square
 * for a moment. As long as that is open the choice of pieces does not come up.
 */

import type { MoveView } from "../generated/wire";
import type { BoardState } from "./state";

/** So long somebody holds on who wants another piece. */
const HELD_MS = 400;

export class Holding {
  /** Somebody has only just come to the square. */
  brief = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A hand comes to a square. */
  begin(): void {
    clearTimeout(this.#timer);
    this.brief = true;
    this.#timer = setTimeout(() => (this.brief = false), HELD_MS);
  }

  /** It lets go; tells whether that was soon. */
  end(): boolean {
    clearTimeout(this.#timer);
    const { brief } = this;
    this.brief = false;
    return brief;
  }
}

/** The queen among the pieces that are being chosen from. */
export const queenIn = ({ choice }: BoardState): MoveView | undefined =>
  choice?.moves.find(({ promotion }) => promotion === "queen");
