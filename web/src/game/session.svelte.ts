/**
 * A game at the board: who plays, what is shown, what may be done now. It asks the rules for
 * everything that is chess, the computer for what it does, and the shelf to keep the game after
 * every deed.
 */

import { placement, type Shown } from "../board/state";
import { moveName } from "../board/names";
import type { Color, Deed, GameView, Ground, Letters, MoveView, Square } from "../generated/wire";
import { Game, RulesError } from "../rules/rules";
import { t } from "../texts/texts.svelte";
import type { Thinker, Voice } from "./company";
import { deedsAfter, owes } from "./manners";
import { messageText, type Message } from "./message";
import { claimHint, remarkText } from "./remarks";
import { verdictText } from "./result";
import type { SavedGame, Shelf } from "./saved";
import type { GameSetup, Wanted } from "./setup";
import { open, resume, type Opened } from "./start";

export const other = (color: Color): Color => (color === "white" ? "black" : "white");

export class Session {
  readonly #shelf: Shelf;
  readonly #thinker: Thinker;
  readonly #voice: Voice;
  #game: Game;
  /** Counts what was asked of the computer; an answer to an older question is not wanted. */
  #question = 0;

  /** Another window plays on, and asks the computer. */
  #elsewhere = false;

  setup: GameSetup = $state.raw() as GameSetup;
  view: GameView = $state.raw() as GameView;
  /** The position that is looked at; none for the game itself. */
  #lookedAt = $state.raw<number | null>(null);
  flipped = $state(false);
  /** The game in progress that was left for this one. */
  #left = $state.raw<SavedGame | null>(null);
  thinking = $state(false);
  message = $state.raw<Message | null>(null);

  constructor(asked: Wanted | null, shelf: Shelf, thinker: Thinker, voice: Voice) {
    this.#shelf = shelf;
    this.#thinker = thinker;
    this.#voice = voice;
    const opened = open(asked, shelf);
    this.#game = opened.game;
    this.setup = opened.setup;
    this.flipped = opened.flipped;
    this.view = this.#game.view();
    if (opened.message !== null) this.#tell(opened.message);
    this.#tellLeftOut();
    void this.#letComputerAct();
  }

  #change({ game, setup, flipped }: Omit<Opened, "message">): GameView {
    this.#game.free();
    this.#game = game;
    this.setup = setup;
    this.flipped = flipped;
    return game.view();
  }

  /** Takes over what another window did in this game. The computer is asked over there. */
  follow(): void {
    const kept = this.#shelf.take(this.setup);
    if (kept === null || kept === "damaged") return;
    if (JSON.stringify(kept.deeds) === JSON.stringify(this.#game.deeds)) return;
    const opened = resume(kept);
    if (opened === null) return;
    this.view = this.#change(opened);
    this.#question += 1;
    this.#elsewhere = true;
    this.#lookedAt = null;
    this.thinking = this.computer !== null && owes(this.view, this.computer);
    this.message = { is: "notice", name: "game-elsewhere" };
    this.#voice.say(t("game-elsewhere"));
  }

  /** Somebody looks at this window again: what the other one left undone is done here. */
  wake(): void {
    if (this.#elsewhere) void this.#letComputerAct();
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

  /** The computer's colour, when it plays. */
  readonly computer: Color | null = $derived(
    this.setup.opponent === "computer" ? other(this.setup.color) : null,
  );

  /** The players who sit at this device, in the order of who moved last. */
  readonly players: readonly Color[] = $derived.by(() => {
    const { turn } = this.view.position;
    return this.setup.opponent === "person" ? [other(turn), turn] : [this.setup.color];
  });

  /** The computer is to move or to answer and does not think: it failed, and can be asked again. */
  readonly stalled = $derived(
    this.computer !== null && owes(this.view, this.computer) && !this.thinking,
  );

  /** Who at this device has an offer to answer. */
  readonly asked: Color | null = $derived.by(() => {
    const { offer } = this.view;
    if (offer === null || this.ended || this.setup.opponent === "computer") return null;
    return other(offer);
  });

  /** Who at this device may claim now, under a ruleset that knows claims. */
  readonly claimant: Color | null = $derived.by(() => {
    const { claimable, position } = this.view;
    if (this.ended || !(claimable.repetition || claimable.moveCount)) return null;
    return this.computer === position.turn ? null : position.turn;
  });

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

  /** The position that is shown; the same one for as long as nothing on it moves. */
  readonly #seen = $derived.by(() => {
    const { position } = this.view;
    return this.lookingBack ? this.#game.viewAt(this.ply) : position;
  });
  readonly #pieces = $derived(placement(this.#seen.pieces));

  /** The moves that may be made: all that are legal, or the one that was announced. */
  readonly #moves: readonly MoveView[] = $derived.by(() => {
    const { announced, position } = this.view;
    if (this.mayMove === null) return [];
    return position.moves.filter(({ uci }) => announced === null || uci === announced);
  });

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const last = this.view.played[this.ply - 1]?.move;
    return {
      pieces: this.#pieces,
      moves: this.#moves,
      movable: this.mayMove,
      check: this.#seen.check,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** Plays a move of somebody at this device. */
  play(move: MoveView): void {
    this.#do({ is: "move", uci: move.uci });
  }

  /** Offers a draw. */
  offerDraw(by: Color): void {
    this.#do({ is: "offer", by });
  }

  /** Answers the opponent's offer. */
  answerOffer(by: Color, answer: "accept" | "decline"): void {
    this.#do({ is: answer, by });
  }

  /** Claims a draw, for the position on the board or with an announced move in UCI form. */
  claimDraw(by: Color, ground: Ground, intended: string | null): void {
    this.#do({ is: "claim", by, ground, intended });
  }

  resign(by: Color): void {
    this.#do({ is: "resign", by });
  }

  /** Something that a person does; what does not count is explained, and changes nothing. */
  #do(deed: Deed): void {
    try {
      this.#act(deed);
    } catch (thrown) {
      if (!(thrown instanceof RulesError) || thrown.fault.is !== "deed") throw thrown;
      this.#tell({ is: "deed", why: thrown.fault.why });
      return;
    }
    void this.#letComputerAct();
  }

  #act(deed: Deed): void {
    const before = this.view;
    this.#show(this.#game.act(deed));
    this.#tellSince(before);
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    const refusal = this.#game.refusal(from, to);
    if (refusal === null) {
      // It could go there, but another move was announced.
      if (this.view.announced !== null) this.#tell({ is: "deed", why: "mustPlayAnnounced" });
      return;
    }
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

  /** Begins another game. One that was not over can be had back until the first move. */
  begin(setup: GameSetup): void {
    const game = new Game(setup.start, setup.ruleset);
    const { deeds } = this.#game;
    const left = { setup: this.setup, deeds, flipped: this.flipped };
    this.#left = this.ended || deeds.length === 0 ? null : left;
    this.#show(this.#change({ game, setup, flipped: false }));
    this.#voice.say(t("said-new-game", { side: this.side }));
    this.#tellLeftOut();
    void this.#letComputerAct();
  }

  /** Whether the game that was left for this one can be had back. */
  readonly mayReturn = $derived.by(() => this.#left !== null && this.view.played.length === 0);

  /** Goes back to the game that was left for this one. */
  returnToLast(): void {
    if (!this.mayReturn || this.#left === null) return;
    const opened = resume(this.#left);
    if (opened === null) return;
    this.#left = null;
    this.#show(this.#change(opened));
    this.#voice.say(t("said-back"));
    void this.#letComputerAct();
  }

  /** Whether there is an own move to take back. */
  readonly mayTakeBack = $derived.by(() => {
    const { played, takesBack } = this.view;
    if (!takesBack) return false;
    return this.setup.opponent === "person"
      ? played.length > 0
      : played.some(({ color }) => color === this.setup.color);
  });

  /** Takes the last own move back, and with it what the computer answered. */
  takeBack(): void {
    if (!this.view.takesBack) this.#tell({ is: "deed", why: "moveStands" });
    if (!this.mayTakeBack) return;
    const own = (): boolean => {
      const last = this.view.played.at(-1);
      return this.setup.opponent === "person" || last?.color === this.setup.color;
    };
    while (!own()) this.view = this.#game.takeBack();
    const taken = this.view.played.at(-1);
    this.#show(this.#game.takeBack());
    if (taken !== undefined) this.#voice.say(t("said-taken-back", { move: moveName(taken) }));
    void this.#letComputerAct();
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
    this.#voice.hush();
    this.#lookedAt = to === last ? null : to;
    const move = this.view.played[to - 1];
    if (to === last) this.#voice.say(t("said-back"));
    else if (move === undefined) this.#voice.say(t("said-start"));
    else this.#voice.say(t("said-position", { move: moveName(move) }));
  }

  #show(view: GameView): void {
    const { position } = this.view;
    // A piece that is in the hand stays there while somebody says something.
    this.view = view.position.fen === position.fen ? { ...view, position } : view;
    this.#lookedAt = null;
    this.message = null;
    this.#voice.hush();
    this.#keep();
  }

  #keep(): void {
    const { setup, flipped } = this;
    if (!this.#shelf.put({ setup, deeds: this.#game.deeds, flipped })) {
      this.#tell({ is: "notice", name: "failure-storage" });
    }
  }

  /** A position may have been asked for with more than it can have. */
  #tellLeftOut(): void {
    const { leftOut, played } = this.view;
    if (leftOut.length > 0 && played.length === 0 && this.message === null) {
      this.#tell({ is: "leftOut", faults: leftOut });
    }
  }

  #tell(message: Message): void {
    this.message = message;
    this.#voice.interrupt(messageText(message));
  }

  /** Says what was said and done since, how that ended, and what can be claimed now. */
  #tellSince({ remarks, played }: GameView): void {
    const moved = this.view.played.length > played.length;
    for (const remark of this.view.remarks.slice(remarks.length)) {
      const text = remarkText(remark, this.setup);
      if (text !== null) this.#voice.say(text);
    }
    const last = this.view.played.at(-1);
    if (moved && last !== undefined) this.#voice.say(moveName(last));
    const verdict = verdictText(this.view, this.setup);
    if (verdict !== null) this.#voice.say(`${verdict.result}. ${verdict.reason}`);
    const hint = moved && this.claimant !== null ? claimHint(this.view) : null;
    if (hint !== null) this.#voice.say(hint);
  }

  /** Asks the computer what it does, when it is to move or has an offer to answer. */
  async #letComputerAct(): Promise<void> {
    this.#question += 1;
    this.#elsewhere = false;
    const question = this.#question;
    const { computer, setup } = this;
    this.thinking = computer !== null && owes(this.view, computer);
    if (computer === null || !this.thinking) return;
    try {
      const moves = this.view.played.map(({ move }) => move.uci);
      const answer = await this.#thinker.think(setup.start, moves);
      if (question !== this.#question) return;
      const lookedAt = this.#lookedAt;
      for (const deed of deedsAfter(this.view, computer, answer)) this.#act(deed);
      this.#lookedAt = lookedAt;
    } catch {
      if (question === this.#question) this.#voice.interrupt(t("failure-engine"));
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  /** Asks once more, after it did not answer. */
  askAgain(): void {
    void this.#letComputerAct();
  }

  /** The moves as people write them. */
  scoresheet(letters: Letters): readonly string[] {
    return this.view.played.length === 0 ? [] : this.#game.scoresheet(letters);
  }

  /** How people write the moves that may be made now, by their UCI form. */
  written(letters: Letters): Readonly<Record<string, string>> {
    return Object.fromEntries(
      this.#moves.map(({ uci }) => [uci, this.#game.written(uci, letters)]),
    );
  }
}
