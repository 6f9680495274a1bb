/**
 * What is to be seen of a game: who plays, whose turn it is, what the board shows now or showed
 * after some move, and what may be done. All of it follows from the game's state; what changes that
 * state is `session.svelte.ts`.
 */

import { placement, type Shown } from "../board/state";
import type { Color, Deed, GameView, Letters, MoveView } from "../generated/wire";
import { Game } from "../rules/rules";
import { Ahead } from "./ahead.svelte";
import { imagined } from "./imagined";
import { owes } from "./manners";
import type { Line } from "./saved";
import type { GameSetup } from "./setup";
import * as standing from "./standing";
import type { Opened } from "./start";

const ontoRook = (move: MoveView): MoveView =>
  move.rook === null ? move : { ...move, onto: move.onto ?? move.rook.from };

export class Sight {
  protected game: Game;
  /** Moves that wait for the computer's. */
  readonly ahead = new Ahead();
  /** A move that waits for a yes. */
  unsure = $state.raw<MoveView | null>(null);
  /** Whether a king castles also when it is put on its own rook. */
  ontoRook = $state(false);

  setup: GameSetup = $state.raw() as GameSetup;
  view: GameView = $state.raw() as GameView;
  /** The position that is looked at; none for the game itself. */
  protected lookedAt = $state.raw<number | null>(null);
  flipped = $state(false);
  /** What was played before somebody played on from an earlier move. */
  lines = $state.raw<readonly Line[]>([]);
  /** The day on which the game began, where that is known. */
  begun = $state.raw<string | null>(null);
  /** The computer thinks. */
  thinking = $state(false);

  constructor({ game, setup, flipped, lines, begun }: Omit<Opened, "message">) {
    this.game = game;
    this.setup = setup;
    this.flipped = flipped;
    this.lines = lines;
    this.begun = begun;
    this.view = game.view();
  }

  /** How many moves were made before the position that is shown. */
  readonly ply = $derived(this.lookedAt ?? this.view.played.length);
  readonly lookingBack = $derived(this.lookedAt !== null);
  readonly ended = $derived(this.view.verdict.is === "ended");

  /** What the clock waits for before anybody may move. */
  readonly held = $derived(standing.heldBy(this.view));
  /** Whose turn it is for a person at this device. */
  readonly mayMove = $derived(this.lookingBack ? null : standing.mayMoveIn(this.view, this.setup));
  readonly computer = $derived(standing.computerIn(this.setup));
  readonly players = $derived(standing.playersIn(this.view, this.setup));
  readonly asked = $derived(standing.askedIn(this.view, this.setup));
  /** Whether an arbiter can be called: two people play by the Laws. */
  readonly arbitrated = $derived(standing.arbitratedIn(this.view, this.setup));
  readonly claimant = $derived(standing.claimantIn(this.view, this.setup));

  /** The computer is to move or to answer and does not think: it failed, and can be asked again. */
  readonly stalled = $derived(
    this.computer !== null && owes(this.view, this.computer) && !this.thinking,
  );

  /** Who sits at the lower edge. */
  readonly side = $derived.by(() => {
    const lower = standing.lowerIn(this.view, this.setup);
    return this.flipped ? standing.other(lower) : lower;
  });

  /** Whose pieces are drawn upside down. */
  readonly turned: Color | null = $derived.by(() => {
    const { opponent, turning } = this.setup;
    return opponent === "person" && turning === "pieces" ? standing.other(this.side) : null;
  });

  /** The position that is shown; the same one for as long as nothing on it moves. */
  readonly seen = $derived.by(() => {
    const { position } = this.view;
    return this.lookingBack ? this.game.viewAt(this.ply) : position;
  });
  readonly #placed = $derived(placement(this.seen.pieces));
  readonly #pieces = $derived.by(() => {
    if (this.lookingBack) return this.#placed;
    if (this.unsure !== null) return imagined(this.#placed, [this.unsure]);
    const { queues, moves } = this.ahead;
    return queues && moves.length > 0 ? imagined(this.#placed, moves) : this.#placed;
  });

  /** The moves that may be made: all that are legal, or the one that was announced. */
  readonly moves: readonly MoveView[] = $derived.by(() => {
    const { announced, position } = this.view;
    if (this.mayMove === null || this.unsure !== null) return [];
    const moves = position.moves.filter(({ uci }) => announced === null || uci === announced);
    return this.ontoRook ? moves.map(ontoRook) : moves;
  });

  /** What may be put down in advance, while the computer is to move. */
  protected readonly early = $derived.by(() => {
    const { position } = this.view;
    const theirs = this.computer !== null && position.turn === this.computer;
    if (!theirs || this.ended || this.lookingBack || this.held !== null) return null;
    return this.ahead.movesIn(position.fen, this.setup.color);
  });

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const last = this.view.played[this.ply - 1]?.move;
    return {
      pieces: this.#pieces,
      moves: this.early ?? this.moves,
      movable: this.early !== null ? this.setup.color : this.unsure === null ? this.mayMove : null,
      check: this.seen.check,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  readonly mayTakeBack = $derived(standing.mayTakeBackIn(this.view, this.setup));

  /** The moves of a line as people write them. */
  writtenLine(line: Line, letters: Letters): readonly string[] {
    const deeds = line.map((uci): Deed => ({ is: "move", uci }));
    const game = new Game({ ...this.setup, control: null }, { deeds, clock: null });
    const written = game.scoresheet(letters);
    game.free();
    return written;
  }

  /** The moves as people write them. */
  scoresheet(letters: Letters): readonly string[] {
    return this.view.played.length === 0 ? [] : this.game.scoresheet(letters);
  }

  /** How people write the moves that may be made now, by their UCI form. */
  written(letters: Letters): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.moves.map((move) => [move.uci, this.writtenMove(letters, move)]),
    );
  }

  /** How people write a move that may be made now. */
  writtenMove(letters: Letters, { uci }: MoveView): string {
    return this.game.written(uci, letters);
  }
}
