/**
 * Moves in advance: put down while the computer thinks, they wait for the computer's moves: one, or
 * several in a row for whoever wants that. What may be put down at all is told from outside, once
 * that is known; whether it is legal is asked when it is the player's turn.
 */

import type { Color, MoveView, Square } from "../generated/wire";

/** Every move that a side may make in advance in a position, after those that wait. */
export type Premoves = (
  fen: string,
  color: Color,
  waiting?: readonly string[],
) => readonly MoveView[];

/** The squares of a move as a hand makes it: in Chess960 a king castles onto its rook. */
export const squaresOf = ({ from, to, onto }: MoveView): readonly Square[] => [from, onto ?? to];

export class Ahead {
  #premoves = $state.raw<Premoves | null>(null);
  /** The moves that wait, in their order. */
  moves = $state.raw<readonly MoveView[]>([]);
  /** Whether another move waits behind the one that is there, instead of in its place. */
  queues = $state(false);

  /** The move that is played next. */
  get move(): MoveView | null {
    return this.moves[0] ?? null;
  }

  /** From now on moves can be put down. */
  open(premoves: Premoves): void {
    this.#premoves = premoves;
  }

  /** What may be put down; nothing as long as that is not known. */
  movesIn(fen: string, color: Color): readonly MoveView[] | null {
    const waiting = this.queues ? this.moves.map(({ uci }) => uci) : [];
    return this.#premoves?.(fen, color, waiting) ?? null;
  }

  /** Whether each move that waits is one that its piece could ever make from where it stands. */
  holdsIn(fen: string, color: Color): boolean {
    try {
      return this.movesIn(fen, color) !== null;
    } catch {
      return false;
    }
  }

  put(move: MoveView): void {
    this.moves = this.queues ? [...this.moves, move] : [move];
  }

  /** Takes the next move away, to be played or not. */
  take(): MoveView | null {
    const [next = null, ...rest] = this.moves;
    this.moves = rest;
    return next;
  }

  drop(): void {
    this.moves = [];
  }
}
