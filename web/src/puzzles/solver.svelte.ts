/**
 * Somebody at a puzzle, as the screen needs it. The judge is `puzzles.ts`; this keeps what was last
 * said, shows a refutation until the board is put back, and counts mistakes and hints.
 */

import type { Thinker } from "../game/company";
import { moveName } from "../board/names";
import type { Arrow } from "../board/marks";
import { placement, type Shown } from "../board/state";
import type { Seen } from "../game/message";
import type {
  HintView,
  LineStep,
  MoveView,
  PuzzleFeedback,
  PuzzleJudged,
  PuzzleView,
  SearchAnswer,
  Square,
} from "../generated/wire";
import type { Puzzle } from "./puzzles";

/** Lets so much time pass that a move can be seen. */
export type Pause = () => Promise<void>;

/** Why a move is wrong, played out on the board. */
export interface Refutation {
  readonly line: readonly LineStep[];
  /** What the engine thinks of the end; nothing where it was not asked. */
  readonly answer: SearchAnswer | null;
}

export interface Told {
  readonly judged: PuzzleJudged;
  readonly seen: Seen;
  readonly line: readonly LineStep[];
}

/** A puzzle as somebody left it. */
export interface Left {
  /** The moves that were right, in UCI form. */
  readonly moves: readonly string[];
  readonly mistakes: number;
  readonly hints: number;
}

/** Idea, piece, where to. */
export const HINT_STEPS = 3;

/** So many half-moves of a refutation are shown. */
const REFUTATION_PLIES = 3;

export class Solver {
  readonly #puzzle: Puzzle;
  readonly #adviser: Thinker;
  readonly #pause: Pause;
  #turn = 0;

  view: PuzzleView = $state.raw() as PuzzleView;
  told = $state.raw<Told | null>(null);
  /** The wrong move that is shown, with what refutes it, as far as that is known. */
  refutation = $state.raw<Refutation | null>(null);
  hint = $state.raw<HintView | null>(null);
  /** How much of the hint was asked for. */
  hinted = $state(0);
  mistakes = $state(0);
  hints = $state(0);
  /** The solver's moves that were right, in UCI form. */
  moves = $state.raw<readonly string[]>([]);
  /** The solution was shown. */
  shownSolution = $state(false);
  /** What stands on the board while something is played out. */
  #step = $state.raw<LineStep | null>(null);
  #last = $state.raw<readonly [Square, Square] | null>(null);

  constructor(puzzle: Puzzle, adviser: Thinker, pause: Pause) {
    this.#puzzle = puzzle;
    this.#adviser = adviser;
    this.#pause = pause;
    this.view = puzzle.view();
    const led = this.view.ledHere?.move;
    this.#last = led === undefined ? null : [led.from, led.to];
  }

  readonly #base = $derived.by(() => placement(this.view.board.pieces));
  readonly #pieces = $derived.by(() =>
    this.#step === null ? this.#base : placement(this.#step.pieces),
  );
  readonly #live = $derived.by(() => this.#step === null && !this.view.isSolved);
  /** Whether what refutes a move is still being looked for. */
  asking = $state(false);
  /** Whether nothing went wrong and nothing was shown. */
  readonly clean = $derived(this.mistakes === 0 && this.hints === 0 && !this.shownSolution);
  readonly done = $derived.by(() => this.view.isSolved && this.#step === null);

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => ({
    pieces: this.#pieces,
    moves: this.#live ? this.view.board.moves : [],
    movable: this.#live ? this.view.side : null,
    check: this.#step === null ? this.view.board.check : this.#step.check,
    lastMove: this.#last,
  }));

  /** The move that refutes, or that the hint is about. */
  readonly arrows: readonly Arrow[] = $derived.by(() => {
    if (this.refutation !== null) {
      const [, answer] = this.refutation.line;
      if (answer === undefined) return [];
      const { from, to } = answer.played.move;
      return [{ from, to, kind: "bad" }];
    }
    if (this.hint === null || this.hinted < HINT_STEPS) return [];
    return [{ from: this.hint.from, to: this.hint.to, kind: "good" }];
  });

  /** The square of the piece that the hint is about. */
  readonly marked: readonly Square[] = $derived.by(() =>
    this.hint !== null && this.hinted === 2 ? [this.hint.from] : [],
  );

  /** Goes on where somebody left it, as far as the moves are still right. */
  resume({ moves, mistakes, hints }: Left): void {
    this.mistakes = mistakes;
    this.hints = hints;
    for (const uci of moves) {
      const { judged, line, view } = this.#puzzle.attempt(uci);
      if (judged.is !== "right") return;
      this.view = view;
      this.moves = [...this.moves, uci];
      this.#answered = line.at(-1)?.played.move;
    }
    this.#last = this.#lastOf(this.view);
  }

  /** Plays a move; gives what a screen reader is to hear of it. */
  async play(move: MoveView): Promise<readonly string[]> {
    return this.#hear(this.#puzzle.attempt(move.uci), move.uci);
  }

  /** Why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    if (!this.#live) return;
    const { judged } = this.#puzzle.attempt(`${from}${to}`);
    this.#tell(judged, []);
  }

  /** Puts the board back after a wrong move. */
  putBack(): void {
    this.#turn += 1;
    this.asking = false;
    this.refutation = null;
    this.#step = null;
    this.told = null;
    this.#last = this.#lastOf(this.view);
  }

  /** A little more of the hint. */
  more(): void {
    if (!this.#live) return;
    this.hint ??= this.#puzzle.hint();
    if (this.hint === null || this.hinted === HINT_STEPS) return;
    this.hinted += 1;
    this.hints += 1;
    this.told = null;
  }

  /** Plays the rest of the solution. */
  async show(): Promise<void> {
    this.putBack();
    this.#forgetHint();
    this.shownSolution = true;
    const turn = this.#turn;
    while (!this.view.isSolved) {
      const next = this.#puzzle.next();
      if (next === null) return;
      await this.#play(this.#puzzle.attempt(next));
      if (turn !== this.#turn) return;
      await this.#pause();
      if (turn !== this.#turn) return;
    }
  }

  /** Gives the memory back. */
  end(): void {
    this.#turn += 1;
    this.#puzzle.free();
  }

  async #hear(feedback: PuzzleFeedback, uci: string): Promise<readonly string[]> {
    this.#tell(feedback.judged, feedback.line);
    switch (feedback.judged.is) {
      case "right":
      case "solved":
        this.moves = [...this.moves, uci];
        this.#forgetHint();
        return this.#play(feedback);
      case "losesTheMate":
      case "stalemate":
      case "wrong":
        this.mistakes += 1;
        return this.#refute(feedback, uci);
      case "refused":
      case "outOfTurn":
        return [];
    }
  }

  /** The solver's move, and after a while the answer. */
  async #play({ line, view }: PuzzleFeedback): Promise<readonly string[]> {
    const turn = this.#turn;
    const [own, answer] = line;
    if (own !== undefined && answer !== undefined) {
      this.#stand(own);
      await this.#pause();
      if (turn !== this.#turn) return [moveName(own.played)];
    }
    this.#step = null;
    this.view = view;
    const last = line.at(-1)?.played.move;
    if (last !== undefined) this.#last = [last.from, last.to];
    return line.map((step) => moveName(step.played));
  }

  /** Shows the wrong move, and what is wrong with it. */
  async #refute({ judged, line }: PuzzleFeedback, uci: string): Promise<readonly string[]> {
    const turn = this.#turn;
    const [own] = line;
    if (own === undefined) return [];
    this.#stand(own);
    this.refutation = { line: [own], answer: null };
    if (judged.is === "stalemate") return [moveName(own.played)];
    this.asking = judged.is === "wrong";
    const refutation = judged.is === "losesTheMate" ? { line, answer: null } : await this.#ask(uci);
    if (turn === this.#turn) this.asking = false;
    if (turn !== this.#turn || refutation === null) return [moveName(own.played)];
    await this.#pause();
    if (turn !== this.#turn) return [moveName(own.played)];
    this.refutation = refutation;
    const answer = refutation.line[1];
    if (answer !== undefined) this.#stand(answer);
    return refutation.line.map((step) => moveName(step.played));
  }

  /** What the engine answers to a move; nothing when it could not be asked. */
  async #ask(uci: string): Promise<Refutation | null> {
    try {
      const answer = await this.#adviser.think({
        start: this.view.board.fen,
        moves: [uci],
        level: null,
        patienceMs: 0,
      });
      const line = this.#puzzle.replayed([uci, ...answer.line].slice(0, REFUTATION_PLIES));
      return { line, answer };
    } catch {
      return null;
    }
  }

  #stand(step: LineStep): void {
    this.#step = step;
    this.#last = [step.played.move.from, step.played.move.to];
  }

  #lastOf({ ledHere }: PuzzleView): readonly [Square, Square] | null {
    const last = this.#answered ?? ledHere?.move;
    return last === undefined ? null : [last.from, last.to];
  }

  /** The opponent's last answer that stands. */
  #answered: MoveView | undefined;

  #tell(judged: PuzzleJudged, line: readonly LineStep[]): void {
    this.told = { judged, line, seen: { pieces: this.#base, turn: this.view.board.turn } };
    if (judged.is === "right") this.#answered = line.at(-1)?.played.move;
  }

  #forgetHint(): void {
    this.hint = null;
    this.hinted = 0;
  }
}
