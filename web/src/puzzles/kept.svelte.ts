/** What somebody has done with puzzles, kept on the device: the days, and the training. */

import { read, whenWritten, write } from "../device/store";
import type { PuzzleView, StrengthView } from "../generated/wire";
import { ratedAfter } from "./puzzles";
import { streakOf } from "./days";

/** How a day's puzzle went: at once, with mistakes or a hint, or by being shown the solution. */
export const RESULTS = ["clean", "solved", "shown"] as const;
export type DayResult = (typeof RESULTS)[number];

/** A day's puzzle under way or done. */
export interface Day {
  readonly result: DayResult | null;
  readonly mistakes: number;
  readonly hints: number;
  /** The moves that were right, in UCI form, as long as it is under way. */
  readonly moves: readonly string[];
}

interface Training {
  readonly strength: StrengthView | null;
  readonly solved: number;
  readonly failed: number;
  /** The places of the puzzles that were tried last, the oldest first. */
  readonly tried: readonly number[];
}

const UNTOUCHED: Day = { result: null, mistakes: 0, hints: 0, moves: [] };
const NO_TRAINING: Training = { strength: null, solved: 0, failed: 0, tried: [] };

/** So many puzzles do not come back soon. */
const REMEMBERED = 500;

const isNumber = (value: unknown): value is number =>
  typeof value === "number" && Number.isFinite(value);

const isText = (value: unknown): value is string => typeof value === "string";

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** A day as it is kept; an older version kept no moves. */
type KeptDay = Omit<Day, "moves"> & Partial<Day>;

function isDay(value: unknown): value is KeptDay {
  if (!isRecord(value)) return false;
  const { result, mistakes, hints, moves } = value;
  const known = result === null || RESULTS.some((each) => each === result);
  const played = moves === undefined || (Array.isArray(moves) && moves.every(isText));
  return known && played && isNumber(mistakes) && isNumber(hints);
}

const isDays = (value: unknown): value is Readonly<Record<string, KeptDay>> =>
  isRecord(value) && Object.values(value).every(isDay);

function isStrength(value: unknown): value is StrengthView {
  return (
    isRecord(value) &&
    isNumber(value["rating"]) &&
    isNumber(value["deviation"]) &&
    isNumber(value["volatility"])
  );
}

function isTraining(value: unknown): value is Training {
  if (!isRecord(value)) return false;
  const { strength, solved, failed, tried } = value;
  return (
    (strength === null || isStrength(strength)) &&
    isNumber(solved) &&
    isNumber(failed) &&
    Array.isArray(tried) &&
    tried.every(isNumber)
  );
}

export class PuzzleProgress {
  #days = $state.raw(read("puzzle-days", isDays) ?? {});
  #training = $state.raw(read("puzzle-training", isTraining) ?? NO_TRAINING);

  of(day: string): Day {
    return { ...UNTOUCHED, ...this.#days[day] };
  }

  /** The days whose puzzle was solved, with mistakes or without. */
  readonly solved = $derived.by(() => {
    const done = Object.entries(this.#days).filter(
      ([, { result }]) => result === "clean" || result === "solved",
    );
    return done.map(([day]) => day);
  });

  streak(today: string): number {
    return streakOf(this.solved, today);
  }

  /** Something happened to a day's puzzle. What is done stays done. */
  note(day: string, change: Partial<Day>): void {
    const before = this.of(day);
    if (before.result !== null) return;
    this.#days = { ...this.#days, [day]: { ...before, ...change } };
    write("puzzle-days", this.#days);
  }

  /** Looks again at what is kept: another window, or another device, has written. */
  reread(): void {
    this.#days = read("puzzle-days", isDays) ?? {};
    this.#training = read("puzzle-training", isTraining) ?? NO_TRAINING;
  }

  get training(): Training {
    return this.#training;
  }

  /** A puzzle of the training was solved without help, or was not. */
  trained(place: number, puzzle: PuzzleView, solved: boolean): void {
    const before = this.#training;
    this.#training = {
      strength: ratedAfter(before.strength, puzzle, solved),
      solved: before.solved + (solved ? 1 : 0),
      failed: before.failed + (solved ? 0 : 1),
      tried: [...before.tried.filter((other) => other !== place), place].slice(-REMEMBERED),
    };
    write("puzzle-training", this.#training);
  }
}

export const puzzleProgress = new PuzzleProgress();

if (typeof addEventListener === "function") {
  whenWritten(["puzzle-days", "puzzle-training"], () => puzzleProgress.reread());
}
