/**
 * What is to be seen of a game between two people: who sits where, what the board and the clocks
 * show, what is asked, how long waits and ways are, and what may be moved now or in advance. All of it
 * follows from what the house told; what asks the house and hears it is `room.svelte.ts`.
 */

import { placement, type Shown } from "../board/state";
import { Ahead } from "../game/ahead.svelte";
import type { Time } from "../game/company";
import { imagined } from "../game/imagined";
import type { Message } from "../game/message";
import type {
  ChallengeView,
  Color,
  GameView,
  MoveView,
  OnlineEvent,
  OnlineHead,
  OnlineRefused,
  OnlineStanding,
  OnlineWays,
} from "../generated/wire";
import type { Game, Writing } from "../rules/rules";
import { clockFaces, type ClockFaces } from "./clocks";
import { madeUpIn } from "./ways";

/** What stands in the way of something that was asked, or was said. */
export type Told =
  | { readonly is: "refused"; readonly why: OnlineRefused }
  | Extract<Message, { is: "refusal" | "notice" }>;

/** Which part of a game somebody sees. */
export type Stage = "coming" | "waiting" | "playing" | "nothing";

/** So long after a move was made the house has it, on any line that is worth the name. */
const LATE_MS = 400;

const NO_WAYS: OnlineWays = { whiteMs: null, blackMs: null };

const other = (color: Color): Color => (color === "white" ? "black" : "white");

export class RoomSight {
  protected readonly time: Time;
  protected game: Game | null = null;
  /** When the standing was told. */
  protected toldAt = 0;
  protected askedAt = 0;

  stage = $state<Stage>("coming");
  connected = $state(false);
  challenge = $state.raw<ChallengeView | null>(null);
  head = $state.raw<OnlineHead | null>(null);
  view = $state.raw<GameView | null>(null);
  standing = $state.raw<OnlineStanding | null>(null);
  events = $state.raw<readonly OnlineEvent[]>([]);
  protected waysTold = $state.raw<OnlineWays | null>(null);
  /** Moves that wait for the opponent's. */
  readonly ahead = new Ahead();
  told = $state.raw<Told | null>(null);
  /** Whether an own move is under way to the house. */
  unconfirmed = $state(false);
  flipped = $state(false);
  protected lookedAt = $state.raw<number | null>(null);
  protected now = $state(0);

  constructor(time: Time) {
    this.time = time;
    this.now = time();
  }

  readonly you = $derived.by(() => this.head?.you ?? null);
  readonly side = $derived.by(() => {
    const lower = this.you ?? "white";
    return this.flipped ? other(lower) : lower;
  });
  readonly ended = $derived.by(() => (this.standing?.ending ?? null) !== null);
  readonly played = $derived.by(() => this.view?.played.length ?? 0);
  readonly ply = $derived.by(() => this.lookedAt ?? this.played);
  readonly lookingBack = $derived.by(() => this.lookedAt !== null);
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
  readonly opponentHere = $derived.by(() => this.you === null || this.isHere(other(this.you)));

  /** How long the way to each player is; nothing where the house does not know, or nobody hears it. */
  readonly ways: Readonly<Record<Color, number | null>> = $derived.by(() => {
    const { whiteMs, blackMs } = (this.connected ? this.waysTold : null) ?? NO_WAYS;
    return { white: whiteMs, black: blackMs };
  });
  /** How much of the way of moves was made up for. */
  readonly madeUp = $derived.by(() => madeUpIn(this.events));

  /** What the clocks show now. */
  readonly faces: ClockFaces | null = $derived.by(() =>
    this.standing === null ? null : clockFaces(this.standing, this.#passed),
  );
  /** The own move that the house should have had by now. */
  readonly late: MoveView | null = $derived.by(() => {
    const isLate = this.unconfirmed && this.now - this.askedAt > LATE_MS;
    return isLate ? (this.view?.played.at(-1)?.move ?? null) : null;
  });
  /** How long a wait still is that was told with the standing. */
  readonly #passed = $derived.by(() => Math.max(0, this.now - this.toldAt));

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
    return this.lookingBack ? (this.game?.viewAt(this.ply) ?? null) : this.view.position;
  });

  /** By how many points White is ahead on the board that is shown. */
  readonly lead = $derived.by(() => this.#seen?.lead ?? 0);

  /** What may be put down in advance, while the opponent is to move. */
  readonly #early = $derived.by(() => {
    if (this.you === null || this.view === null || this.standing === null) return null;
    if (this.ended || this.lookingBack || this.yourMove) return null;
    return this.ahead.movesIn(this.view.position.fen, this.you);
  });
  /** Whether what is moved now waits for the opponent's move. */
  readonly inAdvance = $derived.by(() => this.#early !== null);

  readonly #pieces = $derived.by(() => {
    const placed = placement(this.#seen?.pieces ?? []);
    const { queues, moves } = this.ahead;
    return queues && moves.length > 0 && !this.lookingBack ? imagined(placed, moves) : placed;
  });
  /** The moves that may be made: all that are legal, or the one that was announced. */
  protected readonly moves: readonly MoveView[] = $derived.by(() => {
    const announced = this.view?.announced ?? null;
    const moves = this.view?.position.moves ?? [];
    return moves.filter(({ uci }) => announced === null || uci === announced);
  });

  /** What the board shows. */
  readonly shown: Shown = $derived.by(() => {
    const last = this.view?.played[this.ply - 1]?.move;
    return {
      pieces: this.#pieces,
      moves: this.#early ?? (this.mayMove === null ? [] : this.moves),
      movable: this.#early === null ? this.mayMove : this.you,
      check: this.#seen?.check ?? null,
      lastMove: last === undefined ? null : [last.from, last.to],
    };
  });

  /** Time goes on: whoever draws the clocks says so. */
  tick(): void {
    this.now = this.time();
  }

  /** Whether a player is there. */
  isHere(color: Color): boolean {
    if (this.standing === null) return true;
    return color === "white" ? this.standing.whiteHere : this.standing.blackHere;
  }

  look(ply: number): void {
    this.lookedAt = ply >= this.played ? null : Math.max(0, ply);
  }

  flip(): void {
    this.flipped = !this.flipped;
  }

  /** The moves as people write them. */
  sheet(writing: Writing): readonly string[] {
    return this.played === 0 ? [] : (this.game?.scoresheet(writing) ?? []);
  }

  /** How people write the moves that may be made now, by their UCI form. */
  written(writing: Writing): Readonly<Record<string, string>> {
    const moves = this.view?.position.moves ?? [];
    return Object.fromEntries(
      moves.map(({ uci }) => [uci, this.game?.written(uci, writing) ?? uci]),
    );
  }
}
