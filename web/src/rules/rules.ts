/**
 * The rules of chess, from `crates/browser` through WebAssembly. Everything that a screen knows
 * about what is legal, what was played and how it ended comes from here.
 */

import type {
  ClockDeed,
  Color,
  ControlView,
  Deed,
  Faces,
  Fault,
  GameRecord,
  GameView,
  Letters,
  MatingView,
  Opponent,
  PositionView,
  Refusal,
  RoleLetters,
  RulesetName,
  SetupView,
  Spelling,
  Square,
} from "../generated/wire";
import start, {
  canMate as askMate,
  chess960Start,
  editSetup,
  Game as Kept,
  readControl,
  readSetup,
  roleLetters,
} from "../generated/wasm/rules/rules.js";
import type { Piece } from "../board/state";
import address from "../generated/wasm/rules/rules_bg.wasm?url";

/** A question that the rules could not answer, and why. */
export class RulesError extends Error {
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(JSON.stringify(fault));
    this.name = "RulesError";
    this.fault = fault;
  }
}

let arrived = (): void => undefined;

/** Settles once the rules are ready; a screen that is shown before them waits for it. */
export const rulesReady = new Promise<void>((resolve) => (arrived = resolve));

/** Makes the rules ready; a place without `fetch` brings the bytes itself. */
export async function loadRules(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
  arrived();
}

/** Answers come as JSON, and so do faults. */
function ask<T>(question: () => string): T {
  return JSON.parse(attempt(question)) as T;
}

/** What is made or done with no answer may throw a fault too. */
function attempt<T>(doing: () => T): T {
  try {
    return doing();
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}

/** A game that is asked for. */
export interface NewGame {
  readonly start: string | null;
  /** The number of its start position in Chess960. */
  readonly chess960?: number | null;
  readonly ruleset: RulesetName;
  readonly opponent: Opponent;
  readonly control: string | null;
}

/** A deed as the rules hear it: what it is, by whom, what else it needs, and a move announced. */
function wordsOf(deed: Deed): readonly [string, ...(string | undefined)[]] {
  switch (deed.is) {
    case "move":
      return [deed.is, undefined, deed.uci];
    case "claim":
      return [deed.is, deed.by, deed.ground, deed.intended ?? undefined];
    case "flagFall":
      return [deed.is, deed.of];
    case "bothFlags":
      return [deed.is, undefined, deed.guidelines];
    case "decide":
      return [deed.is, undefined, deed.decision];
    default:
      return [deed.is, deed.by];
  }
}

/** How somebody writes moves: in which letters, and how castling and promotion are spelt. */
export type Writing = Letters | { readonly letters: Letters; readonly spelling: Spelling };

/** The same as the rules are asked for it. */
export const inWords = (writing: Writing): [Letters, Spelling] =>
  typeof writing === "string" ? [writing, "pgn"] : [writing.letters, writing.spelling];

/** A game that is being played. Whatever can change it is told the time, in milliseconds. */
export class Game {
  readonly #kept: Kept;

  /** A new game; or one that was kept, whose clock waits for `resume`. */
  constructor(
    { start, chess960, ruleset, opponent, control }: NewGame,
    kept: GameRecord | null = null,
    now = 0,
  ) {
    const from = start ?? startOf(chess960 ?? null);
    this.#kept = attempt(
      () => new Kept(from ?? undefined, ruleset, opponent, control ?? undefined),
    );
    if (kept === null) return;
    try {
      attempt(() => {
        for (const deed of kept.deeds) {
          const [is, by, what, intended] = wordsOf(deed);
          this.#kept.recall(is, by, what, intended);
        }
        if (kept.clock !== null) this.#kept.recallClock(kept.clock, now);
      });
    } catch (thrown) {
      this.free();
      throw thrown;
    }
  }

  /** What was done and how the clock stood, to be kept. */
  record(now: number): GameRecord {
    return ask(() => this.#kept.record(now));
  }

  /** Does something and tells how the game stands then. */
  act(deed: Deed, now: number): GameView {
    const [is, by, what, intended] = wordsOf(deed);
    return ask(() => this.#kept.act(is, by, what, intended, now));
  }

  /** Does something to the clock. */
  actOnClock(deed: ClockDeed, now: number): GameView {
    return ask(() => this.#kept.actOnClock(deed, now));
  }

  /** The arbiter sets a side's time. */
  correctTime(side: Color, leftMs: number, now: number): GameView {
    return ask(() => this.#kept.correctTime(side, leftMs, now));
  }

  /** Takes the last move back, where the ruleset lets that be. What was said before it stands. */
  takeBack(now: number): GameView {
    return ask(() => this.#kept.takeBack(now));
  }

  /** How the game stands. */
  view(): GameView {
    return ask(() => this.#kept.view());
  }

  /** What the clock shows; nothing without one. */
  faces(now: number): Faces | null {
    return ask(() => this.#kept.faces(now));
  }

  /** The position after so many moves. */
  viewAt(ply: number): PositionView {
    return ask(() => this.#kept.viewAt(ply));
  }

  /** The moves as people write them. */
  scoresheet(writing: Writing): readonly string[] {
    return ask(() => this.#kept.scoresheet(...inWords(writing)));
  }

  /** A move that could be played now, as people write it. */
  written(uci: string, writing: Writing): string {
    return ask(() => this.#kept.written(uci, ...inWords(writing)));
  }

  /** Why a piece may not go there; nothing when it may. */
  refusal(from: Square, to: Square): Refusal | null {
    return ask(() => this.#kept.refusal(from, to));
  }

  /** Gives the memory back. */
  free(): void {
    this.#kept.free();
  }
}

/** The start position of Chess960 with a number, as FEN; nothing for ordinary chess. */
export function startOf(chess960: number | null): string | null {
  return chess960 === null ? null : (chess960Start(chess960) ?? null);
}

/** What each piece is written as. */
export function lettersOf(letters: Letters): RoleLetters {
  return ask(() => roleLetters(letters));
}

/** A time control as people write it; a fault says where it is none. */
export function controlOf(text: string): ControlView {
  return ask(() => readControl(text));
}

/** A FEN as it stands, sense or nonsense; a fault when it is no FEN. */
export function setupOf(fen: string): SetupView {
  return ask(() => readSetup(fen));
}

/** What can be changed of a set-up. */
export type Edit =
  | { readonly is: "put"; readonly on: Square; readonly piece: Piece | null }
  | { readonly is: "turn"; readonly side: Color }
  /** Gives or takes the right to castle with the rook on this square. */
  | { readonly is: "castle"; readonly on: Square }
  | { readonly is: "crossed"; readonly on: Square | null };

/** A set-up with one thing changed. */
export function edited(fen: string, edit: Edit): SetupView {
  const on = edit.is === "turn" ? "" : (edit.on ?? "");
  const value =
    edit.is === "turn"
      ? edit.side
      : edit.is === "put" && edit.piece !== null
        ? `${edit.piece.color} ${edit.piece.role}`
        : "";
  return ask(() => editSetup(fen, edit.is, on, value));
}

/** Whether a side can still mate, looking at no more than so many positions. */
export function canMate(fen: string, side: Color, letters: Letters, budget: number): MatingView {
  return ask(() => askMate(fen, side, letters, budget));
}
