/** How far somebody has come in each lesson, kept on the device. */

import { read, whenWritten, write } from "../device/store";
import type { LessonEntry } from "../generated/wire";

/** One lesson. */
export interface Kept {
  /** The line by which the lesson goes on; none where it begins. */
  readonly at: string | null;
  /** The names of the steps that are done. */
  readonly done: readonly string[];
}

type All = Readonly<Record<string, Kept>>;

const NAME = "lessons";
const NOTHING: Kept = { at: null, done: [] };

function isKept(value: unknown): value is Kept {
  if (typeof value !== "object" || value === null) return false;
  const { at, done } = value as Record<string, unknown>;
  return (
    (at === null || typeof at === "string") &&
    Array.isArray(done) &&
    done.every((step) => typeof step === "string")
  );
}

function isAll(value: unknown): value is All {
  return typeof value === "object" && value !== null && Object.values(value).every(isKept);
}

/** Everybody's progress on this device. */
export class LessonProgress {
  #all = $state.raw<All>(read(NAME, isAll) ?? {});

  /** Whether anything is kept at all. */
  readonly any = $derived.by(() => Object.keys(this.#all).length > 0);

  of(lesson: string): Kept {
    return this.#all[lesson] ?? NOTHING;
  }

  /** How many steps of a lesson are done; a step that a lesson has no more does not count. */
  countOf({ id, steps }: LessonEntry): number {
    const { done } = this.of(id);
    return steps.filter((step) => done.includes(step.id)).length;
  }

  isDone(lesson: LessonEntry): boolean {
    return this.countOf(lesson) === lesson.steps.length;
  }

  /** Keeps where a learner is. */
  keep(lesson: string, at: string | null): void {
    this.#write({ ...this.#all, [lesson]: { ...this.of(lesson), at } });
  }

  /** Marks a step as done. */
  mark(lesson: string, step: string): void {
    const kept = this.of(lesson);
    if (kept.done.includes(step)) return;
    this.#write({ ...this.#all, [lesson]: { ...kept, done: [...kept.done, step] } });
  }

  /** Forgets one lesson. */
  forget(lesson: string): void {
    this.#write(Object.fromEntries(Object.entries(this.#all).filter(([id]) => id !== lesson)));
  }

  /** Forgets all. */
  forgetAll(): void {
    this.#write({});
  }

  /** Looks again at what is kept: another window, or another device, has written. */
  reread(): void {
    this.#all = read(NAME, isAll) ?? {};
  }

  #write(all: All): void {
    this.#all = all;
    // Where nothing can be kept the lesson goes on all the same.
    write(NAME, all);
  }
}

export const lessonProgress = new LessonProgress();

if (typeof addEventListener === "function") whenWritten([NAME], () => lessonProgress.reread());
