/** What each side has captured, as it lies beside the board: a help for the eye, never a rule. */

import type { Color, GameView, Role } from "../generated/wire";

/** From the most to the least, as they lie beside a board. */
const ORDER = ["queen", "rook", "bishop", "knight", "pawn"] as const satisfies readonly Role[];

/** What a side has taken of one kind. */
export interface Heap {
  readonly role: Role;
  readonly count: number;
}

/** What a side has captured in the first moves of a game, the most valuable first. */
export function capturedBy({ played }: GameView, ply: number, by: Color): readonly Heap[] {
  const taken = played
    .slice(0, ply)
    .flatMap(({ color, move }) => (color === by && move.captured ? [move.captured.role] : []));
  return ORDER.flatMap((role) => {
    const count = taken.filter((one) => one === role).length;
    return count === 0 ? [] : [{ role, count }];
  });
}

/** By how many points a side is ahead, where White is ahead by `lead`; nothing when it is not. */
export function aheadBy(lead: number, color: Color): number {
  return Math.max(color === "white" ? lead : -lead, 0);
}
