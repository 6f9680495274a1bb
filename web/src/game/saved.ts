/**
 * The game as it is kept on the device: how it was set up and what was done. Everything else
 * follows from the rules. A game from a position of its own is kept beside the ordinary one, so
 * that a link never loses a game in progress.
 */

import { has, read, write } from "../device/store";
import type { Deed } from "../generated/wire";
import { FIRST_GAME, isSetup, type GameSetup } from "./setup";

export interface SavedGame {
  readonly setup: GameSetup;
  /** What was done, oldest first; whether each counts is for the rules to say. */
  readonly deeds: readonly Deed[];
  /** The board was turned round by hand. */
  readonly flipped: boolean;
}

/** How games were kept before anything but moves could be done, and before rulesets. */
interface BareGame {
  readonly setup: Omit<GameSetup, "ruleset">;
  /** The moves in UCI form. */
  readonly moves: readonly string[];
  readonly flipped: boolean;
}

const DEEDS: ReadonlySet<unknown> = new Set<Deed["is"]>([
  "move",
  "offer",
  "accept",
  "decline",
  "claim",
  "resign",
]);

function isDeed(value: unknown): value is Deed {
  return typeof value === "object" && value !== null && "is" in value && DEEDS.has(value.is);
}

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== "object" || value === null) return false;
  const { setup, deeds, flipped } = value as Record<string, unknown>;
  return (
    isSetup(setup) && Array.isArray(deeds) && deeds.every(isDeed) && typeof flipped === "boolean"
  );
}

function isBare(value: unknown): value is BareGame {
  if (typeof value !== "object" || value === null) return false;
  const { setup, moves, flipped } = value as Record<string, unknown>;
  return (
    typeof setup === "object" &&
    isSetup({ ...setup, ruleset: FIRST_GAME.ruleset }) &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === "string") &&
    typeof flipped === "boolean"
  );
}

/** A kept game, also when an older version kept it; nothing when it cannot be read. */
export function savedFrom(value: unknown): SavedGame | null {
  if (isSaved(value)) return value;
  if (!isBare(value)) return null;
  const { setup, moves, flipped } = value;
  return {
    setup: { ...setup, ruleset: FIRST_GAME.ruleset },
    deeds: moves.map((uci) => ({ is: "move", uci })),
    flipped,
  };
}

const isAny = (value: unknown): value is unknown => value !== undefined;

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
    const saved = savedFrom(read(name, isAny));
    if (saved === null) return has(name) ? "damaged" : null;
    return saved.setup.start === start ? saved : null;
  },
  put: (game) => write(slot(game.setup.start), game),
};
