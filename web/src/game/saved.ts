/**
 * The game as it is kept on the device: how it was set up and what was played. Everything else
 * follows from the rules. A game from a position of its own is kept beside the ordinary one, so
 * that a link never loses a game in progress.
 */

import { has, read, write } from "../device/store";
import { isSetup, type GameSetup } from "./setup";

export interface SavedGame {
  readonly setup: GameSetup;
  /** The moves in UCI form. */
  readonly moves: readonly string[];
  /** The board was turned round by hand. */
  readonly flipped: boolean;
}

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const { setup, moves, flipped } = value as Record<string, unknown>;
  return (
    isSetup(setup) &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === "string") &&
    typeof flipped === "boolean"
  );
}

const slot = (start: string | null): string => (start === null ? "game" : "game.position");

/** Where games are kept; tests bring their own. */
export interface Shelf {
  /** The game with this start; `"damaged"` when something is there that cannot be read. */
  take(start: string | null): SavedGame | "damaged" | null;
  /** Whether it could be kept. */
  put(game: SavedGame): boolean;
}

/** The device's own storage. */
export const deviceShelf: Shelf = {
  take(start) {
    const name = slot(start);
    const saved = read(name, isSaved);
    if (saved === null) return has(name) ? "damaged" : null;
    return saved.setup.start === start ? saved : null;
  },
  put: (game) => write(slot(game.setup.start), game),
};
