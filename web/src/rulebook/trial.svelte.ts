/**
 * A board of the rulebook while somebody tries things on it. The rules say what may be done and
 * how it stands; this only keeps what was asked.
 */

import { moveName } from "../board/names";
import { placement, type Shown } from "../board/state";
import { messageText, type Message } from "../game/message";
import { claimHint } from "../game/remarks";
import { verdictText } from "../game/result";
import { FIRST_GAME, type GameSetup } from "../game/setup";
import type { BookBoard, GameView, Letters, MoveView, Square } from "../generated/wire";
import { Game } from "../rules/rules";
import { t } from "../texts/texts.svelte";

export class Trial {
  readonly #setup: GameSetup;
  readonly #line: readonly string[];
  #game: Game;
  view: GameView = $state.raw() as GameView;
  #message = $state.raw<Message | null>(null);

  constructor({ fen, ruleset, line }: BookBoard) {
    this.#setup = { ...FIRST_GAME, start: fen, opponent: "person", ruleset };
    this.#line = line;
    this.#game = this.#begun();
    this.view = this.#game.view();
  }

  #begun(): Game {
    const game = new Game(this.#setup);
    for (const uci of this.#line) game.act({ is: "move", uci }, 0);
    return game;
  }

  readonly ended = $derived.by(() => this.view.verdict.is === "ended");
  /** Whether somebody has moved since the board was set up. */
  readonly touched = $derived.by(() => this.view.played.length > this.#line.length);
  readonly #pieces = $derived.by(() => placement(this.view.position.pieces));

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const { position, played } = this.view;
    const last = played.at(-1)?.move;
    return {
      pieces: this.#pieces,
      moves: this.ended ? [] : position.moves,
      movable: this.ended ? null : position.turn,
      check: position.check,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** What there is to say: a refusal, how it ended, a check, whose turn it is. */
  readonly told = $derived.by(() => {
    if (this.#message !== null) return messageText(this.#message);
    const ending = verdictText(this.view, this.#setup);
    if (ending !== null) return `${ending.result}. ${ending.reason}`;
    const { turn, check } = this.view.position;
    const side = t("game-turn", { who: t(`game-${turn}`) });
    const checked = check === null ? null : t(`check-${turn}`);
    const parts = [`${side}.`, checked, claimHint(this.view)];
    return parts.filter((part) => part !== null).join(" ");
  });

  readonly refused = $derived(this.#message !== null);

  /** Plays a move, and gives it in words for whoever cannot see it. */
  play(move: MoveView): string {
    this.#message = null;
    this.view = this.#game.act({ is: "move", uci: move.uci }, 0);
    const played = this.view.played.at(-1);
    return [played === undefined ? "" : moveName(played), this.told].join(". ");
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): string {
    const refusal = this.ended ? null : this.#game.refusal(from, to);
    const { pieces, turn } = this.view.position;
    this.#message =
      refusal === null
        ? { is: "notice", name: "refusal-ended" }
        : { is: "refusal", refusal, seen: { pieces: placement(pieces), turn } };
    return this.told;
  }

  /** A move that can be tried, as people write it; its squares where it is no legal one. */
  written(squares: string, letters: Letters): string {
    const legal = this.view.position.moves.find(
      ({ uci, from, to }) => uci === squares || `${from}${to}` === squares,
    );
    return legal === undefined
      ? `${squares.slice(0, 2)}–${squares.slice(2)}`
      : this.#game.written(legal.uci, letters);
  }

  /** Does what the book proposes: it is played, or it is refused. */
  attempt(squares: string): string {
    const legal = this.view.position.moves.find(
      ({ uci, from, to }) => uci === squares || `${from}${to}` === squares,
    );
    if (legal !== undefined) return this.play(legal);
    return this.refuse(squares.slice(0, 2) as Square, squares.slice(2, 4) as Square);
  }

  /** Sets the board up again. */
  reset(): void {
    this.#game.free();
    this.#game = this.#begun();
    this.#message = null;
    this.view = this.#game.view();
  }

  /** Gives the memory back. */
  end(): void {
    this.#game.free();
  }
}
