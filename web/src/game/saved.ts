/**
 * The game as it is kept on the device: how it was set up and what was done. Everything else
 * follows from the rules. The last few games are kept, one for each setup; and those from a
 * position of their own beside the ordinary ones. So a link never loses a game in progress.
 */

import { has, read, whenWritten, write } from "../device/store";
import type { Deed } from "../generated/wire";
import { agrees, FIRST_GAME, isSetup, type GameSetup, type Wanted } from "./setup";

/** The moves of a line from the start of its game, in UCI form. */
export type Line = readonly string[];

export interface SavedGame {
  readonly setup: GameSetup;
  /** What was done, oldest first; whether each counts is for the rules to say. */
  readonly deeds: Deed[];
  /** How the clock stood, as the rules write it; none without a clock. */
  readonly clock: string | null;
  /** The board was turned round by hand. */
  readonly flipped: boolean;
  /** What was played before somebody played on from an earlier move. */
  readonly lines: readonly Line[];
  /** The day on which it began, as PGN writes it; not known of games from older versions. */
  readonly begun: string | null;
}

/** Today, as PGN writes it. */
export function today(now = new Date()): string {
  const two = (part: number): string => String(part).padStart(2, "0");
  return [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join(".");
}

const DEEDS: ReadonlySet<unknown> = new Set<Deed["is"]>([
  "move",
  "offer",
  "accept",
  "decline",
  "claim",
  "resign",
  "flagFall",
  "bothFlags",
  "illegalMove",
  "decide",
]);

function isDeed(value: unknown): value is Deed {
  return typeof value === "object" && value !== null && "is" in value && DEEDS.has(value.is);
}

/**
 * A kept game; nothing when it cannot be read. Older versions kept no lines and no Chess960, before
 * that no level, before that no clock, no ruleset, and moves alone in UCI form.
 */
export function savedFrom(value: unknown): SavedGame | null {
  if (typeof value !== "object" || value === null) return null;
  const { setup, moves, deeds, clock, flipped, lines, begun } = value as Record<string, unknown>;
  if (typeof setup !== "object" || typeof flipped !== "boolean") return null;
  const { ruleset, control, level, chess960 } = FIRST_GAME;
  const whole = { ruleset, control, level, chess960, ...setup };
  const done = deeds ?? (Array.isArray(moves) ? moves.map(asDeed) : null);
  if (!isSetup(whole) || !Array.isArray(done) || !done.every(isDeed)) return null;
  return {
    setup: whole,
    deeds: done,
    clock: typeof clock === "string" ? clock : null,
    flipped,
    lines: Array.isArray(lines) ? lines.filter(isLine) : [],
    begun: typeof begun === "string" ? begun : null,
  };
}

const isLine = (value: unknown): value is Line =>
  Array.isArray(value) && value.every((move) => typeof move === "string");

const asDeed = (move: unknown): Deed | null =>
  typeof move === "string" ? { is: "move", uci: move } : null;

/** What tells one state of a kept game from another. */
export const stateOf = ({ deeds, clock }: SavedGame): string => JSON.stringify([deeds, clock]);

const isAny = (value: unknown): value is unknown => value !== undefined;

/** So many games are kept in each slot. */
const KEPT = 8;

const SLOTS = ["game", "game.position"] as const;
const slot = (start: string | null): (typeof SLOTS)[number] => SLOTS[start === null ? 0 : 1];

/** What is in a slot, newest first; an older version kept one game without a list. */
function entries(name: string): readonly unknown[] {
  const value = read(name, isAny);
  if (Array.isArray(value)) return value;
  return value === null && !has(name) ? [] : [value];
}

/** Where games are kept; tests bring their own. */
export interface Shelf {
  /** The newest game that is as wanted; `"damaged"` when what is there cannot be read. */
  take(wanted: Wanted): SavedGame | "damaged" | null;
  /** Keeps a game in the place of one with the same setup; tells whether that worked. */
  put(game: SavedGame): boolean;
}

/** The device's own storage. */
export const deviceShelf: Shelf = {
  take(wanted) {
    const found = entries(slot(wanted.start)).map(savedFrom);
    const game = found.find((saved) => saved !== null && agrees(saved.setup, wanted));
    return game ?? (found.includes(null) ? "damaged" : null);
  },
  put(game) {
    const name = slot(game.setup.start);
    const others = entries(name)
      .map(savedFrom)
      .filter((saved) => saved !== null && !agrees(saved.setup, game.setup));
    return write(name, [game, ...others].slice(0, KEPT));
  },
};

/** Tells when another window has kept a game, until the returned function is called. */
export const whenKeptElsewhere = (listener: () => void): (() => void) =>
  whenWritten(SLOTS, listener);
