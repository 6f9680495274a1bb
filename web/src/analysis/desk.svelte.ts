/**
 * An analysis as the screen needs it: the game with its variations, where one is in it, what the
 * engine thinks of that position, and the review of the main line.
 */

import { placement, type Shown } from "../board/state";
import type { Quota } from "../device/quota";
import type { Message } from "../game/message";
import type {
  Assessment,
  EngineLines,
  Letters,
  MoveView,
  OpeningView,
  ReviewMove,
  ReviewProgress,
  ReviewView,
  Square,
  StudyNode,
  StudyPosition,
  StudyView,
  TheoryView,
} from "../generated/wire";
import { RulesError } from "../rules/rules";
import type { Line, News, ReviewOrder } from "./messages";
import { Study, type At } from "./study";

/** Who does the thinking. */
export interface Thinker {
  look(id: number, line: Line, lines: number): void;
  rest(): void;
  review(order: ReviewOrder): void;
  pause(): void;
}

/** Whoever helps with an analysis. */
export interface Company {
  readonly thinker: Thinker;
  readonly theory: Theory;
  /** How many reviews the day has left. */
  readonly quota: Pick<Quota, "spent" | "use">;
}

/** So many positions are looked at for each move of a review. */
export const REVIEW_NODES = 60_000;

/** Who knows the openings of a game. */
export type Theory = (line: Line) => Promise<TheoryView>;

/** What a review knows of the main line, and of which. */
interface Reviewed {
  readonly main: readonly number[];
  readonly review: ReviewView;
}

export class Analysis {
  readonly #thinker: Thinker;
  readonly #company: Company;
  readonly #keep: (pgn: string) => void;
  #study: Study;
  #letters: Letters;
  #asked = 0;
  #reviewId = 0;

  view: StudyView = $state.raw() as StudyView;
  at = $state<At>(null);
  position: StudyPosition = $state.raw() as StudyPosition;
  message = $state.raw<Message | null>(null);
  faulty = $state(false);
  /** How many lines the engine shows; none while it rests. */
  lines = $state(1);
  failed = $state(false);
  #found = $state.raw<{ readonly id: number; readonly found: EngineLines } | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  reviewing = $state(false);
  /** How many reviews the day had, when they are used up; nothing as long as there are some left. */
  spent = $state<number | null>(null);
  #reviewed = $state.raw<Reviewed | null>(null);
  /** The opening of the game that is or was reviewed. */
  #opening = $state.raw<OpeningView | null>(null);

  constructor(text: string, letters: Letters, company: Company, keep: (pgn: string) => void) {
    this.#letters = letters;
    this.#thinker = company.thinker;
    this.#company = company;
    this.#keep = keep;
    this.#study = new Study(text);
    this.faulty = this.#study.faulty;
    this.#refresh();
    this.#stand(null);
  }

  readonly #nodes = $derived.by(() => byNumber(this.view.nodes));
  readonly #pieces = $derived.by(() => placement(this.position.board.pieces));

  node(id: At): StudyNode | null {
    return id === null ? null : (this.#nodes[id] ?? null);
  }

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => ({
    pieces: this.#pieces,
    moves: this.position.board.moves,
    movable: this.position.board.moves.length > 0 ? this.position.board.turn : null,
    check: this.position.board.check,
    lastMove: this.position.lastMove,
  }));

  /** What the engine thinks of this position, never of another. */
  readonly found = $derived.by(() =>
    this.#found !== null && this.#found.id === this.#asked ? this.#found.found : null,
  );

  /** The review, as long as the main line is the one that was reviewed. */
  readonly review = $derived.by(() => {
    const reviewed = this.#reviewed;
    const { main } = this.view;
    const same =
      reviewed !== null &&
      reviewed.main.length === main.length &&
      reviewed.main.every((id, place) => id === main[place]);
    return same ? reviewed.review : null;
  });

  /** The opening of the reviewed game, by its moves. */
  readonly opening = $derived.by(() => (this.review === null ? null : this.#opening));

  /** Where in the main line one is; nothing in a variation. */
  readonly place = $derived.by(() => (this.at === null ? null : this.view.main.indexOf(this.at)));

  /** What the review says of the move that led here. */
  readonly reviewedMove: ReviewMove | null = $derived.by(() => {
    const { place, review } = this;
    return place === null || place < 0 ? null : (review?.moves[place] ?? null);
  });

  /** What this position is worth, by the engine or else by the review. */
  readonly assessment: Assessment | null = $derived.by(() => {
    const live = this.found?.lines[0]?.assessment;
    if (live !== undefined) return live;
    if (this.at === null) return this.review?.start ?? null;
    return this.reviewedMove?.assessment ?? null;
  });

  play(move: MoveView): void {
    this.#go(this.#study.play(this.at, move.uci));
  }

  /** Plays a line of the engine or of the review from a half-move, and goes to its first move. */
  playLine(from: At, moves: readonly string[]): void {
    let at = from;
    let first: At = null;
    for (const uci of moves) {
      at = this.#study.play(at, uci);
      first ??= at;
    }
    if (first !== null) this.#go(first);
  }

  /** A line from a half-move, as people write it. */
  written(from: At, moves: readonly string[]): string {
    const steps = this.#study.line(from, moves, this.#letters);
    return steps
      .map(({ number, written, played }, index) => {
        if (played.color === "white") return `${number}. ${written}`;
        return index === 0 ? `${number}… ${written}` : written;
      })
      .join(" ");
  }

  refuse(from: Square, to: Square): void {
    const refusal = this.#study.refusal(this.at, from, to);
    if (refusal === null) return;
    const { turn } = this.position.board;
    this.message = { is: "refusal", refusal, seen: { pieces: this.#pieces, turn } };
  }

  look(at: At): void {
    this.#stand(at);
  }

  back(): void {
    if (this.at !== null) this.#stand(this.node(this.at)?.parent ?? null);
  }

  forward(): void {
    const next = this.at === null ? this.view.first : (this.node(this.at)?.next ?? []);
    if (next[0] !== undefined) this.#stand(next[0]);
  }

  end(): void {
    let last = this.at;
    for (;;) {
      const next: number | undefined =
        last === null ? this.view.first[0] : this.node(last)?.next[0];
      if (next === undefined) break;
      last = next;
    }
    this.#stand(last);
  }

  promote(id: number): void {
    this.#study.promote(id);
    this.#changed();
  }

  makeMain(id: number): void {
    this.#study.makeMain(id);
    this.#changed();
  }

  remove(id: number): void {
    const parent = this.node(id)?.parent ?? null;
    this.#study.remove(id);
    this.#changed();
    this.#stand(parent);
  }

  annotate(at: At, sign: string, text: string): void {
    this.#study.annotate(at, sign, text);
    this.#changed();
  }

  pgn(): string {
    return this.#study.pgn();
  }

  /** Opens another game or position; tells whether it was one. */
  open(text: string): boolean {
    let study: Study;
    try {
      study = new Study(text);
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown;
      this.message = { is: "address", fault: thrown.fault };
      return false;
    }
    this.#study.free();
    this.#study = study;
    this.faulty = study.faulty;
    this.#reviewed = null;
    this.stopReview();
    this.progress = null;
    this.#changed();
    this.#stand(null);
    return true;
  }

  setLetters(letters: Letters): void {
    if (letters === this.#letters) return;
    this.#letters = letters;
    this.#refresh();
  }

  setLines(lines: number): void {
    this.lines = lines;
    this.#ask();
  }

  /** Begins the review of the main line, or goes on with it. */
  async startReview(): Promise<void> {
    const isNew = this.progress === null || this.#reviewMain !== this.view.main.join(" ");
    this.reviewing = true;
    this.spent = isNew ? await this.#company.quota.spent() : null;
    if (this.spent !== null) this.reviewing = false;
    // Meanwhile it may have been stopped.
    if (!this.reviewing) return;
    if (isNew) {
      this.#company.quota.use();
      this.#reviewId += 1;
      this.#reviewMain = this.view.main.join(" ");
      this.progress = { done: 0, of: this.view.main.length + 1 };
    }
    const last = this.view.main.at(-1) ?? null;
    const { startFen, line } = this.#study.position(last);
    const [id, game] = [this.#reviewId, { start: startFen, moves: line }];
    // Without the list every move is judged by the engine alone.
    const { opening, plies } = await this.#company
      .theory(game)
      .catch(() => ({ opening: null, plies: 0 }));
    // Meanwhile it may have been stopped, or another game opened.
    if (!this.reviewing || id !== this.#reviewId) return;
    this.#opening = opening;
    this.#thinker.review({ is: "review", id, line: game, nodes: REVIEW_NODES, bookPlies: plies });
  }

  /** Stops it; what has been seen stays. */
  stopReview(): void {
    if (!this.reviewing) return;
    this.reviewing = false;
    this.#thinker.pause();
  }

  #reviewMain = "";

  hear(news: News): void {
    if (news.is === "failed") {
      this.failed = true;
      this.reviewing = false;
    } else if (news.is === "lines") {
      this.#found = { id: news.id, found: news.found };
    } else if (news.id !== this.#reviewId) {
      return;
    } else if (news.is === "progress") {
      this.progress = news.progress;
    } else {
      const main = this.#reviewMain === "" ? [] : this.#reviewMain.split(" ").map(Number);
      this.#reviewed = { main, review: news.review };
      this.reviewing = false;
      this.progress = null;
    }
  }

  /** Gives the memory back. */
  free(): void {
    this.#study.free();
  }

  #go(at: At): void {
    this.#changed();
    this.#stand(at);
  }

  #changed(): void {
    this.#refresh();
    this.#keep(this.#study.pgn());
  }

  #refresh(): void {
    this.view = this.#study.view(this.#letters);
  }

  #stand(at: At): void {
    this.message = null;
    this.at = at;
    this.position = this.#study.position(at);
    this.#ask();
  }

  #ask(): void {
    this.#asked += 1;
    this.#found = null;
    this.failed = false;
    if (this.lines === 0 || this.position.board.moves.length === 0) {
      this.#thinker.rest();
      return;
    }
    const { startFen, line } = this.position;
    this.#thinker.look(this.#asked, { start: startFen, moves: line }, this.lines);
  }
}

/** Half-moves by their numbers; a number that has been removed leaves a gap. */
function byNumber(nodes: readonly StudyNode[]): readonly (StudyNode | undefined)[] {
  const all: (StudyNode | undefined)[] = [];
  for (const node of nodes) all[node.id] = node;
  return all;
}
