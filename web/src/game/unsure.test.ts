// A move that waits for a yes; and a king that castles by being put on its rook.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Fakes, play, rules } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";

let fakes: Fakes;
beforeAll(rules);
beforeEach(() => {
  fakes = new Fakes();
});

const played = ({ view }: Session): string => view.played.map(({ move }) => move.uci).join(" ");

function ponder(session: Session, uci: string): void {
  const move = session.shown.moves.find((one) => one.uci === uci);
  if (move === undefined) throw new Error(`${uci} may not be played`);
  session.ponder(move);
}

describe("a move that waits for a yes", () => {
  it("is seen, is said, and is played when it is meant", () => {
    const session = fakes.two();
    ponder(session, "e2e4");
    expect(fakes.said.at(-1)).toBe("confirm-said");
    expect([played(session), session.shown.pieces.has("e2")]).toEqual(["", false]);
    expect(session.shown.pieces.get("e4")).toEqual({ color: "white", role: "pawn" });
    expect([session.shown.moves, session.shown.movable]).toEqual([[], null]);
    session.decide("play");
    expect([played(session), session.unsure]).toEqual(["e2e4", null]);
  });

  it("costs its own time and passes no clock before it is meant", () => {
    const session = fakes.two({ ruleset: "online", control: "5+0" });
    play(session, "e2e4", "e7e5");
    ponder(session, "g1f3");
    fakes.now += 10_000;
    expect(session.view.clock?.turn).toBe("white");
    session.decide("play");
    expect(session.view.clock?.turn).toBe("black");
    expect(session.clock.faces?.white.leftMs).toBe(290_000);
  });

  it("is thought better of, by saying so or by a press elsewhere", () => {
    const session = fakes.two();
    ponder(session, "e2e4");
    session.decide("leave");
    expect(fakes.said.at(-1)).toBe("confirm-left");
    ponder(session, "d2d4");
    session.explain("g1");
    expect([played(session), session.unsure]).toEqual(["", null]);
    expect(session.shown.moves).toHaveLength(20);
    ponder(session, "d2d4");
    session.say({ is: "resign", by: "white" });
    expect(session.unsure).toBeNull();
  });

  it("shows all that it does: rook and captured pawn too", () => {
    const start = "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 1";
    const session = fakes.two({ start });
    ponder(session, "e5d6");
    expect(session.shown.pieces.has("d5")).toBe(false);
    session.decide("leave");
    ponder(session, "e1c1");
    expect(session.shown.pieces.get("d1")?.role).toBe("rook");
    expect(session.shown.pieces.has("a1")).toBe(false);
  });
});

it("a king castles onto its rook only where that was asked for", () => {
  const session = fakes.two({ start: "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" });
  const onto = (): unknown[] => session.shown.moves.flatMap((m) => (m.onto === null ? [] : m.onto));
  expect(onto()).toEqual([]);
  session.ontoRook = true;
  expect(onto().sort()).toEqual(["a1", "h1"]);
});
