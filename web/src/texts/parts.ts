/**
 * The texts that a first view does without, each file a part of the client of its own: those of
 * places that somebody goes to, and of dialogs that somebody opens.
 */

import type { Language } from "./language";

const FILES = import.meta.glob<string>(
  [
    "../../../content/texts/{nl,en}/*.ftl",
    // Those of `nl.ts` and `en.ts`, and of the terminal.
    "!../../../content/texts/{nl,en}/{house,levels,board,game,offers,refusals,clock,arbiter,start,cli}.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** The files that some screen needs, and when they are there. */
export const needed = new Map<string, Promise<void>>();

/** A file of `content/texts`, without its ending, in a language. */
export async function fetchPart(language: Language, name: string): Promise<string> {
  const fetch = FILES[`../../../content/texts/${language}/${name}.ftl`];
  if (fetch === undefined) throw new Error(`there are no texts ${language}/${name}`);
  return fetch();
}
