// A learner at the screen's side of a lesson: what is shown when, and what is kept.

import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { LessonEntry, Square } from "../generated/wire";
import { settled } from "../../tests/unit/fakes";
import { LessonProgress } from "./kept.svelte";
import { Learner } from "./learner.svelte";
import { groupsIn, loadLessons } from "./lessons";
import { wordsOf } from "./words";

beforeAll(async () => {
  const wasm = new URL("../generated/wasm/lessons/lessons_bg.wasm", import.meta.url);
  await loadLessons(readFileSync(wasm));
});

let store: Map<string, string>;
beforeEach(() => {
  store = new Map();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

/** Lets the moves of others wait until the test says so. */
class Clock {
  #waiting: (() => void)[] = [];
  readonly pause = (): Promise<void> => new Promise((done) => this.#waiting.push(done));
  async strike(): Promise<void> {
    for (const go of this.#waiting.splice(0)) go();
    await settled();
  }
}

function lesson(id: string): LessonEntry {
  const lessons = groupsIn("nl").flatMap((group) => group.lessons);
  return lessons.find((entry) => entry.id === id) as LessonEntry;
}

function open(id: string, at = 0): { learner: Learner; clock: Clock; progress: LessonProgress } {
  const clock = new Clock();
  const progress = new LessonProgress();
  const learner = new Learner(lesson(id), "nl", progress, clock.pause);
  if (at > 0) learner.goTo(at);
  return { learner, clock, progress };
}

async function play(learner: Learner, uci: string): Promise<void> {
  const move = learner.shown.moves.find((legal) => legal.uci === uci);
  if (move === undefined) throw new Error(`${uci} may not be played`);
  void learner.play(move);
  await settled();
}

describe("E: a learner", () => {
  it("collects stars, goes on, and is there again after a reload", async () => {
    const { learner, progress } = open("rook-and-bishop");
    expect([learner.view.awaits, learner.shown.movable]).toEqual(["continue", null]);
    learner.goOn();
    for (const uci of ["a1a5", "a5e5"]) await play(learner, uci);
    expect([learner.view.left, learner.view.movesLeft]).toEqual([["e1"], 1]);
    const again = new Learner(lesson("rook-and-bishop"), "en", new LessonProgress(), () =>
      settled(),
    );
    expect([again.view.place, again.view.left]).toEqual([1, ["e1"]]);
    await play(learner, "e5e1");
    expect(learner.view.awaits).toBe("continue");
    expect(progress.of("rook-and-bishop").done).toEqual(["rook", "rook-stars"]);
  });

  it("who has no moves left sets the board up again, and reads nothing twice", async () => {
    const { learner } = open("rook-and-bishop", 1);
    for (const uci of ["a1a2", "a2a3", "a3a4"]) await play(learner, uci);
    expect(learner.view.awaits).toBe("again");
    expect(learner.told && wordsOf(learner.told)?.tone).toBe("wrong");
    learner.again();
    expect([learner.view.place, learner.view.awaits, learner.told]).toEqual([1, "learner", null]);
    expect(learner.shown.pieces.get("a1")?.role).toBe("rook");
  });

  it("sees the own move before the answer of a line", async () => {
    const { learner, clock } = open("italian-game", 1);
    await play(learner, "e2e4");
    expect([learner.shown.pieces.has("e7"), learner.shown.movable]).toEqual([true, null]);
    await clock.strike();
    expect([learner.shown.pieces.has("e5"), learner.shown.movable]).toEqual([true, "white"]);
    expect(learner.shown.lastMove).toEqual(["e7", "e5"]);
  });

  it("is answered by an opponent, unless the board was set up again meanwhile", async () => {
    const { learner, clock } = open("king-and-rook", 3);
    await play(learner, "b1b2");
    learner.again();
    await clock.strike();
    expect(learner.shown.pieces.get("c8")?.role).toBe("king");
    await play(learner, "b1b2");
    await clock.strike();
    await play(learner, "b2b8");
    expect(learner.view.awaits).toBe("continue");
  });

  it("points at a square and chooses an answer, and may try until it is right", async () => {
    const { learner } = open("rook-and-bishop", 5);
    expect(learner.shown.pointing).toBe(true);
    for (const square of ["a6", "d4"] satisfies Square[]) await learner.tap(square);
    expect(learner.view.awaits).toBe("continue");
    const question = open("queen-and-king", 8).learner;
    await question.choose(1);
    expect([question.refuted, question.view.awaits]).toEqual([[1], "learner"]);
    await question.choose(2);
    expect(question.view.awaits).toBe("continue");
  });

  it("finishes, and what was skipped is not done", () => {
    const { learner, progress } = open("pawn-structure");
    const { steps, id } = learner.entry;
    learner.goTo(steps.length - 1);
    expect(progress.countOf(learner.entry)).toBe(0);
    for (const step of steps) progress.mark(id, step.id);
    expect(progress.isDone(learner.entry)).toBe(true);
    progress.forget(id);
    expect([progress.isDone(learner.entry), progress.any]).toEqual([false, false]);
  });
});
