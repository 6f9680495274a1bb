/**
 * A game with its variations, from `crates/browser` through a WebAssembly of its own that is fetched
 * when somebody analyses.
 */

import type {
  Fault,
  Letters,
  LineStep,
  Refusal,
  Square,
  StudyPosition,
  StudyView,
} from "../generated/wire";
import start, { Study as Opened } from "../generated/wasm/study/study.js";
import address from "../generated/wasm/study/study_bg.wasm?url";
import { RulesError } from "../rules/rules";

/** Makes it ready; a place without `fetch` brings the bytes itself. */
export async function loadStudy(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** A half-move by its number; nothing is the beginning. */
export type At = number | null;

export class Study {
  readonly #opened: Opened;

  /** The first game of a PGN, or a FEN; the initial position from an empty text. */
  constructor(text: string) {
    this.#opened = attempt(() => new Opened(text));
  }

  /** Whether something of the text could not be read. */
  get faulty(): boolean {
    return this.#opened.isFaulty();
  }

  view(letters: Letters): StudyView {
    return JSON.parse(attempt(() => this.#opened.view(letters))) as StudyView;
  }

  position(at: At): StudyPosition {
    return JSON.parse(attempt(() => this.#opened.position(at ?? undefined))) as StudyPosition;
  }

  /** Plays a move; gives the number of the half-move. */
  play(at: At, uci: string): number {
    return attempt(() => this.#opened.play(at ?? undefined, uci));
  }

  refusal(at: At, from: Square, to: Square): Refusal | null {
    const text = attempt(() => this.#opened.refusal(at ?? undefined, from, to));
    return JSON.parse(text) as Refusal | null;
  }

  /** A line from there, as far as its moves are legal. */
  line(at: At, moves: readonly string[], letters: Letters): readonly LineStep[] {
    const text = attempt(() => this.#opened.line(at ?? undefined, [...moves], letters));
    return JSON.parse(text) as readonly LineStep[];
  }

  promote(id: number): void {
    attempt(() => this.#opened.promote(id));
  }

  makeMain(id: number): void {
    attempt(() => this.#opened.makeMain(id));
  }

  remove(id: number): void {
    attempt(() => this.#opened.remove(id));
  }

  annotate(at: At, sign: string, text: string): void {
    attempt(() => this.#opened.annotate(at ?? undefined, sign, text));
  }

  pgn(): string {
    return this.#opened.pgn();
  }

  /** Gives the memory back. */
  free(): void {
    this.#opened.free();
  }
}

/** Faults are thrown as JSON. */
function attempt<T>(doing: () => T): T {
  try {
    return doing();
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}
