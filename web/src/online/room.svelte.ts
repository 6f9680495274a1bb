/**
 * A game between two people as this page has it. The house tells what happened, in numbered events;
 * the same rules as the house's make the position of them. An own move is shown at once and is
 * *not confirmed* until the house says that it is kept. What is to be seen of it is
 * `sight.svelte.ts`.
 */

import { moveName } from "../board/names";
import { placement } from "../board/state";
import type { Time, Voice } from "../game/company";
import { callOffAhead, putAhead } from "../game/news";
import type {
  Deed,
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
import { Line, type World } from "./line";
import { RoomSight } from "./sight.svelte";

interface Unconfirmed {
  readonly uci: string;
  readonly asked: number;
}

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

export class OnlineRoom extends RoomSight {
  readonly #line: Line;
  readonly #voice: Voice;
  #unconfirmed: Unconfirmed | null = null;
  #taken = false;

  constructor(id: string, key: string | null, time: Time, voice: Voice, world?: World) {
    super(time);
    this.#voice = voice;
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

  /** Plays an own move; while the opponent is to move it waits. */
  play(move: MoveView): void {
    if (this.inAdvance) this.#putAhead(move);
    else if (this.mayMove !== null) this.#send(move);
  }

  #putAhead(move: MoveView): void {
    this.told = null;
    putAhead(this.ahead, move, this.#voice);
  }

  /** Thinks better of the moves that wait. */
  callOff(): void {
    callOffAhead(this.ahead, this.#voice);
  }

  /** The opponent has moved: the move that waits is played, if it is one now. */
  #playAhead(): void {
    if (this.ahead.move === null || this.view === null || this.you === null) return;
    if (this.ended) this.ahead.drop();
    if (!this.yourMove || this.unconfirmed) return;
    // What comes after it falls away where its piece is gone; the rest is judged at its own turn.
    const whole = this.ahead.holdsIn(this.view.position.fen, this.you);
    const wished = this.ahead.take();
    const legal = this.moves.find(({ uci }) => uci === wished?.uci);
    if (legal !== undefined) this.#send(legal);
    if (legal !== undefined && whole) return;
    this.ahead.drop();
    this.told = { is: "notice", name: "premove-gone" };
  }

  /** An own move: shown at once, and confirmed by the house. */
  #send(move: MoveView): void {
    const game = this.game;
    if (game === null || this.view === null) return;
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
    this.askedAt = this.time();
    this.view = game.act({ is: "move", uci: move.uci }, 0);
  }

  /** Asks for something else. */
  ask(order: Exclude<OnlineOrder, { is: "move" | "hello" }>): void {
    this.told = null;
    this.#line.ask(order);
  }

  /** Explains why a piece may not go there. */
  refuse(from: Square, to: Square): void {
    if (this.inAdvance) this.told = { is: "notice", name: "premove-never" };
    if (this.game === null || this.view === null || !this.yourMove) return;
    const refusal = this.game.refusal(from, to);
    if (refusal === null) return;
    const { pieces, turn } = this.view.position;
    this.told = { is: "refusal", refusal, seen: { pieces: placement(pieces), turn } };
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
    this.game?.free();
    this.game = null;
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
      case "ways":
        this.waysTold = news.ways;
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
    this.game ??= this.#begun(head);
    this.view ??= this.game.view();
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
    this.toldAt = this.time();
    this.tick();
    this.standing = standing;
    this.stage = "playing";
    const fen = this.view?.position.fen;
    if (this.#unconfirmed === null && fen !== standing.fen) {
      this.#beginAnew();
      return;
    }
    if (!first) this.#speak(fresh);
    this.#playAhead();
  }

  /** Something was missed: everything is told again. */
  #beginAnew(): void {
    this.game?.free();
    this.game = null;
    this.view = null;
    this.events = [];
    this.ahead.drop();
    this.#confirmed();
    this.#line.renew();
  }

  #happen(what: OnlineHappening): void {
    const game = this.game;
    if (game === null) return;
    if (what.is === "moved" && this.#unconfirmed?.uci === what.uci && what.by === this.you) {
      this.#confirmed();
      return;
    }
    const pending =
      this.#unconfirmed !== null && (what.is === "takenBack" || deedOf(what) !== null);
    if (pending) this.#withdraw();
    // Played elsewhere by the same player, or taken back: what waits was thought for another game.
    if (what.is === "takenBack" || (what.is === "moved" && what.by === this.you)) this.ahead.drop();
    if (what.is === "takenBack") {
      let view = game.view();
      while (view.played.length > what.to) view = game.takeBack(0);
      this.view = view;
      this.lookedAt = null;
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
    if (this.#unconfirmed === null || this.game === null) return;
    this.#confirmed();
    this.ahead.drop();
    this.view = this.game.takeBack(0);
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
