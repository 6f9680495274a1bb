/**
 * A game between two people as this page has it. The house tells what happened, in numbered events;
 * the same rules as the house's make the position of them. An own move is shown at once and is
 * *not confirmed* until the house says that it is kept.
 */

import { moveName } from "../board/names";
import { placement, type Shown } from "../board/state";
import type { Time, Voice } from "../game/company";
import type { Message } from "../game/message";
import type {
  ChallengeView,
  Color,
  Deed,
  GameView,
  Letters,
  MoveView,
  OnlineEvent,
  OnlineHappening,
  OnlineHead,
  OnlineNews,
  OnlineOrder,
  OnlineRefused,
  OnlineStanding,
  Square,
} from "../generated/wire";
import { Game, RulesError } from "../rules/rules";
import { clockFaces, type ClockFaces } from "./clocks";
import { Line, type World } from "./line";

/** What stands in the way of something that was asked, or was said. */
export type Told =
  { readonly is: "refused"; readonly why: OnlineRefused } | Extract<Message, { is: "refusal" }>;

/** Which part of a game somebody sees. */
export type Stage = "coming" | "waiting" | "playing" | "nothing";

interface Unconfirmed {
  readonly uci: string;
  readonly asked: number;
}

/** So long after a move was made the house has it, on any line that is worth the name. */
const LATE_MS = 400;

const other = (color: Color): Color => (color === "white" ? "black" : "white");

/** What an event is to the rules; nothing for what they do not know. */
function deedOf(what: OnlineHappening): Deed | null {
  switch (what.is) {
    case "moved":
      return { is: "move", uci: what.uci };
    case "offered":
      return { is: "offer", by: what.by };
    case "accepted":
      return { is: "accept", by: what.by };
    case "declined":
      return { is: "decline", by: what.by };
    case "claimed":
      return { is: "claim", by: what.by, ground: what.ground, intended: what.intended };
    case "resigned":
      return { is: "resign", by: what.by };
    default:
      return null;
  }
}

export class OnlineRoom {
  readonly #line: Line;
  readonly #time: Time;
  readonly #voice: Voice;
  #game: Game | null = null;
  #unconfirmed: Unconfirmed | null = null;
  /** When the standing was told. */
  #toldAt = 0;
  #taken = false;

  stage = $state<Stage>("coming");
  connected = $state(false);
  challenge = $state.raw<ChallengeView | null>(null);
  head = $state.raw<OnlineHead | null>(null);
  view = $state.raw<GameView | null>(null);
  standing = $state.raw<OnlineStanding | null>(null);
  events = $state.raw<readonly OnlineEvent[]>([]);
  told = $state.raw<Told | null>(null);
  /** Whether an own move is under way to the house. */
  unconfirmed = $state(false);
  #askedAt = 0;
  flipped = $state(false);
  #lookedAt = $state.raw<number | null>(null);
  #now = $state(0);

  constructor(id: string, key: string | null, time: Time, voice: Voice, world?: World) {
    this.#time = time;
    this.#voice = voice;
    this.#now = time();
    this.#line = new Line(
      id,
      key,
      {
        seen: () => this.#last(),
        hear: (news) => this.#hear(news),
        connected: (isConnected) => (this.connected = isConnected),
      },
      world,
    );
  }

  readonly you = $derived.by(() => this.head?.you ?? null);
  readonly side = $derived.by(() => {
    const lower = this.you ?? "white";
    return this.flipped ? other(lower) : lower;
  });
  readonly ended = $derived.by(() => (this.standing?.ending ?? null) !== null);
  readonly played = $derived.by(() => this.view?.played.length ?? 0);
  readonly ply = $derived.by(() => this.#lookedAt ?? this.played);
  readonly lookingBack = $derived.by(() => this.#lookedAt !== null);
  readonly yourMove = $derived.by(
    () => !this.ended && this.you !== null && this.view?.position.turn === this.you,
  );
  readonly mayMove: Color | null = $derived.by(() =>
    this.yourMove && !this.lookingBack && !this.unconfirmed ? this.you : null,
  );
  /** Whether an offer of the opponent waits for an answer. */
  readonly asked = $derived.by(() => {
    const offer = this.standing?.offer ?? null;
    return this.you !== null && offer !== null && offer !== this.you && !this.ended;
  });
  readonly askedBack = $derived.by(() => {
    const asked = this.standing?.askedBack ?? null;
    return this.you !== null && asked !== null && asked !== this.you && !this.ended;
  });
  /** Whether the opponent is there. */
  readonly opponentHere = $derived.by(() => {
    if (this.standing === null || this.you === null) return true;
    return this.you === "white" ? this.standing.blackHere : this.standing.whiteHere;
  });

  /** What the clocks show now. */
  readonly faces: ClockFaces | null = $derived.by(() =>
    this.standing === null ? null : clockFaces(this.standing, this.#passed),
  );
  /** The own move that the house should have had by now. */
  readonly late: MoveView | null = $derived.by(() => {
    const isLate = this.unconfirmed && this.#now - this.#askedAt > LATE_MS;
    return isLate ? (this.view?.played.at(-1)?.move ?? null) : null;
  });
  /** How long a wait still is that was told with the standing. */
  readonly #passed = $derived.by(() => Math.max(0, this.#now - this.#toldAt));

  /** After how many milliseconds the game can be claimed from the opponent, who has gone. */
  readonly absenceMs = $derived.by(() => {
    const wait = this.standing?.absenceMs ?? null;
    if (wait === null || this.you === null || this.yourMove || this.opponentHere) return null;
    return Math.max(0, wait - this.#passed);
  });
  readonly firstMoveMs = $derived.by(() => {
    const wait = this.standing?.firstMoveMs ?? null;
    return wait === null ? null : Math.max(0, wait - this.#passed);
  });
  readonly heldMs = $derived.by(() => {
    const wait = this.standing?.heldMs ?? null;
    return wait === null ? null : Math.max(0, wait - this.#passed);
  });

  readonly #seen = $derived.by(() => {
    if (this.view === null) return null;
    return this.lookingBack ? (this.#game?.viewAt(this.ply) ?? null) : this.view.position;
  });

  /** By how many points White is ahead on the board that is shown. */
  readonly lead = $derived.by(() => this.#seen?.lead ?? 0);

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const last = this.view?.played[this.ply - 1]?.move;
    const announced = this.view?.announced ?? null;
    const moves = this.view?.position.moves ?? [];
    return {
      pieces: placement(this.#seen?.pieces ?? []),
      moves:
        this.mayMove === null
          ? []
          : moves.filter(({ uci }) => announced === null || uci === announced),
      movable: this.mayMove,
      check: this.#seen?.check ?? null,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** Time goes on: whoever draws the clocks says so. */
  tick(): void {
    this.#now = this.#time();
  }

  /** Plays an own move: shown at once, and confirmed by the house. */
  play(move: MoveView): void {
    const game = this.#game;
    if (game === null || this.view === null || this.mayMove === null) return;
    this.told = null;
    const order = {
      is: "move",
      answers: this.played,
      seen: this.#last(),
      uci: move.uci,
      offersDraw: false,
    } as const;
    this.#unconfirmed = { uci: move.uci, asked: this.#line.ask(order) };
    this.unconfirmed = true;
    this.#askedAt = this.#time();
    this.view = game.act({ is: "move", uci: move.uci }, 0);
  }

  /** Asks for something else. */
  ask(order: Exclude<OnlineOrder, { is: "move" | "hello" }>): void {
    this.told = null;
    this.#line.ask(order);
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    if (this.#game === null || this.view === null || !this.yourMove) return;
    const refusal = this.#game.refusal(from, to);
    if (refusal === null) return;
    const { pieces, turn } = this.view.position;
    this.told = { is: "refusal", refusal, seen: { pieces: placement(pieces), turn } };
  }

  look(ply: number): void {
    this.#lookedAt = ply >= this.played ? null : Math.max(0, ply);
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  /** The moves as people write them. */
  sheet(letters: Letters): readonly string[] {
    return this.played === 0 ? [] : (this.#game?.scoresheet(letters) ?? []);
  }

  /** How people write the moves that may be made now, by their UCI form. */
  written(letters: Letters): Readonly<Record<string, string>> {
    const moves = this.view?.position.moves ?? [];
    return Object.fromEntries(
      moves.map(({ uci }) => [uci, this.#game?.written(uci, letters) ?? uci]),
    );
  }

  /** This browser has taken the game: it has a seat, which an older line may not know. */
  take(): void {
    this.#taken = true;
    if (this.head !== null && this.head.you === null) this.#line.renew();
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** The network is gone. */
  drop(): void {
    this.#line.drop();
  }

  end(): void {
    this.#line.end();
    this.#game?.free();
    this.#game = null;
  }

  #last(): number {
    return this.events.at(-1)?.number ?? 0;
  }

  #hear(news: OnlineNews): void {
    switch (news.is) {
      case "waiting":
        this.challenge = news.challenge;
        this.stage = "waiting";
        break;
      case "nothing":
        this.stage = "nothing";
        this.#line.end();
        break;
      case "head":
        this.#sit(news.head);
        break;
      case "events":
        this.#takeIn(news.events, news.standing);
        break;
      case "done":
        break;
      case "refused":
        this.#refused(news.asked, news.why);
        break;
    }
  }

  #sit(head: OnlineHead): void {
    this.head = head;
    if (this.#taken && head.you === null) {
      this.#taken = false;
      this.#line.renew();
    }
    this.#game ??= this.#begun(head);
    this.view ??= this.#game.view();
  }

  #begun({ start, ruleset }: OnlineHead): Game {
    return new Game({ start, ruleset, opponent: "person", control: null });
  }

  #takeIn(events: readonly OnlineEvent[], standing: OnlineStanding): void {
    if (this.head === null) return;
    const first = this.events.length === 0;
    // What is told twice is one thing.
    const fresh = events.filter(({ number }) => number > this.#last());
    for (const { what } of fresh) this.#happen(what);
    this.events = [...this.events, ...fresh];
    this.#toldAt = this.#time();
    this.tick();
    this.standing = standing;
    this.stage = "playing";
    const fen = this.view?.position.fen;
    if (this.#unconfirmed === null && fen !== standing.fen) {
      this.#beginAnew();
      return;
    }
    if (!first) this.#speak(fresh);
  }

  /** Something was missed: everything is told again. */
  #beginAnew(): void {
    this.#game?.free();
    this.#game = null;
    this.view = null;
    this.events = [];
    this.#confirmed();
    this.#line.renew();
  }

  #happen(what: OnlineHappening): void {
    const game = this.#game;
    if (game === null) return;
    if (what.is === "moved" && this.#unconfirmed?.uci === what.uci && what.by === this.you) {
      this.#confirmed();
      return;
    }
    const pending =
      this.#unconfirmed !== null && (what.is === "takenBack" || deedOf(what) !== null);
    if (pending) this.#withdraw();
    if (what.is === "takenBack") {
      let view = game.view();
      while (view.played.length > what.to) view = game.takeBack(0);
      this.view = view;
      this.#lookedAt = null;
      return;
    }
    const deed = deedOf(what);
    if (deed === null) return;
    try {
      this.view = game.act(deed, 0);
    } catch (thrown) {
      // The house decides; the position is compared with its own afterwards.
      if (!(thrown instanceof RulesError)) throw thrown;
    }
  }

  #confirmed(): void {
    this.#unconfirmed = null;
    this.unconfirmed = false;
  }

  /** The move that was shown was not played. */
  #withdraw(): void {
    if (this.#unconfirmed === null || this.#game === null) return;
    this.#confirmed();
    this.view = this.#game.takeBack(0);
  }

  #refused(asked: number, why: OnlineRefused): void {
    if (this.#unconfirmed?.asked === asked) this.#withdraw();
    this.told = { is: "refused", why };
  }

  #speak(fresh: readonly OnlineEvent[]): void {
    const last = this.view?.played.at(-1);
    const moved = fresh.some(({ what }) => what.is === "moved" && what.by !== this.you);
    if (moved && last !== undefined) this.#voice.say(moveName(last));
  }
}
