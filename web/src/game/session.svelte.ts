/**
 * A game at the board: who plays, what is shown, what may be done now. It asks the rules for
 * everything that is chess, the computer for its moves, and the shelf to keep the game after
 * every move.
 */

import { placement, type Shown } from "../board/state";
import { moveName } from "../board/names";
import type { Color, GameView, MoveView, Square } from "../generated/wire";
import { Game, RulesError } from "../rules/rules";
import { t } from "../texts/texts.svelte";
import { messageText, type Message } from "./message";
import { verdictText } from "./result";
import type { SavedGame, Shelf } from "./saved";
import { FIRST_GAME, type GameSetup } from "./setup";

/** Somebody who thinks about a move. */
export interface Thinker {
  /** Gives a move in UCI form for the position that these moves lead to. */
  think(start: string | null, moves: readonly string[]): Promise<string>;
}

/** Says things to whoever cannot see them. */
export interface Voice {
  say(text: string): void;
  interrupt(text: string): void;
}

const other = (color: Color): Color => (color === "white" ? "black" : "white");

export class Session {
  readonly #shelf: Shelf;
  readonly #thinker: Thinker;
  readonly #voice: Voice;
  #game: Game;
  /** Counts what was asked of the computer; an answer to an older question is not wanted. */
  #question = 0;

  setup = $state.raw<GameSetup>(FIRST_GAME);
  view: GameView = $state.raw() as GameView;
  /** The position that is looked at; none for the game itself. */
  #lookedAt = $state.raw<number | null>(null);
  flipped = $state(false);
  thinking = $state(false);
  message = $state.raw<Message | null>(null);

  constructor(asked: GameSetup | null, shelf: Shelf, thinker: Thinker, voice: Voice) {
    this.#shelf = shelf;
    this.#thinker = thinker;
    this.#voice = voice;
    this.#game = this.#open(asked);
    this.view = this.#game.view();
    void this.#letComputerMove();
  }

  /** The game that was asked for, else the one that was kept, else a new one. */
  #open(asked: GameSetup | null): Game {
    const kept = this.#shelf.take(asked?.start ?? null);
    try {
      if (kept !== null && kept !== "damaged") return this.#resume(kept);
      if (kept === "damaged") this.message = { is: "notice", name: "failure-saved" };
      const setup = asked ?? FIRST_GAME;
      const game = new Game(setup.start);
      this.setup = setup;
      return game;
    } catch (thrown) {
      if (!(thrown instanceof RulesError)) throw thrown;
      this.message =
        asked === null
          ? { is: "notice", name: "failure-saved" }
          : { is: "address", fault: thrown.fault };
      this.setup = FIRST_GAME;
      return new Game(null);
    }
  }

  #resume(kept: SavedGame): Game {
    const game = new Game(kept.setup.start, kept.moves);
    this.setup = kept.setup;
    this.flipped = kept.flipped;
    return game;
  }

  /** How many moves were made before the position that is shown. */
  readonly ply = $derived(this.#lookedAt ?? this.view.played.length);
  readonly lookingBack = $derived(this.#lookedAt !== null);
  readonly ended = $derived(this.view.verdict.is === "ended");

  /** Whose turn it is for a person at this device. */
  readonly mayMove: Color | null = $derived.by(() => {
    const { turn } = this.view.position;
    if (this.ended || this.lookingBack) return null;
    return this.setup.opponent === "person" || this.setup.color === turn ? turn : null;
  });

  /** The computer is to move and does not think: it failed, and can be asked again. */
  readonly stalled = $derived(
    this.setup.opponent === "computer" &&
      this.view.position.turn !== this.setup.color &&
      !this.ended &&
      !this.thinking,
  );

  /** Who sits at the lower edge. */
  readonly side: Color = $derived.by(() => {
    const { opponent, color, turning } = this.setup;
    const turns = opponent === "person" && turning === "board";
    const lower = turns && !this.ended ? this.view.position.turn : color;
    return this.flipped ? other(lower) : lower;
  });

  /** Whose pieces are drawn upside down. */
  readonly turned: Color | null = $derived.by(() => {
    const { opponent, turning } = this.setup;
    return opponent === "person" && turning === "pieces" ? other(this.side) : null;
  });

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const { played, position } = this.view;
    const seen = this.lookingBack ? this.#game.viewAt(this.ply) : position;
    const last = played[this.ply - 1]?.move;
    return {
      pieces: placement(seen.pieces),
      moves: this.mayMove === null ? [] : position.moves,
      movable: this.mayMove,
      check: seen.check,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** Plays a move of somebody at this device. */
  play(move: MoveView): void {
    this.#show(this.#game.play(move.uci));
    this.#tellLast();
    void this.#letComputerMove();
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    const refusal = this.#game.refusal(from, to);
    if (refusal === null) return;
    const seen = { pieces: placement(this.view.position.pieces), turn: this.view.position.turn };
    this.#tell({ is: "refusal", refusal, seen });
  }

  /** Explains why a piece cannot be taken up. */
  explain(square: Square): void {
    if (this.lookingBack) this.#tell({ is: "notice", name: "refusal-looking-back" });
    else if (this.ended) this.#tell({ is: "notice", name: "refusal-ended" });
    else if (this.mayMove === null) this.#tell({ is: "notice", name: "refusal-wait" });
    else this.refuse(square, square);
  }

  /** Begins another game. */
  begin(setup: GameSetup): void {
    const game = new Game(setup.start);
    this.#game.free();
    this.#game = game;
    this.setup = setup;
    this.flipped = false;
    this.#show(game.view());
    void this.#letComputerMove();
  }

  /** Whether there is an own move to take back. */
  readonly mayTakeBack = $derived.by(() => {
    const { played } = this.view;
    return this.setup.opponent === "person"
      ? played.length > 0
      : played.some(({ color }) => color === this.setup.color);
  });

  /** Takes the last own move back, and with it what the computer answered. */
  takeBack(): void {
    if (!this.mayTakeBack) return;
    const own = (): boolean => {
      const last = this.view.played.at(-1);
      return this.setup.opponent === "person" || last?.color === this.setup.color;
    };
    while (!own()) this.view = this.#game.takeBack();
    this.#show(this.#game.takeBack());
    void this.#letComputerMove();
  }

  flip(): void {
    this.flipped = !this.flipped;
    this.#voice.say(t("said-turned", { side: this.side }));
    this.#keep();
  }

  /** Looks at the position after so many moves. */
  look(ply: number): void {
    const last = this.view.played.length;
    const to = Math.min(Math.max(ply, 0), last);
    if (to === this.ply) return;
    this.message = null;
    this.#lookedAt = to === last ? null : to;
    const move = this.view.played[to - 1];
    if (to === last) this.#voice.say(t("said-back"));
    else if (move === undefined) this.#voice.say(t("said-start"));
    else this.#voice.say(t("said-position", { move: moveName(move) }));
  }

  #show(view: GameView): void {
    this.view = view;
    this.#lookedAt = null;
    this.message = null;
    this.#keep();
  }

  #keep(): void {
    const moves = this.view.played.map(({ move }) => move.uci);
    const { setup, flipped } = this;
    if (!this.#shelf.put({ setup, moves, flipped })) {
      this.#tell({ is: "notice", name: "failure-storage" });
    }
  }

  #tell(message: Message): void {
    this.message = message;
    this.#voice.interrupt(messageText(message));
  }

  #tellLast(): void {
    const last = this.view.played.at(-1);
    if (last !== undefined) this.#voice.say(moveName(last));
    const verdict = verdictText(this.view, this.setup);
    if (verdict !== null) this.#voice.say(`${verdict.result}. ${verdict.reason}`);
  }

  /** Asks the computer for a move when it is its turn. */
  async #letComputerMove(): Promise<void> {
    this.#question += 1;
    const question = this.#question;
    const { turn } = this.view.position;
    const { opponent, color, start } = this.setup;
    this.thinking = opponent === "computer" && turn !== color && !this.ended;
    if (!this.thinking) return;
    try {
      const moves = this.view.played.map(({ move }) => move.uci);
      const uci = await this.#thinker.think(start, moves);
      if (question !== this.#question) return;
      const lookedAt = this.#lookedAt;
      this.#show(this.#game.play(uci));
      this.#lookedAt = lookedAt;
      this.#tellLast();
    } catch {
      if (question === this.#question) this.#voice.interrupt(t("failure-engine"));
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  /** Asks once more, after it did not answer. */
  askAgain(): void {
    void this.#letComputerMove();
  }

  /** The moves as people write them. */
  scoresheet(letters: Parameters<Game["scoresheet"]>[0]): readonly string[] {
    return this.view.played.length === 0 ? [] : this.#game.scoresheet(letters);
  }
}
