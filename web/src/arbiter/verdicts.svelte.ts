/** What is known of a position: for each side whether it can still mate, or that it is being found out. */

import type { Color, Letters, MatingView } from "../generated/wire";
import { FIRST_BUDGET, type Adjudicator } from "./adjudicator";

export type Answer =
  | { readonly is: "asking" }
  | { readonly is: "failed" }
  | { readonly is: "known"; readonly mating: MatingView };

type Asked = Pick<Adjudicator, "ask" | "drop">;

export class Verdicts {
  readonly #adjudicator: Asked;
  /** Counts what was asked; an answer about an older position is not wanted. */
  #question = 0;
  answers = $state.raw<Readonly<Partial<Record<Color, Answer>>>>({});

  constructor(adjudicator: Asked) {
    this.#adjudicator = adjudicator;
  }

  /** Whether both sides are known to be unable to mate. */
  readonly dead = $derived(
    (["white", "black"] as const).every((side) => {
      const answer = this.answers[side];
      return answer?.is === "known" && answer.mating.is === "no";
    }),
  );

  /** Asks about a position, one side after the other. */
  ask(fen: string, sides: readonly Color[], letters: Letters, budget = FIRST_BUDGET): void {
    this.forget();
    const question = this.#question;
    this.answers = Object.fromEntries(sides.map((side) => [side, { is: "asking" }]));
    for (const side of sides) void this.#find(question, fen, side, letters, budget);
  }

  /** Asks about one side once more, with more patience. */
  more(fen: string, side: Color, letters: Letters, budget: number): void {
    this.answers = { ...this.answers, [side]: { is: "asking" } };
    void this.#find(this.#question, fen, side, letters, budget);
  }

  /** The position is no longer asked about. */
  forget(): void {
    this.#question += 1;
    this.#adjudicator.drop();
    this.answers = {};
  }

  async #find(
    question: number,
    fen: string,
    side: Color,
    letters: Letters,
    budget: number,
  ): Promise<void> {
    const answer = await this.#adjudicator.ask(fen, side, letters, budget).then(
      (mating): Answer => ({ is: "known", mating }),
      (): Answer => ({ is: "failed" }),
    );
    if (question === this.#question) this.answers = { ...this.answers, [side]: answer };
  }
}
