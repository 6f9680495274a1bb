// A game between two people as this page has it, with the house's part played by hand.

import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type {
  OnlineEvent,
  OnlineHappening,
  OnlineNews,
  OnlineOrder,
  OnlineStanding,
} from "../generated/wire";
import { loadNotebook, premovesOf } from "../notebook/notebook";
import { loadRules } from "../rules/rules";
import type { Socket, World } from "./line";
import { OnlineRoom } from "./room.svelte";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
const E4_E5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";

beforeAll(async () => {
  const bytes = readFileSync(new URL("../generated/wasm/rules/rules_bg.wasm", import.meta.url));
  await loadRules(bytes);
  const more = new URL("../generated/wasm/notebook/notebook_bg.wasm", import.meta.url);
  await loadNotebook(readFileSync(more));
});

class House implements World {
  sent: { asked: number; ask: OnlineOrder }[] = [];
  opened = 0;
  #socket: Socket | null = null;
  #later: (() => void)[] = [];

  open(): Socket {
    this.opened += 1;
    const socket = {
      readyState: 1,
      send: (text: string) => void this.sent.push(JSON.parse(text) as (typeof this.sent)[number]),
      close: () => socket.onclose?.(),
      onopen: null as (() => void) | null,
      onmessage: null as Socket["onmessage"],
      onclose: null as (() => void) | null,
    };
    this.#socket = socket as unknown as Socket;
    return this.#socket;
  }

  later(doing: () => void): () => void {
    this.#later.push(doing);
    return () => (this.#later = this.#later.filter((one) => one !== doing));
  }

  connect(): void {
    this.#socket?.onopen?.();
  }

  breakAndReturn(): void {
    this.#socket?.close();
    this.#later.shift()?.();
    this.connect();
  }

  say(news: OnlineNews): void {
    this.#socket?.onmessage?.({ data: JSON.stringify(news) });
  }

  sit(you: "white" | "black" | null): void {
    const fixed = { id: "00000000007", control: "5", ruleset: "online" as const, start: null };
    const head = { ...fixed, you, seatKey: null, chat: false, series: null, lag: null };
    this.say({ is: "head", head });
  }

  tell(from: number, fen: string, ...whats: readonly OnlineHappening[]): void {
    const events: OnlineEvent[] = whats.map((what, at) => ({ number: from + at, what }));
    this.say({ is: "events", events, standing: standing(from + whats.length - 1, fen) });
  }

  get last(): OnlineOrder | undefined {
    return this.sent.at(-1)?.ask;
  }
}

const standing = (number: number, fen: string): OnlineStanding => ({
  number,
  played: 0,
  fen,
  clocks: { whiteMs: 300_000, blackMs: 300_000, delayMs: 0, running: null },
  firstMoveMs: null,
  heldMs: null,
  whiteHere: true,
  blackHere: true,
  absenceMs: null,
  offer: null,
  askedBack: null,
  begun: true,
  claims: null,
  rematch: { is: "none" },
  ending: null,
});

const moved = (by: "white" | "black", uci: string, lagMs = 0): OnlineHappening => ({
  is: "moved",
  by,
  uci,
  lagMs,
});

function begun(you: "white" | "black" | null = "white", time = () => 0) {
  const house = new House();
  const voice = { say: () => undefined, interrupt: () => undefined, hush: () => undefined };
  const room = new OnlineRoom("00000000007", null, time, voice, house);
  house.connect();
  house.sit(you);
  house.tell(1, INITIAL, { is: "came", side: "white" });
  return { house, room };
}

function play(room: OnlineRoom, uci: string): void {
  const move = room.view?.position.moves.find((one) => one.uci === uci);
  if (move === undefined) throw new Error(`${uci} is not legal`);
  room.play(move);
}

describe("an own move", () => {
  it("is shown at once and is not confirmed until the house has it", () => {
    const { house, room } = begun();
    play(room, "e2e4");
    expect([room.played, room.unconfirmed, room.mayMove]).toEqual([1, true, null]);
    expect(house.last).toMatchObject({ is: "move", answers: 0, seen: 1, uci: "e2e4" });
    house.tell(2, E4, moved("white", "e2e4"));
    expect([room.played, room.unconfirmed]).toEqual([1, false]);
  });

  it("is marked when the house does not have it by now", () => {
    let now = 0;
    const { house, room } = begun("white", () => now);
    play(room, "e2e4");
    room.tick();
    expect(room.late).toBeNull();
    now = 1_000;
    room.tick();
    expect(room.late?.uci).toBe("e2e4");
    house.tell(2, E4, moved("white", "e2e4"));
    expect(room.late).toBeNull();
  });

  it("is taken off the board again when the house refuses it", () => {
    const { house, room } = begun();
    play(room, "e2e4");
    house.say({ is: "refused", asked: 1, why: "stale" });
    expect([room.played, room.unconfirmed]).toEqual([0, false]);
    expect(room.told).toEqual({ is: "refused", why: "stale" });
  });

  it("is asked again when the line broke before the answer, and counts once", () => {
    const { house, room } = begun();
    play(room, "e2e4");
    house.breakAndReturn();
    expect(house.last).toMatchObject({ is: "move", uci: "e2e4" });
    house.sit("white");
    house.tell(2, E4, moved("white", "e2e4"));
    house.tell(2, E4, moved("white", "e2e4"));
    house.say({ is: "done", asked: 1 });
    expect([room.played, room.events.length]).toEqual([1, 2]);
  });

  it("gives way to what happened instead", () => {
    const { house, room } = begun();
    house.tell(2, E4_E5, moved("white", "e2e4"), moved("black", "e7e5"));
    play(room, "g1f3");
    house.tell(4, INITIAL, { is: "takenBack", by: "black", to: 0 });
    expect([room.played, room.unconfirmed]).toEqual([0, false]);
  });
});

describe("what the house tells", () => {
  it("is asked for anew when the position is another than the page's", () => {
    const { house, room } = begun();
    house.tell(2, E4_E5, moved("white", "e2e4"));
    expect(room.events).toEqual([]);
    house.breakAndReturn();
    expect(house.last).toMatchObject({ is: "hello", seen: 0 });
  });

  it("takes moves back", () => {
    const { house, room } = begun("black");
    house.tell(2, E4_E5, moved("white", "e2e4"), moved("black", "e7e5"));
    house.tell(4, E4, { is: "takenBack", by: "white", to: 1 });
    expect([room.played, room.yourMove]).toEqual([1, true]);
  });

  it("lets nobody move who only looks on", () => {
    const { room } = begun(null);
    expect([room.mayMove, room.yourMove, room.shown.moves.length]).toEqual([null, false, 0]);
  });
});

describe("a move in advance", () => {
  /** White has moved, and Black has not. */
  function waiting() {
    const { house, room } = begun();
    room.ahead.open(premovesOf);
    play(room, "e2e4");
    house.tell(2, E4, moved("white", "e2e4"));
    return { house, room };
  }

  function putDown(room: OnlineRoom, uci: string): void {
    const move = room.shown.moves.find((one) => one.uci === uci);
    if (move === undefined) throw new Error(`${uci} cannot be put down`);
    room.play(move);
  }

  it("waits, and is asked for when the opponent has moved", () => {
    const { house, room } = waiting();
    expect([room.inAdvance, room.shown.movable]).toEqual([true, "white"]);
    putDown(room, "g1f3");
    expect([room.played, room.ahead.move?.uci, house.sent.length]).toEqual([1, "g1f3", 2]);
    house.tell(3, E4_E5, moved("black", "e7e5"));
    expect(house.last).toMatchObject({ is: "move", answers: 2, seen: 3, uci: "g1f3" });
    expect([room.played, room.ahead.move, room.unconfirmed]).toEqual([3, null, true]);
  });

  it("is asked for also while somebody looks back", () => {
    const { house, room } = waiting();
    putDown(room, "g1f3");
    room.look(0);
    house.tell(3, E4_E5, moved("black", "e7e5"));
    expect(house.last).toMatchObject({ is: "move", uci: "g1f3" });
  });

  it("lapses where it is no move, and says so", () => {
    const { house, room } = waiting();
    putDown(room, "e4d5");
    house.tell(3, E4_E5, moved("black", "e7e5"));
    expect(house.sent.length).toBe(2);
    expect([room.ahead.move, room.told]).toEqual([null, { is: "notice", name: "premove-gone" }]);
  });

  it("is called off, and is gone when a move is taken back", () => {
    const { house, room } = waiting();
    putDown(room, "g1f3");
    room.callOff();
    expect(room.ahead.move).toBeNull();
    putDown(room, "g1f3");
    house.tell(3, INITIAL, { is: "takenBack", by: "black", to: 0 });
    expect([room.ahead.move, house.sent.length]).toEqual([null, 2]);
  });

  it("waits in a row for whoever wants that", () => {
    const { house, room } = waiting();
    room.ahead.queues = true;
    putDown(room, "g1f3");
    expect(room.shown.pieces.get("f3")?.role).toBe("knight");
    putDown(room, "f3e5");
    house.tell(3, E4_E5, moved("black", "e7e5"));
    expect(house.last).toMatchObject({ uci: "g1f3" });
    expect(room.ahead.move?.uci).toBe("f3e5");
  });

  it("is not there for who looks on, nor before its moves are known", () => {
    expect(begun(null).room.inAdvance).toBe(false);
    expect(begun("black").room.inAdvance).toBe(false);
  });
});

describe("the ways to both players", () => {
  it("are what the house measured, and nothing while the line is broken", () => {
    const { house, room } = begun();
    expect(room.ways).toEqual({ white: null, black: null });
    house.say({ is: "ways", ways: { whiteMs: 12, blackMs: 340 } });
    expect(room.ways).toEqual({ white: 12, black: 340 });
    house.breakAndReturn();
    expect(room.ways).toEqual({ white: null, black: null });
  });

  it("are told with what was made up for, move by move", () => {
    const { house, room } = begun();
    house.tell(2, E4_E5, moved("white", "e2e4"), moved("black", "e7e5", 40));
    expect(room.madeUp.moves).toEqual([{ ply: 2, by: "black", ms: 40 }]);
  });
});
