/** The game that somebody has set up on another screen, to begin when the board opens. */

import type { GameSetup } from "./setup";

let wished: GameSetup | null = null;

/** Leaves word for the board. */
export function wishFor(setup: GameSetup): void {
  wished = setup;
}

/** What was wished for, once. */
export function takeWish(): GameSetup | null {
  const taken = wished;
  wished = null;
  return taken;
}
