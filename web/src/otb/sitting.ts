/**
 * Clock, scoresheet and arbiter beside a real board, from `crates/browser` through a WebAssembly of
 * its own that is fetched when somebody opens the place. What is done goes there as a line of text
 * with its moment, in milliseconds since the sitting was first opened.
 */

import type {
  Color,
  Decision,
  Faces,
  Fault,
  Ground,
  PositionView,
  Recording,
  Refusal,
  SittingView,
  Square,
  Supervision,
  Termination,
} from "../generated/wire";
import start, { AtTheBoard } from "../generated/wasm/sitting/sitting.js";
import address from "../generated/wasm/sitting/sitting_bg.wasm?url";
import { inWords, RulesError, type Writing } from "../rules/rules";

/** How a piece was touched. Law: FIDE 4.2, 4.3, 4.4.3. */
export type Manner = "toMove" | "toCastle" | "toAdjust" | "byAccident";

/** What is done at the board; `unable` says that the other side can no longer mate. */
export type TableDeed =
  | { readonly is: "start" | "pause" | "resume" | "interrupt" }
  | { readonly is: "press"; readonly by: Color; readonly otherHand?: boolean }
  | { readonly is: "time"; readonly side: Color; readonly leftMs: number }
  | { readonly is: "counter"; readonly side: Color; readonly moves: number }
  | { readonly is: "move"; readonly uci: string }
  | { readonly is: "strike" | "complain" | "again" | "clockOnly" | "reopen" }
  | {
      readonly is: "touch";
      readonly by: Color;
      readonly square: Square;
      readonly manner: Manner;
    }
  | { readonly is: "together" | "release"; readonly by: Color; readonly squares: Pair }
  | { readonly is: "adjust"; readonly by: Color }
  | { readonly is: "offence"; readonly what: Offended; readonly agreed?: boolean }
  | { readonly is: "illegal" | "resign" | "flag"; readonly by: Color; readonly unable?: boolean }
  | { readonly is: "offer" | "accept" | "decline"; readonly by: Color }
  | {
      readonly is: "claim";
      readonly by: Color;
      readonly ground: Ground;
      readonly intended: string | null;
    }
  | { readonly is: "wrong"; readonly what: Wrong }
  | { readonly is: "decide"; readonly decision: Decision }
  | { readonly is: "end"; readonly decision: Decision; readonly termination: Termination };

export type Pair = readonly [Square, Square];

/** What an illegal move was. */
export type Offended =
  { readonly is: "nothing" | "other" } | { readonly is: "one" | "both"; readonly squares: Pair };

/** What was found to be wrong. */
export type Wrong =
  | { readonly is: "initialPosition"; readonly pairs: readonly Pair[] }
  | { readonly is: "boardTurned" | "colorsReversed" }
  | { readonly is: "displaced"; readonly by: Color }
  | { readonly is: "foundDisplaced"; readonly ply: number };

/** A deed as the line that the rules read. */
export function lineOf(deed: TableDeed): string {
  return wordsOf(deed)
    .filter((word) => word !== "")
    .join(" ");
}

function wordsOf(deed: TableDeed): readonly (string | number)[] {
  switch (deed.is) {
    case "press":
      return [deed.is, deed.by, deed.otherHand === true ? "otherHand" : ""];
    case "time":
      return [deed.is, deed.side, deed.leftMs];
    case "counter":
      return [deed.is, deed.side, deed.moves];
    case "move":
      return [deed.is, deed.uci];
    case "touch":
      return [deed.is, deed.by, deed.square, deed.manner];
    case "together":
    case "release":
      return [deed.is, deed.by, ...deed.squares];
    case "offence":
      return [deed.is, ...wordsOfOffence(deed.what), deed.agreed === true ? "agreed" : ""];
    case "illegal":
    case "resign":
    case "flag":
      return [deed.is, deed.by, deed.unable === true ? "unable" : ""];
    case "adjust":
    case "offer":
    case "accept":
    case "decline":
      return [deed.is, deed.by];
    case "claim":
      return [deed.is, deed.by, deed.ground, deed.intended ?? ""];
    case "wrong":
      return [deed.is, ...wordsOfWrong(deed.what)];
    case "decide":
      return [deed.is, deed.decision];
    case "end":
      return [deed.is, deed.decision, deed.termination];
    default:
      return [deed.is];
  }
}

const wordsOfOffence = (what: Offended): readonly string[] =>
  "squares" in what ? [what.is, what.squares.join("")] : [what.is];

function wordsOfWrong(what: Wrong): readonly (string | number)[] {
  switch (what.is) {
    case "initialPosition":
      return [what.is, ...what.pairs.flat()];
    case "displaced":
      return [what.is, what.by];
    case "foundDisplaced":
      return [what.is, what.ply];
    default:
      return [what.is];
  }
}

/** Makes clock and arbiter ready; a place without `fetch` brings the bytes itself. */
export async function loadSittings(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** A sitting that is asked for. */
export interface NewSitting {
  readonly start: string | null;
  readonly control: string;
  readonly recording: Recording;
  readonly supervision: Supervision;
}

function attempt<T>(doing: () => T): T {
  try {
    return doing();
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}

const ask = <T>(question: () => string): T => JSON.parse(attempt(question)) as T;

/** A game at a real board, as the rules keep it. */
export class Sitting {
  readonly #kept: AtTheBoard;

  /** A new one; or one that was kept, played again from its lines. */
  constructor(
    { start, control, recording, supervision }: NewSitting,
    lines: readonly string[] = [],
  ) {
    this.#kept = attempt(() => new AtTheBoard(start ?? undefined, control, recording, supervision));
    for (const line of lines) {
      const blank = line.indexOf(" ");
      attempt(() => this.#kept.act(line.slice(blank + 1), Number(line.slice(0, blank))));
    }
  }

  /** Does something; throws a `RulesError` when it does not count, and then nothing changes. */
  act(deed: TableDeed, now: number): void {
    attempt(() => this.#kept.act(lineOf(deed), now));
  }

  /** The lines to be kept. */
  record(): readonly string[] {
    return ask(() => this.#kept.record());
  }

  view(now: number): SittingView {
    return ask(() => this.#kept.view(now));
  }

  faces(now: number): Faces {
    return ask(() => this.#kept.faces(now));
  }

  viewAt(ply: number): PositionView {
    return ask(() => this.#kept.viewAt(ply));
  }

  /** The moves as people write them. */
  scoresheet(writing: Writing): readonly string[] {
    return ask(() => this.#kept.scoresheet(...inWords(writing)));
  }

  /** A move that could be made now, as people write it. */
  written(uci: string, writing: Writing): string | null {
    return ask(() => this.#kept.written(uci, ...inWords(writing)));
  }

  /** Why a piece may not go there; nothing when it may. */
  refusal(from: Square, to: Square): Refusal | null {
    return ask(() => this.#kept.refusal(from, to));
  }

  /** The game as PGN with the times of its moves. */
  pgn(tags: readonly (readonly [string, string])[]): string {
    return this.#kept.pgn(tags.map(([name, value]) => `${name} ${value}`).join("\n"));
  }

  /** Gives the memory back. */
  free(): void {
    this.#kept.free();
  }
}
