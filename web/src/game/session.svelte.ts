/**
 * A game at the board: what is done in it, by people and by the computer. It asks the rules for
 * everything that is chess, the computer for what it does, and the shelf to keep the game after
 * every deed. What is to be seen of it is `sight.svelte.ts`.
 */

import { placement } from "../board/state";
import { moveName } from "../board/names";
import type { ClockDeed, Color, Deed, GameView, MoveView, Square } from "../generated/wire";
import { Game, RulesError } from "../rules/rules";
import { t } from "../texts/texts.svelte";
import type { Thinker, Time, Voice } from "./company";
import { divergence, others } from "./lines";
import { deedsAfter, owes, taskIn } from "./manners";
import { messageText, whyWaiting, type Message } from "./message";
import { callOffAhead, lookText, newsSince, putAhead, unsureText } from "./news";
import { who } from "./remarks";
import { stateOf, type Line, type SavedGame, type Shelf } from "./saved";
import type { GameSetup } from "./setup";
import { Sight } from "./sight.svelte";
import * as standing from "./standing";
import { freshGame, resume, type Begun, type Opened } from "./start";
import { Timekeeper } from "./timekeeper.svelte";

export class Session extends Sight {
  readonly #shelf: Shelf;
  readonly #thinker: Thinker;
  readonly #voice: Voice;
  readonly #time: Time;
  /** Counts what was asked of the computer; an answer to an older question is not wanted. */
  #question = 0;

  /** Another window plays on, and asks the computer. */
  #elsewhere = false;
  /** What was kept last, to tell it from what another window keeps. */
  #written = "";

  /** The game's clock. */
  readonly clock: Timekeeper;

  /** The game in progress that was left for this one. */
  #left = $state.raw<SavedGame | null>(null);
  message = $state.raw<Message | null>(null);

  constructor(begun: Begun, shelf: Shelf, thinker: Thinker, voice: Voice, time: Time) {
    super(begun);
    this.#shelf = shelf;
    this.#thinker = thinker;
    this.#voice = voice;
    this.#time = time;
    this.clock = new Timekeeper({
      time,
      voice,
      name: (color) => (color === this.computer ? null : who(color, this.setup)),
      onflag: (of) => this.#flagFell(of),
    });
    this.#left = begun.left;
    this.clock.watch(this.game);
    if (begun.message !== null) this.#tell(begun.message);
    this.#tellLeftOut();
    void this.#letComputerAct();
  }

  #change({ game, setup, flipped, lines, begun }: Omit<Opened, "message">): GameView {
    this.clock.stop();
    this.clock.forget();
    this.game.free();
    this.game = game;
    this.setup = setup;
    this.flipped = flipped;
    this.lines = lines;
    this.begun = begun;
    this.ahead.drop();
    return game.view();
  }

  /** Takes over what another window did in this game. The computer is asked over there. */
  follow(): void {
    const kept = this.#shelf.take(this.setup);
    if (kept === null || kept === "damaged" || stateOf(kept) === this.#written) return;
    const opened = resume(kept, this.#time());
    if (opened === null) return;
    this.view = this.#change(opened);
    this.clock.watch(this.game);
    this.#written = stateOf(kept);
    this.#question += 1;
    this.#elsewhere = true;
    this.lookedAt = null;
    this.thinking = this.computer !== null && owes(this.view, this.computer);
    this.message = { is: "notice", name: "game-elsewhere" };
    this.#voice.say(t("game-elsewhere"));
  }

  /** Somebody looks at this window again: what the other one left undone is done here. */
  wake(): void {
    if (this.#elsewhere) void this.#letComputerAct();
  }

  /** Plays a move of somebody at this device; while the computer thinks it waits. */
  play(move: MoveView): void {
    if (this.early === null) this.#do({ is: "move", uci: move.uci });
    else this.#putAhead(move);
  }

  /** Puts a move on the board that is not played before somebody says so. */
  ponder(move: MoveView): void {
    if (this.early !== null) return this.#putAhead(move);
    this.message = null;
    this.unsure = move;
    this.#voice.say(unsureText(this.view, move));
  }

  /** Plays the move that waits for a yes, or thinks better of it. */
  decide(how: "play" | "leave"): void {
    const move = this.unsure;
    this.unsure = null;
    if (how === "leave") this.#voice.say(t("confirm-left"));
    else if (move !== null) this.#do({ is: "move", uci: move.uci });
  }

  #putAhead(move: MoveView): void {
    this.message = null;
    putAhead(this.ahead, move, this.#voice);
  }

  /** Thinks better of the moves that wait. */
  callOff(): void {
    callOffAhead(this.ahead, this.#voice);
  }

  /** The computer has moved: the move that waits is played, if it is one now. */
  #playAhead(): void {
    const { position } = this.view;
    // What comes after it falls away where its piece is gone; the rest is judged at its own turn.
    const whole = this.ahead.holdsIn(position.fen, this.setup.color);
    const wished = this.ahead.take();
    if (!whole) this.ahead.drop();
    if (wished === null || this.ended) return;
    const legal = position.moves.some(({ uci }) => uci === wished.uci);
    const plays = legal && standing.mayMoveIn(this.view, this.setup) !== null;
    if (plays) this.#do({ is: "move", uci: wished.uci });
    if (plays && whole) return;
    this.ahead.drop();
    this.#tell({ is: "notice", name: "premove-gone" });
  }

  /** What a player says, or an arbiter. */
  say(deed: Exclude<Deed, { is: "move" }>): void {
    this.#do(deed);
  }

  /** Somebody starts, presses, stops or restarts the clock. */
  actOnClock(deed: ClockDeed): void {
    this.#attempt(() => this.#show(this.game.actOnClock(deed, this.#time())));
  }

  /** The arbiter sets a side's time. */
  correctTime(side: Color, leftMs: number): void {
    this.#attempt(() => this.#show(this.game.correctTime(side, leftMs, this.#time())));
  }

  #do(deed: Deed): void {
    this.#attempt(() => this.#act(deed));
  }

  /** Does what a person does; what does not count is explained, and changes nothing. */
  #attempt(doing: () => void): void {
    try {
      doing();
    } catch (thrown) {
      if (!(thrown instanceof RulesError) || thrown.fault.is !== "deed") throw thrown;
      const before = this.view;
      // A flag that fell before it counts, and tells for itself.
      this.clock.watch(this.game);
      if (this.view === before) this.#refresh();
      if (this.view.verdict.is === before.verdict.is) {
        this.#tell({ is: "deed", why: thrown.fault.why });
      }
      return;
    }
    void this.#letComputerAct();
  }

  /** Looks again at how the game stands, after something that may have changed it. */
  #refresh(): void {
    const before = this.view;
    const view = this.game.view();
    if (view.verdict.is === before.verdict.is) return;
    this.#show(view);
    this.#tellSince(before);
  }

  #act(deed: Deed): void {
    const before = this.view;
    this.#show(this.game.act(deed, this.#time()));
    this.#tellSince(before);
  }

  #flagFell(of: Color): void {
    if (this.ended) return;
    this.#question += 1;
    this.thinking = false;
    this.#act({ is: "flagFall", of });
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    if (this.early !== null) {
      this.#tell({ is: "notice", name: "premove-never" });
      return;
    }
    const refusal = this.game.refusal(from, to);
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
    if (this.mayMove === null || this.unsure !== null) this.explainWaiting();
    else this.refuse(square, square);
  }

  /** Explains why nobody here may move now. */
  explainWaiting(): void {
    if (this.unsure === null) this.#tell(whyWaiting(this));
    else this.decide("leave");
  }

  /** Begins another game. One that was not over can be had back until the first move. */
  begin(setup: GameSetup): void {
    const fresh = freshGame(setup);
    const left = this.#saved();
    this.#left = this.ended || left.deeds.length === 0 ? null : left;
    this.#show(this.#change(fresh));
    this.#voice.say(t("said-new-game", { side: this.side }));
    this.#tellLeftOut();
    void this.#letComputerAct();
  }

  /**
   * Plays on from the position that is looked at, as a game with this setup. What was played after
   * it stays as a line beside the game.
   */
  playOn(setup: GameSetup): void {
    const moves = this.view.played.map(({ move }) => move.uci);
    this.#turnTo(moves.slice(0, this.ply), setup, others(this.lines, moves, this.ply));
    this.#voice.say(t("said-play-on", { count: this.ply }));
  }

  /** Goes on with a line that was played before; what is played now becomes one. */
  takeLine(line: Line): void {
    const moves = this.view.played.map(({ move }) => move.uci);
    const rest = this.lines.filter((other) => other !== line);
    this.#turnTo(line, this.setup, others(rest, moves, divergence(line, moves)));
    this.#voice.say(t("said-line"));
  }

  #turnTo(moves: Line, asked: GameSetup, lines: readonly Line[]): void {
    // A clock that was set for a whole game says nothing about half of one.
    const setup = { ...asked, control: null };
    const deeds = moves.map((uci): Deed => ({ is: "move", uci }));
    const game = new Game(setup, { deeds, clock: null }, this.#time());
    const { begun } = this;
    this.#left = null;
    this.#show(this.#change({ game, setup, flipped: false, lines, begun }));
    void this.#letComputerAct();
  }

  /** Whether the game that was left for this one can be had back. */
  readonly mayReturn = $derived.by(() => this.#left !== null && this.view.played.length === 0);

  /** Goes back to the game that was left for this one. */
  returnToLast(): void {
    if (!this.mayReturn || this.#left === null) return;
    const opened = resume(this.#left, this.#time());
    if (opened === null) return;
    this.#left = null;
    this.#show(this.#change(opened));
    this.#voice.say(t("said-back"));
    void this.#letComputerAct();
  }

  /** Takes the last own move back, and with it what the computer answered. */
  takeBack(): void {
    if (!this.view.takesBack) this.#tell({ is: "deed", why: "moveStands" });
    if (!this.mayTakeBack) return;
    this.ahead.drop();
    const own = (): boolean => {
      const last = this.view.played.at(-1);
      return this.setup.opponent === "person" || last?.color === this.setup.color;
    };
    this.#attempt(() => {
      while (!own()) this.view = this.game.takeBack(this.#time());
      const taken = this.view.played.at(-1);
      this.#show(this.game.takeBack(this.#time()));
      if (taken !== undefined) this.#voice.say(t("said-taken-back", { move: moveName(taken) }));
    });
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
    this.unsure = null;
    this.message = null;
    this.#voice.hush();
    this.lookedAt = to === last ? null : to;
    this.#voice.say(lookText(this.view, to));
  }

  #show(view: GameView): void {
    const { position } = this.view;
    // A piece that is in the hand stays there while somebody says something.
    this.view = view.position.fen === position.fen ? { ...view, position } : view;
    this.lookedAt = null;
    this.unsure = null;
    this.message = null;
    if (this.ended) this.ahead.drop();
    this.#voice.hush();
    this.#keep();
    this.clock.watch(this.game);
  }

  #saved(): SavedGame {
    const { setup, flipped, lines, begun } = this;
    return { setup, flipped, lines, begun, ...this.game.record(this.#time()) };
  }

  #keep(): void {
    const saved = this.#saved();
    this.#written = stateOf(saved);
    if (!this.#shelf.put(saved)) this.#tell({ is: "notice", name: "failure-storage" });
  }

  /** The window is left, perhaps for good: the clock is kept as it stands now. */
  leave(): void {
    if (this.view.clock?.motion === "running" && !this.#elsewhere) this.#keep();
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

  #tellSince(before: GameView): void {
    for (const text of newsSince(before, this.view, this.setup)) this.#voice.say(text);
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
      const left = this.clock.faces?.[computer].leftMs ?? Infinity;
      const answer = await this.#thinker.think(taskIn(this.view, setup, left));
      if (question !== this.#question) return;
      // Its flag may have fallen while it thought.
      this.clock.watch(this.game);
      if (this.ended) return;
      const lookedAt = this.lookedAt;
      for (const deed of deedsAfter(this.view, computer, answer)) this.#act(deed);
      this.lookedAt = lookedAt;
      this.#playAhead();
    } catch {
      if (question === this.#question) this.#voice.interrupt(t("failure-engine"));
    } finally {
      if (question === this.#question) this.thinking = false;
    }
  }

  /** Asks once more, after it did not answer. */
  askAgain = (): void => void this.#letComputerAct();
}
