/** The page's side of the worker in which the engine analyses. */

import type { Line, News, Order, ReviewOrder } from "./messages";

export class Analyst {
  #worker: Worker | null = null;
  readonly #hear: (news: News) => void;

  constructor(hear: (news: News) => void) {
    this.#hear = hear;
  }

  look(id: number, line: Line, lines: number): void {
    this.#order({ is: "look", id, line, lines });
  }

  rest(): void {
    if (this.#worker !== null) this.#order({ is: "rest" });
  }

  /** Begins a review, or goes on with it. */
  review(order: ReviewOrder): void {
    this.#order(order);
  }

  pause(): void {
    this.#order({ is: "pause" });
  }

  /** Stops for good. */
  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #order(order: Order): void {
    if (this.#worker === null) {
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      worker.addEventListener("message", ({ data }: MessageEvent<News>) => this.#hear(data));
      worker.addEventListener("error", () => {
        this.end();
        this.#hear({ is: "failed" });
      });
      this.#worker = worker;
    }
    this.#worker.postMessage(order);
  }
}
