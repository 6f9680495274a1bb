/**
 * What is written about a game, from `crates/browser` through a WebAssembly of its own: PGN, the
 * opening's name, moves that somebody types or makes in advance, games that somebody pastes. It is
 * fetched when the first of these is needed.
 */

import type {
  Color,
  Fault,
  Letters,
  MoveView,
  OpeningView,
  PastedGame,
  TypedView,
} from "../generated/wire";
import start, {
  openingOf as askOpening,
  pgn,
  premovesOf as askPremoves,
  readPasted,
  typedMoves as askTyped,
} from "../generated/wasm/notebook/notebook.js";
import address from "../generated/wasm/notebook/notebook_bg.wasm?url";
import { RulesError } from "../rules/rules";
import type { Language } from "../texts/language";

let loading: Promise<unknown> | null = null;

/** Makes the notebook ready; a place without `fetch` brings the bytes itself. */
export async function loadNotebook(source: string | BufferSource = address): Promise<void> {
  loading ??= start({ module_or_path: source });
  // One that did not come is asked for anew.
  loading.catch(() => (loading = null));
  await loading;
}

/** A game to be written down. */
export interface Written {
  /** The position it started from; none for the initial position. */
  readonly start: string | null;
  /** Its moves in UCI form. */
  readonly moves: readonly string[];
  /** What was played before it took another turn, each line from the start. */
  readonly lines: readonly (readonly string[])[];
  readonly tags: Readonly<Record<string, string>>;
  readonly result: Color | "draw" | "bothLose" | null;
  /** The time control as people write it. */
  readonly control: string | null;
}

/** A game as PGN; a fault for one that PGN cannot tell. */
export function pgnOf({ start, moves, lines, tags, result, control }: Written): string {
  return attempt(() =>
    pgn(
      start ?? undefined,
      [...moves],
      lines.map((line) => line.join(" ")),
      Object.entries(tags).flat(),
      result ?? undefined,
      control ?? undefined,
    ),
  );
}

/** The opening that a game from the initial position went through last. */
export function openingOf(moves: readonly string[], language: Language): OpeningView | null {
  return ask(() => askOpening([...moves], language));
}

/** What a text can mean as a move. */
export function typedMoves(fen: string, text: string, language: Language): TypedView {
  return ask(() => askTyped(fen, text, language));
}

/** Every move that a side may make in advance, after those that wait already, in UCI form. */
export function premovesOf(
  fen: string,
  color: Color,
  waiting: readonly string[] = [],
): readonly MoveView[] {
  return ask(() => askPremoves(fen, color, [...waiting]));
}

/** The first game of a text; a fault when there is none. */
export function gameOf(text: string, letters: Letters): PastedGame {
  return ask(() => readPasted(text, letters));
}

/** Answers come as JSON, and so do faults. */
function ask<T>(question: () => string): T {
  return JSON.parse(attempt(question)) as T;
}

function attempt<T>(doing: () => T): T {
  try {
    return doing();
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}
