/**
 * The rules of chess, from `crates/browser` through WebAssembly. Everything that a screen knows
 * about what is legal, what was played and how it ended comes from here.
 */

import type {
  Fault,
  GameView,
  Letters,
  PositionView,
  Refusal,
  RoleLetters,
  Square,
} from "../generated/wire";
import start, { Game as Kept, roleLetters } from "../generated/wasm/rules/rules.js";
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

/** Makes the rules ready; a place without `fetch` brings the bytes itself. */
export async function loadRules(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** Answers come as JSON, and so do faults. */
function ask<T>(question: () => string): T {
  try {
    return JSON.parse(question()) as T;
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}

function make(making: () => Kept): Kept {
  try {
    return making();
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}

/** A game that is being played. */
export class Game {
  readonly #kept: Kept;

  /** From a FEN, or from the initial position, with moves in UCI form. */
  constructor(fen: string | null, moves: readonly string[] = []) {
    this.#kept = make(() => Kept.fromMoves(fen ?? undefined, [...moves]));
  }

  /** Plays a move in UCI form and tells how the game stands then. */
  play(uci: string): GameView {
    return ask(() => this.#kept.play(uci));
  }

  /** Takes the last move back, if there is one. */
  takeBack(): GameView {
    return ask(() => this.#kept.takeBack());
  }

  /** How the game stands. */
  view(): GameView {
    return ask(() => this.#kept.view());
  }

  /** The position after so many moves. */
  viewAt(ply: number): PositionView {
    return ask(() => this.#kept.viewAt(ply));
  }

  /** The moves as people write them. */
  scoresheet(letters: Letters): readonly string[] {
    return ask(() => this.#kept.scoresheet(letters));
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

/** What each piece is written as. */
export function lettersOf(letters: Letters): RoleLetters {
  return ask(() => roleLetters(letters));
}
