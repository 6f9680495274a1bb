/**
 * The places of the house, one line each: what it is called, its address in both languages, the
 * screen that opens there, and the texts and rules that this screen needs. The header, the start
 * screen, the page itself and the server (`dist/places.json`) know a place from here alone.
 *
 * A place is called `place-{name}` in the texts, and `place-{name}-more` in a line, both in
 * `house.ftl`. Its screen is a component `…Screen.svelte` that takes `ScreenProps`.
 */

import type { IconName } from "../screens/icons";
import { LANGUAGES, type Language } from "../texts/language.ts";

interface PlaceLine extends Readonly<Record<Language, string>> {
  readonly name: string;
  /** The screen's file below `src`, without its ending. */
  readonly screen: string;
  /** Whether it has pages with addresses of their own, such as `/regels/rokeren`. */
  readonly pages: boolean;
  /** Whether its screen is shown only when the rules of chess have come. */
  readonly rules: boolean;
  /** The files of `content/texts` that it needs besides those of the whole page. */
  readonly texts: readonly string[];
  /** Its sign; none where it is not listed, because the page leads there in another way. */
  readonly icon: IconName | null;
}

// prettier-ignore
export const PLACES = [
  { name: "start", nl: "/", en: "/", screen: "start/StartScreen", pages: false, rules: false, texts: [], icon: null },
  { name: "game", nl: "/partij", en: "/game", screen: "screens/GameScreen", pages: false, rules: true, texts: ["table"], icon: null },
  { name: "online", nl: "/online", en: "/play-online", screen: "online/OnlineScreen", pages: true, rules: true, texts: ["online", "archive", "table"], icon: "online" },
  { name: "otb", nl: "/bord", en: "/over-the-board", screen: "otb/OverTheBoardScreen", pages: false, rules: true, texts: ["otb"], icon: "clock" },
  { name: "puzzles", nl: "/puzzels", en: "/puzzles", screen: "puzzles/PuzzlesScreen", pages: true, rules: true, texts: ["puzzles"], icon: "puzzle" },
  { name: "analysis", nl: "/analyse", en: "/analysis", screen: "analysis/AnalysisScreen", pages: false, rules: true, texts: ["analysis", "review"], icon: "graph" },
  { name: "lessons", nl: "/lessen", en: "/lessons", screen: "lessons/LessonsScreen", pages: true, rules: true, texts: ["lessons"], icon: "lesson" },
  { name: "rulebook", nl: "/regels", en: "/rules", screen: "rulebook/RulebookScreen", pages: true, rules: true, texts: ["adjudication", "rulebook"], icon: "book" },
  { name: "arbiter", nl: "/scheidsrechter", en: "/arbiter", screen: "arbiter/ArbiterScreen", pages: false, rules: true, texts: ["adjudication", "pasted"], icon: "claim" },
  { name: "members", nl: "/leden", en: "/members", screen: "members/MembersScreen", pages: true, rules: false, texts: ["members", "archive"], icon: "person" },
  { name: "archive", nl: "/partijen", en: "/games", screen: "members/ArchiveScreen", pages: false, rules: false, texts: ["members", "archive"], icon: null },
] as const satisfies readonly PlaceLine[];

export type Place = (typeof PLACES)[number];
export type PlaceName = Place["name"];

/** Where somebody is: a place, in the language of its address, and the page of it that is open. */
export interface At {
  readonly place: Place;
  /** The language that the address is in. */
  readonly language: Language;
  /** What follows the place's own address; none for the place itself. */
  readonly page: string | null;
}

/** The place with a name. */
export function placeNamed(name: PlaceName): Place {
  // Names and lines are one list.
  return PLACES.find((place) => place.name === name) as Place;
}

/** Where an address leads; nothing when nothing is there. */
export function placeAt(path: string): At | null {
  const clean = path === "/" ? path : path.replace(/\/$/, "");
  for (const language of LANGUAGES) {
    for (const place of PLACES) {
      const root: string = place[language];
      if (clean === root) return { place, language, page: null };
      if (!place.pages || !clean.startsWith(`${root}/`)) continue;
      return { place, language, page: decoded(clean.slice(root.length + 1)) };
    }
  }
  return null;
}

/** The address of a place, or of a page of it. */
export function addressOfPlace(
  name: PlaceName,
  language: Language,
  page: string | null = null,
): string {
  const root = placeNamed(name)[language];
  return page === null ? root : `${root}/${page}`;
}

/** Every address that a place can have, as the server reads them: `/*` stands for its pages. */
export function addressPatterns(): readonly string[] {
  const patterns = PLACES.flatMap((place) =>
    LANGUAGES.flatMap((language) => {
      const root: string = place[language];
      return place.pages ? [root, `${root}/*`] : [root];
    }),
  );
  return [...new Set(patterns)];
}

/** What is no text at all stays as it is; no page is called so. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
