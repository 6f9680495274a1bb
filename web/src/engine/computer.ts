/**
 * The computer as a player. The engine lives in a worker, so the page never waits for it; the
 * worker starts after the first paint, or when its first move is asked for.
 */

import { whenIdle } from "../device/idle";
import type { SearchAnswer, SearchLimits } from "../generated/wire";
import type { Task } from "../game/company";
import { eloOf } from "../game/setup";
import type { Question, Reply } from "./messages";

/** Long enough to think, short enough not to wait for. Whatever runs out first ends it. */
const LIMITS: SearchLimits = { timeMs: 700, depthPlies: 12, nodes: null };
/** Where a level chooses the move: what the position is worth, for offers and claims. */
const GLANCE: SearchLimits = { timeMs: 200, depthPlies: 8, nodes: null };

interface Waiting {
  readonly resolve: (answer: SearchAnswer) => void;
  readonly reject: (reason: Error) => void;
  /** Until when it may seem to take, and since when it has. */
  readonly patienceMs: number;
  readonly sinceMs: number;
}

export class Computer {
  #worker: Worker | null = null;
  #waiting = new Map<number, Waiting>();
  #count = 0;

  /** Starts the worker when the browser has nothing better to do. */
  wakeWhenIdle(): void {
    whenIdle(() => void this.#awake());
  }

  /** Only the last question is answered: whoever asks anew has no use for what was asked before. */
  think({ start, moves, level, patienceMs }: Task): Promise<SearchAnswer> {
    // A search in a worker cannot be told to stop; the next one would wait until it is done.
    if (this.#waiting.size > 0) this.#stop("another question came");
    this.#count += 1;
    const [elo, limits] = level === null ? [null, LIMITS] : [eloOf(level), GLANCE];
    const question: Question = { id: this.#count, start, moves, elo, limits };
    return new Promise((resolve, reject) => {
      const sinceMs = performance.now();
      this.#waiting.set(question.id, { resolve, reject, patienceMs, sinceMs });
      this.#awake().postMessage(question);
    });
  }

  /** Stops for good. */
  end(): void {
    this.#stop("the computer was stopped");
  }

  #stop(reason: string): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#fail(reason);
  }

  #awake(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.#hear(data));
    worker.addEventListener("error", () => {
      // The next question starts a fresh one.
      if (this.#worker === worker) this.#stop("the engine's worker failed");
    });
    this.#worker = worker;
    return worker;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if (waiting === undefined) return;
    if ("fault" in reply) {
      waiting.reject(new Error(JSON.stringify(reply.fault)));
      return;
    }
    // A move takes as long as it would take a person, within the patience there is.
    const taken = performance.now() - waiting.sinceMs;
    const rest = Math.min(reply.pauseMs, waiting.patienceMs) - taken;
    if (rest <= 0) waiting.resolve(reply.answer);
    else setTimeout(() => waiting.resolve(reply.answer), rest);
  }

  #fail(reason: string): void {
    for (const { reject } of this.#waiting.values()) reject(new Error(reason));
    this.#waiting.clear();
  }
}
