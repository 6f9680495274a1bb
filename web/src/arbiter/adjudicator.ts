/** Somebody who finds out whether a side can still mate. The work is done in a worker. */

import type { Color, Letters, MatingView } from "../generated/wire";
import type { Question, Reply } from "./messages";

/** Enough for nearly every position there is, in a moment. */
export const FIRST_BUDGET = 100_000;
/** For whoever wants to know and is ready to wait. */
export const SECOND_BUDGET = 500_000;

interface Waiting {
  readonly resolve: (answer: MatingView) => void;
  readonly reject: (reason: Error) => void;
}

export class Adjudicator {
  #worker: Worker | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #count = 0;

  ask(fen: string, side: Color, letters: Letters, budget: number): Promise<MatingView> {
    this.#count += 1;
    const question: Question = { id: this.#count, fen, side, letters, budget };
    return new Promise((resolve, reject) => {
      this.#waiting.set(question.id, { resolve, reject });
      this.#awake().postMessage(question);
    });
  }

  /** Whatever is being found out is no longer wanted. A search cannot be told so; its worker can. */
  drop(): void {
    if (this.#waiting.size > 0) this.end();
  }

  /** Stops for good. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Error("no longer wanted"));
    this.#waiting.clear();
  }

  #awake(): Worker {
    if (this.#worker !== null) return this.#worker;
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("message", ({ data }: MessageEvent<Reply>) => this.#hear(data));
    worker.addEventListener("error", () => {
      // The next question starts a fresh one.
      if (this.#worker === worker) this.end();
    });
    this.#worker = worker;
    return worker;
  }

  #hear(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ("answer" in reply) waiting?.resolve(reply.answer);
    else waiting?.reject(new Error(JSON.stringify(reply.fault)));
  }
}
