/**
 * A move in advance: it is put down while the computer thinks and waits for the computer's move.
 * What may be put down at all is told from outside, once that is known; whether it is legal is
 * asked when it is the player's turn.
 */

import type { Color, MoveView, Square } from "../generated/wire";

/** Every move that a side may make in advance in a position. */
export type Premoves = (fen: string, color: Color) => readonly MoveView[];

/** The squares of a move as a hand makes it: in Chess960 a king castles onto its rook. */
export const squaresOf = ({ from, to, onto }: MoveView): readonly Square[] => [from, onto ?? to];

export class Ahead {
  #premoves = $state.raw<Premoves | null>(null);
  /** The move that waits. */
  move = $state.raw<MoveView | null>(null);

  /** From now on moves can be put down. */
  open(premoves: Premoves): void {
    this.#premoves = premoves;
  }

  /** What may be put down; nothing as long as that is not known. */
  movesIn(fen: string, color: Color): readonly MoveView[] | null {
    return this.#premoves?.(fen, color) ?? null;
  }

  put(move: MoveView): void {
    this.move = move;
  }

  /** Takes the move away, to be played or not. */
  take(): MoveView | null {
    const { move } = this;
    this.move = null;
    return move;
  }

  drop(): void {
    this.move = null;
  }
}
