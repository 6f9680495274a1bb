/** Which puzzle comes next in the training. */

import type { PuzzleTheme } from "../generated/wire";
import type { PuzzleProgress } from "./kept.svelte";
import type { PuzzleSet } from "./puzzles";

export const LEVELS = ["easier", "even", "harder"] as const;
export type Level = (typeof LEVELS)[number];

/** Rating points from one's own: about three in four solved, one in two, one in four. */
const OFFSET: Readonly<Record<Level, number>> = { easier: -200, even: 0, harder: 200 };

/** Of whom nothing is known begins with the easy half. */
const BEGINNER = 900;

/** The place of the next puzzle; nothing where the theme has none. */
export function nextPlace(
  set: PuzzleSet,
  progress: PuzzleProgress,
  theme: PuzzleTheme | null,
  level: Level,
  draw: number,
): number | null {
  const { strength, tried } = progress.training;
  const rating = (strength?.rating ?? BEGINNER) + OFFSET[level];
  return set.choose(theme, rating, tried, draw);
}

/** A number drawn by lot. */
export const drawn = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
