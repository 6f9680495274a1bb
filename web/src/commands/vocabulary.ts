/**
 * The words that are commands, from the texts of all languages: somebody may type in either, and what
 * a word means in the language that is spoken goes first.
 */

import type { Color, Role } from "../generated/wire";
import { LANGUAGES, type Language } from "../texts/language";
import { fetchPart } from "../texts/parts";
import { bundleOf } from "../texts/texts.svelte";

/** What can be asked for, by the names of the texts; in this order in the list of keys. */
export const COMMANDS = [
  "draw",
  "decline",
  "accept",
  "claim",
  "resign",
  "take-back",
  "press",
  "where",
  "board",
  "row",
  "square",
  "moves",
  "turn",
  "last",
  "clocks",
  "captured",
  "flip",
  "help",
] as const;

const ANSWERS = ["yes", "no"] as const;
const COLORS = ["white", "black"] as const satisfies readonly Color[];
const ROLES = [
  "king",
  "queen",
  "rook",
  "bishop",
  "knight",
  "pawn",
] as const satisfies readonly Role[];

export type CommandName = (typeof COMMANDS)[number];
export type Answer = (typeof ANSWERS)[number];
type Meaning = CommandName | Answer | Color | Role;

/** What each word means, in one language. */
type Words = ReadonlyMap<string, Meaning>;

export interface Vocabulary {
  readonly command: Words;
  readonly answer: ReadonlyMap<string, Answer>;
  readonly color: ReadonlyMap<string, Color>;
  readonly role: ReadonlyMap<string, Role>;
}

/** Reads the words of a language out of its file of texts. */
export function vocabularyOf(language: Language, file: string): Vocabulary {
  const bundle = bundleOf(language, [file]);
  const words = <M extends Meaning>(meanings: readonly M[]): ReadonlyMap<string, M> =>
    new Map(
      meanings.flatMap((meaning) => {
        const pattern = bundle.getMessage(`command-${meaning}`)?.value ?? "";
        const text = bundle.formatPattern(pattern);
        return text.split(",").map((word) => [word.trim(), meaning] as const);
      }),
    );
  return {
    command: words(COMMANDS),
    answer: words(ANSWERS),
    color: words(COLORS),
    role: words(ROLES),
  };
}

/** The vocabularies of all languages, the one that is spoken first. */
export async function vocabularies(spoken: Language): Promise<readonly Vocabulary[]> {
  const order = [spoken, ...LANGUAGES.filter((language) => language !== spoken)];
  return Promise.all(
    order.map(async (language) => vocabularyOf(language, await fetchPart(language, "commands"))),
  );
}
