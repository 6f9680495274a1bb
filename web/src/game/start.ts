/**
 * Which game there is when the board opens: the one that was set up on another screen, or asked
 * for, kept or new; else the one that was kept; else the first. A bad address or a damaged game is told and harms nothing.
 */

import { Game, RulesError } from "../rules/rules";
import type { Message } from "./message";
import { today, type Line, type SavedGame, type Shelf } from "./saved";
import { setupFor, type GameSetup, type Wanted } from "./setup";

export interface Opened {
  readonly game: Game;
  readonly setup: GameSetup;
  readonly flipped: boolean;
  /** What was played before somebody played on from an earlier move. */
  readonly lines: readonly Line[];
  /** The day on which it began, where that is known. */
  readonly begun: string | null;
  /** What went otherwise than was asked. */
  readonly message: Message | null;
}

/** What was begun, and what was left for it. */
export interface Begun extends Opened {
  readonly left: SavedGame | null;
}

/** Begins the game that somebody has set up elsewhere; else opens what was asked for. */
export function begin(
  wish: GameSetup | null,
  asked: Wanted | null,
  shelf: Shelf,
  now: number,
): Begun {
  if (wish === null) return { ...open(asked, shelf, now), left: null };
  const fresh = freshGame(wish);
  const kept = shelf.take({ start: null });
  // The one that was in progress can be had back.
  const left = kept !== "damaged" && isInProgress(kept, now) ? kept : null;
  const { lines, begun } = fresh;
  shelf.put({ setup: wish, deeds: [], clock: null, flipped: false, lines, begun });
  return { ...fresh, left };
}

/** A game in which nothing was played yet. */
export function freshGame(setup: GameSetup): Opened {
  const game = new Game(setup);
  return { game, setup, flipped: false, lines: [], begun: today(), message: null };
}

/** Whether something was played in a kept game and it is not over. */
function isInProgress(kept: SavedGame | null, now: number): boolean {
  if (kept === null || kept.deeds.length === 0) return false;
  const game = resume(kept, now)?.game;
  const over = game?.view().verdict.is === "ended";
  game?.free();
  return game !== undefined && !over;
}

/** Goes on with a kept game; nothing when the rules say that it cannot have been. */
export function resume(saved: SavedGame, now: number): Opened | null {
  const { setup, flipped, lines, begun } = saved;
  try {
    return { game: new Game(setup, saved, now), setup, flipped, lines, begun, message: null };
  } catch (thrown) {
    if (thrown instanceof RulesError) return null;
    throw thrown;
  }
}

/** Opens what was asked for; when its position cannot be, the ordinary game. */
export function open(asked: Wanted | null, shelf: Shelf, now: number): Opened {
  const wanted = asked ?? { start: null };
  const kept = shelf.take(wanted);
  const resumed = kept === null || kept === "damaged" ? null : resume(kept, now);
  if (resumed !== null) return resumed;
  const setup = setupFor(wanted);
  const message: Message | null = kept === null ? null : { is: "notice", name: "failure-saved" };
  try {
    return { ...freshGame(setup), message };
  } catch (thrown) {
    if (!(thrown instanceof RulesError) || asked === null) throw thrown;
    return { ...open(null, shelf, now), message: { is: "address", fault: thrown.fault } };
  }
}
