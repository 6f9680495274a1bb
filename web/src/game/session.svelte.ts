/**
 * A game at the board: who plays, what is shown, what may be done now. It asks the rules for
 * everything that is chess, the computer for what it does, and the shelf to keep the game after
 * every deed.
 */

import { placement, type Shown } from "../board/state";
import { moveName } from "../board/names";
import type {
  ClockDeed,
  Color,
  Deed,
  GameView,
  Letters,
  MoveView,
  Square,
} from "../generated/wire";
import { Game, RulesError } from "../rules/rules";
import { t } from "../texts/texts.svelte";
import type { Thinker, Time, Voice } from "./company";
import { deedsAfter, owes, taskIn } from "./manners";
import { messageText, type Message } from "./message";
import { lookText, newsSince } from "./news";
import { who } from "./remarks";
import { stateOf, type SavedGame, type Shelf } from "./saved";
import type { GameSetup } from "./setup";
import * as standing from "./standing";
import { resume, type Begun, type Opened } from "./start";
import { Timekeeper } from "./timekeeper.svelte";

export class Session {
  readonly #shelf: Shelf;
  readonly #thinker: Thinker;
  readonly #voice: Voice;
  readonly #time: Time;
  #game: Game;
  /** Counts what was asked of the computer; an answer to an older question is not wanted. */
  #question = 0;

  /** Another window plays on, and asks the computer. */
  #elsewhere = false;
  /** What was kept last, to tell it from what another window keeps. */
  #written = "";

  /** The game's clock. */
  readonly clock: Timekeeper;

  setup: GameSetup = $state.raw() as GameSetup;
  view: GameView = $state.raw() as GameView;
  /** The position that is looked at; none for the game itself. */
  #lookedAt = $state.raw<number | null>(null);
  flipped = $state(false);
  /** The game in progress that was left for this one. */
  #left = $state.raw<SavedGame | null>(null);
  thinking = $state(false);
  message = $state.raw<Message | null>(null);

  constructor(begun: Begun, shelf: Shelf, thinker: Thinker, voice: Voice, time: Time) {
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
    this.#game = begun.game;
    this.setup = begun.setup;
    this.flipped = begun.flipped;
    this.view = this.#game.view();
    this.#left = begun.left;
    this.clock.watch(this.#game);
    if (begun.message !== null) this.#tell(begun.message);
    this.#tellLeftOut();
    void this.#letComputerAct();
  }

  #change({ game, setup, flipped }: Omit<Opened, "message">): GameView {
    this.clock.stop();
    this.clock.forget();
    this.#game.free();
    this.#game = game;
    this.setup = setup;
    this.flipped = flipped;
    return game.view();
  }

  /** Takes over what another window did in this game. The computer is asked over there. */
  follow(): void {
    const kept = this.#shelf.take(this.setup);
    if (kept === null || kept === "damaged" || stateOf(kept) === this.#written) return;
    const opened = resume(kept, this.#time());
    if (opened === null) return;
    this.view = this.#change(opened);
    this.clock.watch(this.#game);
    this.#written = stateOf(kept);
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

  /** What a player says, or an arbiter. */
  say(deed: Exclude<Deed, { is: "move" }>): void {
    this.#do(deed);
  }

  /** Somebody starts, presses, stops or restarts the clock. */
  actOnClock(deed: ClockDeed): void {
    this.#attempt(() => this.#show(this.#game.actOnClock(deed, this.#time())));
  }

  /** The arbiter sets a side's time. */
  correctTime(side: Color, leftMs: number): void {
    this.#attempt(() => this.#show(this.#game.correctTime(side, leftMs, this.#time())));
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
      this.clock.watch(this.#game);
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
    const view = this.#game.view();
    if (view.verdict.is === before.verdict.is) return;
    this.#show(view);
    this.#tellSince(before);
  }

  #act(deed: Deed): void {
    const before = this.view;
    this.#show(this.#game.act(deed, this.#time()));
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
    else if (this.held !== null) this.#tell({ is: "deed", why: this.held });
    else if (this.mayMove === null) this.#tell({ is: "notice", name: "refusal-wait" });
    else this.refuse(square, square);
  }

  /** Begins another game. One that was not over can be had back until the first move. */
  begin(setup: GameSetup): void {
    const game = new Game(setup);
    const left = this.#saved();
    this.#left = this.ended || left.deeds.length === 0 ? null : left;
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
    const opened = resume(this.#left, this.#time());
    if (opened === null) return;
    this.#left = null;
    this.#show(this.#change(opened));
    this.#voice.say(t("said-back"));
    void this.#letComputerAct();
  }

  readonly mayTakeBack = $derived(standing.mayTakeBackIn(this.view, this.setup));

  /** Takes the last own move back, and with it what the computer answered. */
  takeBack(): void {
    if (!this.view.takesBack) this.#tell({ is: "deed", why: "moveStands" });
    if (!this.mayTakeBack) return;
    const own = (): boolean => {
      const last = this.view.played.at(-1);
      return this.setup.opponent === "person" || last?.color === this.setup.color;
    };
    this.#attempt(() => {
      while (!own()) this.view = this.#game.takeBack(this.#time());
      const taken = this.view.played.at(-1);
      this.#show(this.#game.takeBack(this.#time()));
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
    this.message = null;
    this.#voice.hush();
    this.#lookedAt = to === last ? null : to;
    this.#voice.say(lookText(this.view, to));
  }

  #show(view: GameView): void {
    const { position } = this.view;
    // A piece that is in the hand stays there while somebody says something.
    this.view = view.position.fen === position.fen ? { ...view, position } : view;
    this.#lookedAt = null;
    this.message = null;
    this.#voice.hush();
    this.#keep();
    this.clock.watch(this.#game);
  }

  #saved(): SavedGame {
    const { setup, flipped } = this;
    return { setup, flipped, ...this.#game.record(this.#time()) };
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
      this.clock.watch(this.#game);
      if (this.ended) return;
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
  askAgain = (): void => void this.#letComputerAct();

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
