/**
 * The rules of chess, from `crates/browser` through WebAssembly. Everything that a screen knows
 * about what is legal, what was played and how it ended comes from here.
 */

import type {
  Deed,
  Fault,
  GameView,
  Letters,
  PositionView,
  Refusal,
  RoleLetters,
  RulesetName,
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

/** A game that is being played. What was done so far is all there is to it. */
export class Game {
  readonly #start: string | null;
  readonly #ruleset: RulesetName;
  #deeds: readonly Deed[] = [];
  #kept: Kept;

  /** From a FEN, or from the initial position, with everything that was done since. */
  constructor(start: string | null, ruleset: RulesetName, deeds: readonly Deed[] = []) {
    this.#start = start;
    this.#ruleset = ruleset;
    this.#kept = this.#fresh();
    try {
      for (const deed of deeds) this.act(deed);
    } catch (thrown) {
      this.free();
      throw thrown;
    }
  }

  #fresh(): Kept {
    return make(() => new Kept(this.#start ?? undefined, this.#ruleset));
  }

  /** Everything that was done, oldest first. */
  get deeds(): readonly Deed[] {
    return this.#deeds;
  }

  /** Does something and tells how the game stands then. */
  act(deed: Deed): GameView {
    const view = ask<GameView>(() => this.#kept.act(JSON.stringify(deed)));
    this.#deeds = [...this.#deeds, deed];
    return view;
  }

  /** Takes the last move back, where the ruleset lets that be. What was said before it stands. */
  takeBack(): GameView {
    ask<GameView>(() => this.#kept.takeBack());
    const last = this.#deeds.findLastIndex(({ is }) => is === "move");
    const deeds = this.#deeds.slice(0, last);
    // From the beginning, so that a game is the same whether it went on or was taken up again.
    this.#kept.free();
    this.#kept = this.#fresh();
    this.#deeds = [];
    for (const deed of deeds) this.act(deed);
    return this.view();
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

  /** A move that could be played now, as people write it. */
  written(uci: string, letters: Letters): string {
    return ask(() => this.#kept.written(uci, letters));
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
