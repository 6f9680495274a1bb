/**
 * The lessons, from `crates/content` and `crates/coach` through a WebAssembly of their own that is
 * fetched when somebody wants to learn. What an answer is worth is decided there.
 */

import type { Fault, LessonFeedback, LessonGroup, LessonView, Square } from "../generated/wire";
import start, { Lesson as Opened, lessonGroups } from "../generated/wasm/lessons/lessons.js";
import address from "../generated/wasm/lessons/lessons_bg.wasm?url";
import { RulesError } from "../rules/rules";
import type { Language } from "../texts/language";

/** Makes the lessons ready; a place without `fetch` brings the bytes itself. */
export async function loadLessons(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** All lessons in their groups. */
export function groupsIn(language: Language): readonly LessonGroup[] {
  return JSON.parse(attempt(() => lessonGroups(language))) as readonly LessonGroup[];
}

/** A learner in a lesson: what is done gives what comes of it. */
export class Lesson {
  readonly #opened: Opened;

  /** The lesson of a name, where the learner was if that was kept. */
  constructor(id: string, language: Language, kept: string | null) {
    this.#opened = attempt(() => new Opened(id, language, kept ?? undefined));
  }

  view(): LessonView {
    return JSON.parse(this.#opened.view()) as LessonView;
  }

  /** How far the learner has come, to be kept. */
  progress(): string {
    return this.#opened.progress();
  }

  /** A move in UCI form, legal or not. */
  attempt(uci: string): LessonFeedback {
    return JSON.parse(attempt(() => this.#opened.attempt(uci))) as LessonFeedback;
  }

  tap(square: Square): LessonFeedback {
    return JSON.parse(attempt(() => this.#opened.tap(square))) as LessonFeedback;
  }

  /** An answer by its number, from 1. */
  choose(number: number): LessonFeedback {
    return JSON.parse(this.#opened.choose(number)) as LessonFeedback;
  }

  hint(): LessonFeedback {
    return JSON.parse(this.#opened.hint()) as LessonFeedback;
  }

  /** Sets the board up again. */
  again(): LessonFeedback {
    return JSON.parse(this.#opened.again()) as LessonFeedback;
  }

  goOn(): LessonFeedback {
    return JSON.parse(this.#opened.goOn()) as LessonFeedback;
  }

  /** The opponent's move; nothing where it has none. */
  reply(): LessonFeedback | null {
    return JSON.parse(this.#opened.reply()) as LessonFeedback | null;
  }

  /** Goes to a step, by its place from 0. */
  goTo(place: number): LessonView {
    return JSON.parse(attempt(() => this.#opened.goTo(place))) as LessonView;
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
