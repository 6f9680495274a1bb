/** The arbiter's table: a position that is being set up, and what is known of it. */

import { placement, type Piece } from "../board/state";
import type { Color, Fault, Letters, SetupView, Square } from "../generated/wire";
import { edited, RulesError, setupOf, type Edit } from "../rules/rules";
import type { Verdicts } from "./verdicts.svelte";

export const EMPTY = "8/8/8/8/8/8/8/8 w - - 0 1";
export const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

const SIDES = ["white", "black"] as const;

/** What a press on a square does. */
export type Tool =
  | { readonly is: "move" }
  | { readonly is: "clear" }
  | { readonly is: "put"; readonly piece: Piece };

export class ArbiterTable {
  readonly verdicts: Verdicts;
  readonly #letters: () => Letters;
  setup: SetupView = $state.raw() as SetupView;
  tool = $state.raw<Tool>({ is: "move" });
  /** The piece that is taken up, with the tool that moves. */
  taken = $state.raw<Square | null>(null);
  /** What is wrong with a text that is no FEN. */
  fault = $state.raw<Fault | null>(null);

  constructor(fen: string, verdicts: Verdicts, letters: () => Letters) {
    this.verdicts = verdicts;
    this.#letters = letters;
    this.setup = setupOf(EMPTY);
    if (!this.read(fen)) this.#show(setupOf(INITIAL));
  }

  readonly #standing = $derived(placement(this.setup.pieces));

  at(square: Square): Piece | null {
    return this.#standing.get(square) ?? null;
  }

  /** Takes a text; tells whether it is a FEN. */
  read(fen: string): boolean {
    try {
      this.#show(setupOf(fen.trim()));
      return true;
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown;
      this.fault = thrown.fault;
      return false;
    }
  }

  /** The text was meant as something else. */
  forgive(): void {
    this.fault = null;
  }

  edit(edit: Edit): void {
    this.#show(edited(this.setup.fen, edit));
  }

  /** Does with a square what the tool does. The same piece once more is taken away. */
  press(square: Square): void {
    const { tool } = this;
    if (tool.is === "move") return this.#move(square);
    const there = this.at(square);
    const same =
      tool.is === "put" && there?.color === tool.piece.color && there.role === tool.piece.role;
    const piece = tool.is === "clear" || same ? null : tool.piece;
    this.edit({ is: "put", on: square, piece });
  }

  clear(square: Square): void {
    this.edit({ is: "put", on: square, piece: null });
  }

  choose(tool: Tool): void {
    this.tool = tool;
    this.taken = null;
  }

  /** Takes a piece up, or puts down what was taken up. */
  #move(square: Square): void {
    const { taken } = this;
    if (taken === null) {
      this.taken = this.at(square) === null ? null : square;
      return;
    }
    this.taken = null;
    if (taken !== square) this.carry(taken, square);
  }

  /** Carries a piece to another square; off the board it is gone. */
  carry(from: Square, to: Square | null): void {
    const piece = this.at(from);
    this.edit({ is: "put", on: from, piece: null });
    if (to !== null) this.edit({ is: "put", on: to, piece });
  }

  /** Searches on for one side. */
  more(side: Color, budget: number): void {
    this.verdicts.more(this.setup.fen, side, this.#letters(), budget);
  }

  #show(setup: SetupView): void {
    this.setup = setup;
    this.fault = null;
    if (setup.standing === null) this.verdicts.forget();
    else this.verdicts.ask(setup.fen, SIDES, this.#letters());
  }
}
