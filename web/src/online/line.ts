/**
 * A game's line to the house. It comes back by itself when it breaks, says what was seen last, and
 * asks again what was not answered: the house knows a repeated move.
 */

import type { OnlineAsk, OnlineNews, OnlineOrder } from "../generated/wire";

/** As much of a `WebSocket` as a line needs. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** What a line needs of the world. */
export interface World {
  open(path: string): Socket;
  /** Does something after so many milliseconds; gives what calls that off. */
  later(doing: () => void, ms: number): () => void;
}

/** Who is at this end. */
export interface Listener {
  /** The number of the last event that was seen. */
  seen(): number;
  hear(news: OnlineNews): void;
  /** Whether the line is there. */
  connected(isConnected: boolean): void;
}

/** The waits before another attempt; the last one again and again. */
const WAITS_MS = [250, 1_000, 2_000, 5_000];

/** How long an answer may take before the line is taken for broken. */
const ANSWER_MS = 5_000;

const OPEN = 1;

export class Line {
  readonly #path: string;
  readonly #key: string | null;
  readonly #listener: Listener;
  readonly #world: World;
  #socket: Socket | null = null;
  #asked = 0;
  /** What was not answered yet, in its order. */
  #unanswered = new Map<number, OnlineOrder>();
  #failures = 0;
  #callOff: (() => void) | null = null;
  #impatience: (() => void) | null = null;
  #ended = false;

  constructor(id: string, key: string | null, listener: Listener, world: World = browser) {
    this.#path = `/api/online/games/${id}/live`;
    this.#key = key;
    this.#listener = listener;
    this.#world = world;
    this.#open();
  }

  /** Asks for something; gives the number that the answer will have. */
  ask(order: OnlineOrder): number {
    this.#asked += 1;
    this.#unanswered.set(this.#asked, order);
    this.#send(this.#asked, order);
    return this.#asked;
  }

  /** Tries at once, such as when a network is back. */
  hurry(): void {
    if (this.#socket === null && !this.#ended) this.#open();
  }

  /** Begins anew: what is here is not what the house has. */
  renew(): void {
    this.#socket?.close();
  }

  /** The network is gone, whatever the line itself still believes. */
  drop(): void {
    const socket = this.#socket;
    socket?.close();
    if (socket !== null) this.#lost(socket);
  }

  end(): void {
    this.#ended = true;
    this.#callOff?.();
    this.#impatience?.();
    this.#socket?.close();
  }

  #open(): void {
    this.#callOff?.();
    this.#callOff = null;
    const socket = this.#world.open(this.#path);
    this.#socket = socket;
    socket.onopen = () => {
      this.#send(0, { is: "hello", seen: this.#listener.seen(), seatKey: this.#key });
      for (const [asked, order] of this.#unanswered) this.#send(asked, order);
    };
    socket.onmessage = ({ data }) => this.#hear(socket, data);
    socket.onclose = () => this.#lost(socket);
  }

  #hear(socket: Socket, data: unknown): void {
    if (socket !== this.#socket || typeof data !== "string") return;
    const news = JSON.parse(data) as OnlineNews;
    this.#failures = 0;
    this.#listener.connected(true);
    if (news.is === "done" || news.is === "refused") {
      this.#unanswered.delete(news.asked);
      if (this.#unanswered.size === 0) this.#calm();
    }
    this.#listener.hear(news);
  }

  #lost(socket: Socket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.#calm();
    if (this.#ended) return;
    this.#listener.connected(false);
    const wait = WAITS_MS[Math.min(this.#failures, WAITS_MS.length - 1)] ?? 0;
    this.#failures += 1;
    this.#callOff = this.#world.later(() => this.#open(), wait);
  }

  #send(asked: number, ask: OnlineOrder): void {
    const socket = this.#socket;
    if (socket?.readyState !== OPEN) return;
    socket.send(JSON.stringify({ asked, ask } satisfies OnlineAsk));
    if (asked === 0) return;
    this.#impatience ??= this.#world.later(() => socket.close(), ANSWER_MS);
  }

  #calm(): void {
    this.#impatience?.();
    this.#impatience = null;
  }
}

const browser: World = {
  open(path) {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`) as Socket;
  },
  later(doing, ms) {
    const timer = setTimeout(doing, ms);
    return () => clearTimeout(timer);
  },
};
