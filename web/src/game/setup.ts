/**
 * What kind of game: against whom, with which colour, under which ruleset, from which
 * position. And the address as a way to ask for one:
 * `?fen=…&opponent=person&color=black&ruleset=official&clock=90%2B30`, `?level=hard` or `?chess960=518`.
 */

import {
  LEVELS,
  type Color,
  type LevelName,
  type Opponent,
  type RulesetName,
} from "../generated/wire";
import { addressOfPlace } from "../places/places";
import type { Language } from "../texts/language";

export const OPPONENTS = ["computer", "person"] as const satisfies readonly Opponent[];
export const SIDES = ["white", "black", "random"] as const;
export const TURNINGS = ["still", "board", "pieces"] as const;

/** From the freest to the strictest. */
export const RULESETS = [
  "home",
  "online",
  "automatic",
  "official",
] as const satisfies readonly RulesetName[];

/** Those, and the one with the children's switch, which two people can play. */
const ALL_RULESETS = [...RULESETS, "children"] as const satisfies readonly RulesetName[];

/** What happens to the board when two people share it. */
export type Turning = (typeof TURNINGS)[number];

export interface GameSetup {
  /** The position it starts from; none for the initial position. */
  readonly start: string | null;
  /** The number of its start position in Chess960; none for ordinary chess. */
  readonly chess960: number | null;
  readonly opponent: Opponent;
  /** How strong the computer plays, when it does. */
  readonly level: LevelName;
  /** The person's own colour; with two people, who sits at the lower edge first. */
  readonly color: Color;
  readonly turning: Turning;
  readonly ruleset: RulesetName;
  /** The time control as people write it; none for no clock. */
  readonly control: string | null;
}

export const FIRST_GAME: GameSetup = {
  start: null,
  chess960: null,
  opponent: "computer",
  level: "easy",
  color: "white",
  turning: "still",
  ruleset: "home",
  control: null,
};

export const LEVEL_NAMES: readonly LevelName[] = LEVELS.map(({ name }) => name);

/** A level's Elo. */
export function eloOf(level: LevelName): number {
  return LEVELS.find(({ name }) => name === level)?.elo ?? 0;
}

/** So many start positions there are in Chess960. */
export const CHESS960_STARTS = 960;

/** Draws the number of a start position in Chess960. */
export function drawStart(random: () => number = Math.random): number {
  return Math.floor(random() * CHESS960_STARTS);
}

const isStartNumber = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < CHESS960_STARTS;

const one = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((v) => v === value) ?? null;

/** Whether a value read back is a setup. */
export function isSetup(value: unknown): value is GameSetup {
  if (typeof value !== "object" || value === null) return false;
  const { start, chess960, opponent, level, color, turning, ruleset, control } = value as Record<
    string,
    unknown
  >;
  return (
    (start === null || typeof start === "string") &&
    (chess960 === null || isStartNumber(chess960)) &&
    one(OPPONENTS, opponent) !== null &&
    one(LEVEL_NAMES, level) !== null &&
    (color === "white" || color === "black") &&
    one(TURNINGS, turning) !== null &&
    one(ALL_RULESETS, ruleset) !== null &&
    (control === null || typeof control === "string")
  );
}

/** Draws lots. */
export function drawColor(random: () => number = Math.random): Color {
  return random() < 0.5 ? "white" : "black";
}

/** A game that somebody asks for. What is not said may be anything. */
export interface Wanted extends Partial<Omit<GameSetup, "start" | "color">> {
  readonly start: string | null;
  readonly color?: Color | "random";
}

/** The setup of a new game that is as wanted. */
export function setupFor(wanted: Wanted): GameSetup {
  const { color } = wanted;
  const drawn = color === "random" ? drawColor() : (color ?? FIRST_GAME.color);
  const setup = { ...FIRST_GAME, ...wanted, color: drawn };
  // The computer plays by the Laws.
  const lawful = setup.opponent === "person" || setup.ruleset !== "children";
  return lawful ? setup : { ...setup, ruleset: "home" };
}

/** Whether a game with this setup is what is wanted. */
export function agrees(setup: GameSetup, wanted: Wanted): boolean {
  return (Object.keys(wanted) as (keyof Wanted)[]).every(
    (key) => wanted[key] === setup[key] || wanted[key] === "random",
  );
}

/** What an address asks for; nothing when it says nothing about a game. */
export function wantedFromAddress(search: string): Wanted | null {
  const asked = new URLSearchParams(search);
  const start = asked.get("fen")?.trim() ?? "";
  const opponent = one(OPPONENTS, asked.get("opponent"));
  const level = one(LEVEL_NAMES, asked.get("level"));
  const color = one(SIDES, asked.get("color"));
  const turning = one(TURNINGS, asked.get("turning"));
  const ruleset = one(ALL_RULESETS, asked.get("ruleset"));
  const control = asked.get("clock")?.trim() ?? "";
  const chess960 = Number(asked.get("chess960") ?? NaN);
  const said = {
    ...(isStartNumber(chess960) && start === "" && { chess960 }),
    ...(opponent !== null && { opponent }),
    ...(level !== null && { level }),
    ...(color !== null && { color }),
    ...(turning !== null && { turning }),
    ...(ruleset !== null && { ruleset }),
    // A plus sign that was not written as %2B is a space by now.
    ...(control !== "" && { control: control.replace(/(?<=\d) (?=\d)/g, "+") }),
  };
  if (start === "" && Object.keys(said).length === 0) return null;
  return { start: start === "" ? null : start, ...said };
}

/** The address, in a language, that leads back to a game with this setup. */
export function addressOf(setup: GameSetup, language: Language): string {
  const { start, opponent, level, color, turning, ruleset, control } = setup;
  const board = addressOfPlace("game", language);
  if (start === null) return board;
  const asked = new URLSearchParams({ fen: start, opponent, color });
  if (opponent === "computer") asked.set("level", level);
  if (turning !== FIRST_GAME.turning) asked.set("turning", turning);
  if (ruleset !== FIRST_GAME.ruleset) asked.set("ruleset", ruleset);
  if (control !== null) asked.set("clock", control);
  return `${board}?${asked.toString()}`;
}
