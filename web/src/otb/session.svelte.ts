/**
 * A game at a real board on this device: what the two clocks show, what is written down, what was
 * ruled. It asks the rules for everything that is chess or time, and keeps every deed at once.
 */

import { placement, type Shown } from "../board/state";
import type { Color, PlacedPiece, SittingNote, SittingView, Square } from "../generated/wire";
import type { Time, Voice } from "../game/company";
import { messageText, type Message } from "../game/message";
import { Timekeeper } from "../game/timekeeper.svelte";
import { RulesError, type Writing } from "../rules/rules";
import { t } from "../texts/texts.svelte";
import type { Drawer, KeptSitting, SittingSetup } from "./kept";
import { Sitting, type Pair, type TableDeed } from "./sitting";
import { isRuling, noteText, scoreText } from "./words";

interface Company {
  readonly drawer: Drawer;
  readonly voice: Voice;
  /** Milliseconds that never go back, also while the device sleeps. */
  readonly time: Time;
}

export class BoardSession {
  readonly #company: Company;
  readonly #sitting: Sitting;
  readonly #date: string;
  readonly #key: number;
  /** The sitting's own time when it was opened here, and this page's. */
  readonly #since: { readonly sitting: number; readonly page: number };

  readonly clock: Timekeeper;
  setup: SittingSetup = $state.raw() as SittingSetup;
  view: SittingView = $state.raw() as SittingView;
  message = $state.raw<Message | null>(null);
  /** The last rulings, until somebody has read them. */
  rulings = $state.raw<readonly SittingNote[]>([]);
  /** What was tried on the board and refused: it may have been played so all the same. */
  attempt = $state.raw<Pair | null>(null);
  /** Whether the device lost the sitting while a clock ran. */
  interrupted = $state(false);

  constructor(kept: KeptSitting, company: Company) {
    this.#company = company;
    this.#sitting = new Sitting({ ...kept.setup, start: null }, kept.lines);
    this.#date = kept.date;
    this.#key = kept.key;
    this.setup = kept.setup;
    const last = kept.lines.at(-1);
    this.#since = {
      sitting: last === undefined ? 0 : Number.parseInt(last, 10),
      page: company.time(),
    };
    this.view = this.#sitting.view(this.now);
    this.clock = new Timekeeper({
      time: () => this.now,
      voice: company.voice,
      name: (color) => color,
      onflag: () => this.#flagSeen(),
    });
    this.#takeUp();
    this.clock.watch(this.#sitting);
  }

  /** A clock that ran when the device was lost stands as it did at the last press. */
  #takeUp(): void {
    if (this.view.motion !== "running") return;
    this.#sitting.act({ is: "interrupt" }, this.now);
    this.interrupted = true;
    this.#look();
    this.#keep();
  }

  /** The sitting's own time. */
  get now(): number {
    return this.#since.sitting + this.#company.time() - this.#since.page;
  }

  readonly ended = $derived(this.view.verdict.is === "ended");
  readonly running = $derived(this.view.motion === "running" && !this.ended);
  readonly known = $derived(this.view.recording === "moves" && this.view.unwritten === 0);
  readonly writes = $derived(this.view.recording === "moves");

  /** The position on the scoresheet. */
  readonly #pieces = $derived(placement(this.view.game.position.pieces));

  /** What the board shows: moves can be written down while the game goes on. */
  readonly shown: Shown = $derived.by(() => {
    const { position, played, announced } = this.view.game;
    const last = played.at(-1)?.move;
    const free = !this.ended && this.writes;
    return {
      pieces: this.#pieces,
      moves: free
        ? position.moves.filter(({ uci }) => announced === null || uci === announced)
        : [],
      movable: free ? position.turn : null,
      check: position.check,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** Does something; what does not count is explained. Tells whether it counted. */
  act(deed: TableDeed): boolean {
    const before = this.view.notes.length;
    try {
      this.#sitting.act(deed, this.now);
    } catch (thrown) {
      if (!(thrown instanceof RulesError) || thrown.fault.is !== "deed") throw thrown;
      this.#tell({ is: "deed", why: thrown.fault.why });
      return false;
    }
    this.message = null;
    this.attempt = null;
    this.interrupted &&= deed.is !== "resume";
    this.#look();
    this.#keep();
    this.clock.watch(this.#sitting);
    this.#report(this.view.notes.slice(before));
    return true;
  }

  /** A player presses the clock. A hand on a clock that does not run does nothing. */
  press(by: Color): void {
    if (this.ended) return;
    if (this.view.motion === "notStarted") {
      // The opponent starts the clock of whoever moves first.
      if (by !== this.view.turn) this.act({ is: "start" });
      else this.#tell({ is: "notice", name: `otb-start-by-other-${by}` });
    } else if (this.running && by === this.view.turn) {
      this.act({ is: "press", by });
    } else if (this.view.motion === "paused") {
      this.#tell({ is: "deed", why: "clockStopped" });
    }
  }

  /** Says what was ruled, and leaves it in sight where it is more than news. */
  #report(notes: readonly SittingNote[]): void {
    const rulings = notes.filter(({ what }) => isRuling(what));
    if (rulings.length > 0) this.rulings = rulings;
    for (const note of notes) {
      const text = noteText(note.what);
      if (text !== null) this.#company.voice.say(text);
    }
  }

  /** Explains why a piece may not go there; what was so on the board may be an offence. */
  refuse(from: Square, to: Square): void {
    const refusal = this.#sitting.refusal(from, to);
    if (refusal === null) return this.#tell({ is: "deed", why: "mustPlayAnnounced" });
    const { turn } = this.view.game.position;
    this.#tell({ is: "refusal", refusal, seen: { pieces: this.#pieces, turn } });
    // It was completed when the clock was pressed after it. Law: FIDE 7.5.1.
    const own = this.#pieces.get(from)?.color === turn;
    this.attempt = own && from !== to && this.view.unwritten > 0 ? [from, to] : null;
  }

  explain(square: Square): void {
    if (this.ended) this.#tell({ is: "notice", name: "refusal-ended" });
    else this.refuse(square, square);
  }

  dismiss(): void {
    this.rulings = [];
    this.message = null;
    this.attempt = null;
  }

  /** The page is seen again after the device slept for so long. */
  slept(ms: number): void {
    this.clock.watch(this.#sitting);
    if (ms === 0 || !this.running) return;
    this.#tell({ is: "notice", name: "otb-slept" });
  }

  change(setup: Partial<Pick<SittingSetup, "near" | "layout">>): void {
    this.setup = { ...this.setup, ...setup };
    this.#keep();
  }

  /** What stands where in the position that the game began with. */
  start(): readonly PlacedPiece[] {
    return this.#sitting.viewAt(0).pieces;
  }

  scoresheet(writing: Writing): readonly string[] {
    return this.view.game.played.length === 0 ? [] : this.#sitting.scoresheet(writing);
  }

  /** How people write the moves that could be made now, by their UCI form. */
  written(writing: Writing): Readonly<Record<string, string>> {
    const { moves } = this.view.game.position;
    return Object.fromEntries(
      moves.map(({ uci }) => [uci, this.#sitting.written(uci, writing) ?? uci]),
    );
  }

  pgn(): string {
    const { white, black, event } = this.setup;
    return this.#sitting.pgn([
      ["Event", event],
      ["Date", this.#date],
      ["White", white],
      ["Black", black],
    ]);
  }

  get date(): string {
    return this.#date;
  }

  /** Lets go of clock and memory. */
  end(): void {
    this.clock.stop();
    this.#sitting.free();
  }

  /** A flag has fallen. It is shown, and counts when somebody claims it. */
  #flagSeen(): void {
    if (this.view.white.flagDown || this.view.black.flagDown) return;
    this.#look();
    const of = this.view.white.flagDown ? "white" : "black";
    this.#company.voice.say(t("otb-flag-down", { side: of }));
  }

  #look(): void {
    const view = this.#sitting.view(this.now);
    const { position } = this.view.game;
    const same = view.game.position.fen === position.fen;
    // A piece that is in the hand stays there while somebody presses.
    this.view = same ? { ...view, game: { ...view.game, position } } : view;
  }

  #keep(): void {
    const { setup } = this;
    const kept = { date: this.#date, key: this.#key, setup, lines: this.#sitting.record() };
    const score = scoreText(this.view.verdict);
    if (!this.#company.drawer.put({ ...kept, score })) {
      this.#tell({ is: "notice", name: "otb-not-kept" });
    }
  }

  #tell(message: Message): void {
    this.message = message;
    this.#company.voice.interrupt(messageText(message));
  }
}
