// The page's side of the engine: which question gets an answer, with workers the test holds.

import { beforeEach, expect, it, vi } from "vitest";
import { Computer } from "./computer";
import type { Task } from "../game/company";
import type { Question, Reply } from "./messages";

class FakeWorker {
  static all: FakeWorker[] = [];
  asked: Question[] = [];
  ended = false;
  #hear: ((event: { data: Reply }) => void) | null = null;

  constructor() {
    FakeWorker.all.push(this);
  }

  addEventListener(kind: string, listener: (event: { data: Reply }) => void): void {
    if (kind === "message") this.#hear = listener;
  }

  postMessage(question: Question): void {
    this.asked.push(question);
  }

  terminate(): void {
    this.ended = true;
  }

  answer(uci: string): void {
    const id = this.asked.at(-1)?.id ?? 0;
    const score = { is: "centipawns", value: 0 } as const;
    this.#hear?.({
      data: { id, answer: { uci, line: [uci], score, depthPlies: 1, nodes: 1 }, pauseMs: 3000 },
    });
  }
}

const task = (...moves: string[]): Task => ({ start: null, moves, level: "easy", patienceMs: 0 });

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal("Worker", FakeWorker);
  return () => vi.unstubAllGlobals();
});

it("lets no abandoned search stand before the next", async () => {
  const computer = new Computer();
  const first = computer.think(task("e2e4"));
  const second = computer.think(task("d2d4"));
  await expect(first).rejects.toThrow("another question");
  const [before, now] = FakeWorker.all;
  expect([before?.ended, now?.ended, now?.asked.length]).toEqual([true, false, 1]);
  now?.answer("d7d5");
  expect((await second).uci).toBe("d7d5");
});

it("keeps one worker, and what it has learnt, for questions one after the other", async () => {
  const computer = new Computer();
  for (const uci of ["e7e5", "b8c6"]) {
    const answer = computer.think(task());
    FakeWorker.all[0]?.answer(uci);
    expect((await answer).uci).toBe(uci);
  }
  expect(FakeWorker.all).toHaveLength(1);
  computer.end();
  expect(FakeWorker.all[0]?.ended).toBe(true);
});

it("takes as long as a person would, and no longer than there is patience for", async () => {
  vi.useFakeTimers();
  const computer = new Computer();
  for (const [patienceMs, expected] of [
    [10_000, 3_000],
    [500, 500],
  ] as const) {
    let answered = false;
    void computer.think({ ...task(), patienceMs }).then(() => (answered = true));
    FakeWorker.all[0]?.answer("e7e5");
    await vi.advanceTimersByTimeAsync(expected - 50);
    expect(answered).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toBe(true);
  }
  vi.useRealTimers();
});
