/** The pages of the puzzles: today's, an earlier day's, the training. */

import type { Language } from "../texts/language";
import { FIRST_DAY, isDay } from "./days";

const TRAINING: Readonly<Record<Language, string>> = { nl: "oefenen", en: "training" };

/** The last part of the training's address. */
export const trainingPage = (language: Language): string => TRAINING[language];

export type PuzzlePage =
  | { readonly is: "training" }
  | { readonly is: "day"; readonly day: string }
  /** There is no such page. */
  | { readonly is: "lost" };

/** What an address asks for; days that have not come yet have no puzzle. */
export function pageOf(page: string | null, today: string): PuzzlePage {
  if (page === null) return { is: "day", day: today };
  if (Object.values(TRAINING).includes(page)) return { is: "training" };
  const known = isDay(page) && page >= FIRST_DAY && page <= today;
  return known ? { is: "day", day: page } : { is: "lost" };
}
