/**
 * The puzzles, from a table that is fetched when somebody wants one, and `crates/coach` through a
 * WebAssembly of its own, which judges every move.
 */

import type {
  Fault,
  HintView,
  Letters,
  LineStep,
  PuzzleFeedback,
  PuzzleTheme,
  PuzzleView,
  Score,
  StrengthView,
  ThemeCount,
} from "../generated/wire";
import start, {
  chances,
  type Puzzle as Opened,
  PuzzleSet as Table,
  rated,
} from "../generated/wasm/puzzles/puzzles.js";
import address from "../generated/wasm/puzzles/puzzles_bg.wasm?url";
import { RulesError } from "../rules/rules";

/** The tables of the house; together they are one set, in the order of their names. */
const TABLES = Object.values(
  import.meta.glob<string>("../../../content/puzzles/*.csv", {
    query: "?url",
    import: "default",
    eager: true,
  }),
);

/** Makes the judge ready; a place without `fetch` brings the bytes itself. */
export async function loadJudge(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

let loaded: PuzzleSet | null = null;

/** Fetches judge and puzzles. */
export async function loadPuzzles(): Promise<void> {
  const [tables] = await Promise.all([Promise.all(TABLES.map(textOf)), loadJudge()]);
  loaded ??= new PuzzleSet(tables.join("\n"));
}

async function textOf(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}

/** The set, once it has been loaded. */
export function puzzleSet(): PuzzleSet {
  if (loaded === null) throw new Error("the puzzles have not been loaded");
  return loaded;
}

/** A set of puzzles. */
export class PuzzleSet {
  readonly #table: Table;
  /** How many there are of each theme. */
  readonly themes: readonly ThemeCount[];

  constructor(text: string) {
    this.#table = new Table(text);
    this.themes = JSON.parse(this.#table.themes()) as readonly ThemeCount[];
  }

  get count(): number {
    return this.#table.count();
  }

  /** The place of a day's puzzle; nothing in an empty set. */
  placeOfDay(day: number): number | null {
    return this.#table.placeOfDay(day) ?? null;
  }

  /** The place of a puzzle for somebody of a rating; one that was tried only if there is no other. */
  choose(
    theme: PuzzleTheme | null,
    rating: number,
    tried: readonly number[],
    draw: number,
  ): number | null {
    const places = Uint32Array.from(tried);
    return attempt(() => this.#table.choose(theme ?? undefined, rating, places, draw)) ?? null;
  }

  open(place: number, letters: Letters): Puzzle {
    return new Puzzle(attempt(() => this.#table.open(place, letters)));
  }
}

/** A puzzle that somebody is solving. */
export class Puzzle {
  readonly #opened: Opened;

  constructor(opened: Opened) {
    this.#opened = opened;
  }

  view(): PuzzleView {
    return JSON.parse(this.#opened.view()) as PuzzleView;
  }

  /** A move in UCI form, legal or not. */
  attempt(uci: string): PuzzleFeedback {
    return JSON.parse(attempt(() => this.#opened.attempt(uci))) as PuzzleFeedback;
  }

  /** A line from where the puzzle stands, as far as its moves are legal. */
  replayed(line: readonly string[]): readonly LineStep[] {
    return JSON.parse(this.#opened.replayed([...line])) as readonly LineStep[];
  }

  /** What can be said of the next move; nothing when the puzzle is solved. */
  hint(): HintView | null {
    return JSON.parse(this.#opened.hint()) as HintView | null;
  }

  /** The next move, in UCI form. */
  next(): string | null {
    return this.#opened.nextMove() ?? null;
  }

  /** Gives the memory back. */
  free(): void {
    this.#opened.free();
  }
}

/** What somebody is worth after a puzzle; without a rating of before, somebody unknown. */
export function ratedAfter(
  before: StrengthView | null,
  puzzle: Pick<PuzzleView, "rating" | "deviation">,
  solved: boolean,
): StrengthView {
  const numbers =
    before === null
      ? undefined
      : Float64Array.of(before.rating, before.deviation, before.volatility);
  return JSON.parse(rated(numbers, puzzle.rating, puzzle.deviation, solved)) as StrengthView;
}

/** The winning chances, in percent, of whoever has this score. */
export function chancesOf(score: Score): number {
  return score.is === "mate" ? chances(true, score.moves) : chances(false, score.value);
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
