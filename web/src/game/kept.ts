/** The game that can be gone on with, as the start screen shows it before and after the rules have come. */

import type { PositionView } from "../generated/wire";
import { verdictText } from "./result";
import type { SavedGame } from "./saved";
import { resume } from "./start";

/** How a kept game stands. */
export interface Standing {
  readonly position: PositionView;
  readonly moves: number;
  /** The result in words; none while it goes on. */
  readonly result: string | null;
}

/** How many moves were made in a kept game, as far as that can be told without the rules. */
export function movesIn({ deeds }: SavedGame): number {
  return deeds.filter(({ is }) => is === "move").length;
}

/** How a kept game stands; nothing when the rules say that it cannot have been. */
export function standingOf(saved: SavedGame, now: number): Standing | null {
  const opened = resume(saved, now);
  if (opened === null) return null;
  const view = opened.game.view();
  opened.game.free();
  const result = verdictText(view, saved.setup)?.result ?? null;
  return { position: view.position, moves: view.played.length, result };
}
