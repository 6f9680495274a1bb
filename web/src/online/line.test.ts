// A line that breaks and comes back.

import { describe, expect, it } from "vitest";
import type { OnlineNews } from "../generated/wire";
import { Line, type Socket, type World } from "./line";

/** Sockets and timers that a test works by hand. */
class Hand implements World {
  readonly sockets: (Socket & { readonly sent: string[] })[] = [];
  readonly timers: { doing: () => void; ms: number }[] = [];

  open(): Socket {
    const sent: string[] = [];
    const socket = {
      sent,
      readyState: 0,
      send: (text: string) => void sent.push(text),
      close: () => socket.onclose?.(),
      onopen: null as (() => void) | null,
      onmessage: null as Socket["onmessage"],
      onclose: null as (() => void) | null,
    };
    this.sockets.push(socket as unknown as Socket & { sent: string[] });
    return socket as unknown as Socket;
  }

  later(doing: () => void, ms: number): () => void {
    const timer = { doing, ms };
    this.timers.push(timer);
    return () => void this.timers.splice(this.timers.indexOf(timer), 1);
  }

  get socket() {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error("no socket");
    return socket;
  }

  connect(): void {
    Object.assign(this.socket, { readyState: 1 });
    this.socket.onopen?.();
  }

  say(news: OnlineNews): void {
    this.socket.onmessage?.({ data: JSON.stringify(news) });
  }

  pass(): void {
    this.timers.shift()?.doing();
  }
}

function begun() {
  const hand = new Hand();
  const heard: OnlineNews[] = [];
  const connected: boolean[] = [];
  let seen = 0;
  const listener = {
    seen: () => seen,
    hear: (news: OnlineNews) => void heard.push(news),
    connected: (is: boolean) => void connected.push(is),
  };
  const line = new Line("00000000007", null, listener, hand);
  return { hand, heard, connected, line, see: (number: number) => (seen = number) };
}

const sent = (hand: Hand): unknown[] =>
  hand.socket.sent.map((text) => (JSON.parse(text) as { ask: { is: string } }).ask.is);

describe("a line", () => {
  it("greets with what was seen", () => {
    const { hand, see } = begun();
    see(7);
    hand.connect();
    expect(JSON.parse(hand.socket.sent[0] ?? "")).toEqual({
      asked: 0,
      ask: { is: "hello", seen: 7, seatKey: null },
    });
  });

  it("comes back by itself and asks again what was not answered", () => {
    const { hand, line, connected } = begun();
    hand.connect();
    line.ask({ is: "offer" });
    line.ask({ is: "resign" });
    hand.say({ is: "done", asked: 1 });
    hand.socket.close();
    expect(connected).toEqual([true, false]);
    hand.pass();
    hand.connect();
    expect(sent(hand)).toEqual(["hello", "resign"]);
  });

  it("keeps what is asked while it is broken", () => {
    const { hand, line } = begun();
    line.ask({ is: "offer" });
    expect(hand.socket.sent).toEqual([]);
    hand.connect();
    expect(sent(hand)).toEqual(["hello", "offer"]);
  });

  it("waits longer after each failure", () => {
    const { hand } = begun();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      hand.socket.close();
      waits.push(hand.timers[0]?.ms ?? 0);
      hand.pass();
    }
    expect(waits).toEqual([250, 1_000, 2_000, 5_000, 5_000]);
  });

  it("is taken for broken when an answer does not come", () => {
    const { hand, line, connected } = begun();
    hand.connect();
    line.ask({ is: "offer" });
    expect(hand.timers[0]?.ms).toBe(5_000);
    hand.pass();
    expect(connected).toEqual([false]);
  });

  it("stays closed when it was ended", () => {
    const { hand, line } = begun();
    hand.connect();
    line.end();
    line.hurry();
    expect([hand.sockets.length, hand.timers.length]).toEqual([1, 0]);
  });

  it("is lost at once when the network is, and does not wait for the other end to agree", () => {
    const { hand, connected, line } = begun();
    hand.connect();
    hand.say({ is: "nothing" });
    // A line that was cut hears no farewell.
    Object.assign(hand.socket, { close: () => undefined });
    line.drop();
    expect(connected.at(-1)).toBe(false);
    line.hurry();
    expect(hand.sockets).toHaveLength(2);
  });
});
