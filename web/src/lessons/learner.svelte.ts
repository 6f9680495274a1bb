/**
 * A learner in a lesson, as the screen needs it. The lesson itself decides; this keeps what was
 * last said, lets an opponent's move wait a moment, and keeps the progress.
 */

import { moveName } from "../board/names";
import { placement, type Shown } from "../board/state";
import type { Seen } from "../game/message";
import type {
  LessonEntry,
  LessonFeedback,
  LessonView,
  MoveView,
  PlayedMove,
  Square,
} from "../generated/wire";
import type { Language } from "../texts/language";
import type { LessonProgress } from "./kept.svelte";
import { Lesson } from "./lessons";

/** What was said last, with what stood on the board then. */
export interface Told {
  readonly feedback: LessonFeedback;
  readonly seen: Seen | null;
}

/** Lets so much time pass that a move can be seen. */
export type Pause = () => Promise<void>;

export class Learner {
  readonly entry: LessonEntry;
  readonly #lesson: Lesson;
  readonly #progress: LessonProgress;
  readonly #pause: Pause;
  /** Whatever was begun before belongs to a board that is no more. */
  #turn = 0;

  view: LessonView = $state.raw() as LessonView;
  told = $state.raw<Told | null>(null);
  /** The answers of this question that were not right. */
  refuted = $state.raw<readonly number[]>([]);
  finished = $state(false);
  #between = $state.raw<LessonView["board"]>(null);
  #last = $state.raw<readonly [Square, Square] | null>(null);

  constructor(entry: LessonEntry, language: Language, progress: LessonProgress, pause: Pause) {
    this.entry = entry;
    this.#progress = progress;
    this.#pause = pause;
    this.#lesson = new Lesson(entry.id, language, progress.of(entry.id).at);
    this.view = this.#lesson.view();
    void this.#answer();
  }

  readonly step = $derived.by(() => this.entry.steps[this.view.place]);
  readonly #board = $derived.by(() => this.#between ?? this.view.board);
  readonly #pieces = $derived.by(() => placement(this.#board?.pieces ?? []));
  readonly #live = $derived.by(() => this.#between === null && this.view.awaits === "learner");
  readonly waiting = $derived.by(() => this.#between !== null || this.view.awaits === "opponent");

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const { task, side } = this.view;
    const moves = this.#live && task !== "tap" && task !== "choose" && task !== "read";
    return {
      pieces: this.#pieces,
      moves: moves ? (this.#board?.moves ?? []) : [],
      movable: moves ? side : null,
      check: this.#board?.check ?? null,
      lastMove: this.#last,
      pointing: this.#live && task === "tap",
    };
  });

  /** Plays a move; gives what a screen reader is to hear of it. */
  async play(move: MoveView): Promise<readonly string[]> {
    return this.#hear(this.#lesson.attempt(move.uci));
  }

  /** What cannot be played is explained. */
  async refuse(from: Square, to: Square): Promise<readonly string[]> {
    if (this.shown.movable === null) return [];
    return this.#hear(this.#lesson.attempt(`${from}${to}`));
  }

  async tap(square: Square): Promise<readonly string[]> {
    return this.#hear(this.#lesson.tap(square));
  }

  async choose(number: number): Promise<readonly string[]> {
    const feedback = this.#lesson.choose(number);
    if (feedback.judged.is === "wrong") this.refuted = [...this.refuted, number];
    return this.#hear(feedback);
  }

  hint(): void {
    this.#tell(this.#lesson.hint());
  }

  /** Sets the board up again; what was asked stays where it is. */
  again(): void {
    this.#clear();
    this.#take(this.#lesson.again());
    this.told = null;
  }

  /** Goes on, to the next step or to the end. */
  goOn(): void {
    const { step } = this;
    if (step !== undefined) this.#progress.mark(this.entry.id, step.id);
    this.#clear();
    const feedback = this.#lesson.goOn();
    this.finished = feedback.judged.is === "finished";
    this.#take(feedback);
    // A lesson that has come to its end begins anew the next time.
    if (this.finished) this.#progress.keep(this.entry.id, null);
  }

  /** Goes to a step. */
  goTo(place: number): void {
    this.#clear();
    this.finished = false;
    this.view = this.#lesson.goTo(place);
    this.#keep();
  }

  /** Gives the memory back. */
  end(): void {
    this.#turn += 1;
    this.#lesson.free();
  }

  #clear(): void {
    this.#turn += 1;
    this.told = null;
    this.refuted = [];
    this.#between = null;
    this.#last = null;
  }

  /** Shows what came of something: the learner's move first, and what answered it after a while. */
  async #hear(feedback: LessonFeedback): Promise<readonly string[]> {
    this.#tell(feedback);
    const [own] = feedback.played;
    this.#take(feedback);
    if (own === undefined) return [];
    this.#last = [own.move.from, own.move.to];
    const said = [moveName(own)];
    if (feedback.between !== null) {
      this.#between = feedback.between;
      const turn = this.#turn;
      await this.#pause();
      if (turn !== this.#turn) return said;
      this.#between = null;
      said.push(...this.#show(feedback.played.slice(1)));
    }
    return [...said, ...(await this.#answer())];
  }

  /** The opponent's move, where it is its turn. */
  async #answer(): Promise<readonly string[]> {
    if (this.view.awaits !== "opponent") return [];
    const turn = this.#turn;
    await this.#pause();
    if (turn !== this.#turn) return [];
    const feedback = this.#lesson.reply();
    if (feedback === null) return [];
    // What was said of the learner's move stands until there is more to say.
    if (feedback.judged.is !== "right") this.#tell(feedback);
    this.#take(feedback);
    return this.#show(feedback.played);
  }

  #show(played: readonly PlayedMove[]): readonly string[] {
    const last = played.at(-1);
    if (last !== undefined) this.#last = [last.move.from, last.move.to];
    return played.map(moveName);
  }

  #tell(feedback: LessonFeedback): void {
    const board = this.view.board;
    const seen = board === null ? null : { pieces: this.#pieces, turn: board.turn };
    this.told = { feedback, seen };
  }

  #take({ view, judged }: LessonFeedback): void {
    this.view = view;
    if (judged.is === "done" && this.step !== undefined) {
      this.#progress.mark(this.entry.id, this.step.id);
    }
    this.#keep();
  }

  #keep(): void {
    this.#progress.keep(this.entry.id, this.#lesson.progress());
  }
}
