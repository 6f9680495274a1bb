/** What a typed text means, where it is no move. Nothing of the game is known here. */

import type { Color, Role } from "../generated/wire";
import type { Answer, CommandName, Vocabulary } from "./vocabulary";

/** A command with what stands behind it. */
export interface Command {
  readonly is: CommandName;
  /** As it was typed: a piece, a square, a move. */
  readonly about: string;
}

/** What can have something behind it. */
const ASKING: ReadonlySet<CommandName> = new Set(["where", "row", "square", "moves", "claim"]);

/** Small letters, single spaces, and no mark at the end; a question mark alone is a word. */
const plain = (text: string): string => {
  const words = text.trim().toLowerCase().split(/\s+/).join(" ");
  return words === "?" ? words : words.replace(/[?!.]+$/, "");
};

function firstOf<M>(
  vocabularies: readonly Vocabulary[],
  look: (vocabulary: Vocabulary) => M | null | undefined,
): M | null {
  for (const vocabulary of vocabularies) {
    const found = look(vocabulary);
    if (found !== null && found !== undefined) return found;
  }
  return null;
}

/** The command that a text gives; none where it is something else. */
export function commandIn(text: string, vocabularies: readonly Vocabulary[]): Command | null {
  const said = plain(text);
  return firstOf(vocabularies, ({ command }) => {
    let longest: Command | null = null;
    let length = 0;
    for (const [word, is] of command) {
      if (word.length <= length) continue;
      if (said !== word && !(ASKING.has(is as CommandName) && said.startsWith(`${word} `)))
        continue;
      length = word.length;
      // A move keeps its capitals: `Lb5` and `b5` are two things.
      const typed = text
        .trim()
        .replace(/[?!.\s]+$/, "")
        .split(/\s+/)
        .join(" ");
      longest = { is: is as CommandName, about: typed.slice(word.length).trim() };
    }
    return longest;
  });
}

/** Whether a text says yes or no. */
export const answerIn = (text: string, vocabularies: readonly Vocabulary[]): Answer | null =>
  firstOf(vocabularies, ({ answer }) => answer.get(plain(text)));

/** Which pieces a text asks for: a kind, of one color or of both. */
export interface Sought {
  readonly role: Role;
  readonly color: Color | null;
}

/** The pieces that a text asks for; none where it names no piece. */
export function soughtIn(text: string, vocabularies: readonly Vocabulary[]): Sought | null {
  const words = plain(text).split(" ");
  return firstOf(vocabularies, (vocabulary) => {
    const role = words
      .map((word) => vocabulary.role.get(word))
      .find((found) => found !== undefined);
    const color = words
      .map((word) => vocabulary.color.get(word))
      .find((found) => found !== undefined);
    return role === undefined ? null : { role, color: color ?? null };
  });
}
