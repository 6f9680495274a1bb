// A move in advance: put down while the computer thinks, judged when it has moved.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Fakes, notebook, play, rules, settled } from "../../tests/unit/fakes";
import { premovesOf } from "../notebook/notebook";
import type { Session } from "./session.svelte";
import { FIRST_GAME } from "./setup";

let fakes: Fakes;
beforeAll(rules);
beforeAll(notebook);
beforeEach(() => {
  fakes = new Fakes();
});

/** A game against the computer, which thinks about its answer to these moves. */
function thinking(...moves: string[]): Session {
  const session = fakes.session();
  session.begin({ ...FIRST_GAME, color: "white" });
  session.ahead.open(premovesOf);
  play(session, ...moves);
  return session;
}

async function answer(uci: string): Promise<void> {
  fakes.questions.at(-1)?.answer(uci);
  await settled();
}

const played = ({ view }: Session): string => view.played.map(({ move }) => move.uci).join(" ");

describe("a move in advance", () => {
  it("waits, is said, and is played as soon as it can be", async () => {
    const session = thinking("e2e4");
    expect(session.shown.movable).toBe("white");
    play(session, "g1f3");
    expect([played(session), session.ahead.move?.uci]).toEqual(["e2e4", "g1f3"]);
    expect(fakes.said.at(-1)).toBe("premove-set");
    await answer("e7e5");
    expect(played(session)).toBe("e2e4 e7e5 g1f3");
    expect(session.ahead.move).toBeNull();
    // And the computer is asked again.
    expect(fakes.questions).toHaveLength(2);
  });

  it("may capture where nothing stands yet, but only then", async () => {
    const session = thinking("e2e4");
    play(session, "e4d5");
    await answer("d7d5");
    expect(played(session)).toBe("e2e4 d7d5 e4d5");
  });

  it("lapses when it is no move, and says so", async () => {
    const session = thinking("e2e4");
    play(session, "e4d5");
    await answer("e7e5");
    expect(played(session)).toBe("e2e4 e7e5");
    expect([session.ahead.move, session.message]).toEqual([
      null,
      { is: "notice", name: "premove-gone" },
    ]);
    expect(fakes.said.at(-1)).toBe("! premove-gone");
    expect(session.mayMove).toBe("white");
  });

  it("can be put otherwise and called off", async () => {
    const session = thinking("e2e4");
    play(session, "g1f3", "d2d4");
    expect(session.ahead.move?.uci).toBe("d2d4");
    session.callOff();
    expect(fakes.said.at(-1)).toBe("premove-off");
    await answer("e7e5");
    expect(played(session)).toBe("e2e4 e7e5");
  });

  it("is no way that a piece never goes", () => {
    const session = thinking("e2e4");
    session.refuse("g1", "g5");
    expect(session.message).toEqual({ is: "notice", name: "premove-never" });
  });

  it("is gone with the game, a move taken back, or another game", async () => {
    const session = thinking("e2e4");
    play(session, "d2d4");
    session.takeBack();
    expect([session.ahead.move, played(session)]).toEqual([null, ""]);
    play(session, "e2e4", "d2d4");
    session.say({ is: "resign", by: "white" });
    expect(session.ahead.move).toBeNull();
    session.begin({ ...FIRST_GAME });
    play(session, "e2e4", "d2d4");
    session.begin({ ...FIRST_GAME });
    expect(session.ahead.move).toBeNull();
  });

  it("cannot be put down before it is known what may be", () => {
    const session = fakes.session();
    session.begin({ ...FIRST_GAME, color: "white" });
    play(session, "e2e4");
    expect([session.shown.movable, session.shown.moves.length]).toEqual([null, 0]);
  });
});

describe("several moves in advance", () => {
  function queueing(...moves: string[]): Session {
    const session = thinking(...moves);
    session.ahead.queues = true;
    return session;
  }
  const waiting = ({ ahead }: Session): string => ahead.moves.map(({ uci }) => uci).join(" ");

  it("wait in a row, are seen on the board, and are played one by one", async () => {
    const session = queueing("e2e4");
    play(session, "g1f3", "f3g5", "e1e2");
    expect(waiting(session)).toBe("g1f3 f3g5 e1e2");
    expect(fakes.said.at(-1)).toBe("premove-queued");
    expect(session.shown.pieces.get("g5")).toEqual({ color: "white", role: "knight" });
    expect(session.shown.pieces.has("g1")).toBe(false);
    await answer("e7e5");
    expect([played(session), waiting(session)]).toEqual(["e2e4 e7e5 g1f3", "f3g5 e1e2"]);
    await answer("b8c6");
    expect([played(session), waiting(session)]).toEqual(["e2e4 e7e5 g1f3 b8c6 f3g5", "e1e2"]);
  });

  it("fall away from the first that is none, and the ones before it are played", async () => {
    const session = queueing("e2e4");
    play(session, "a2a3", "e4d5", "h2h3");
    await answer("e7e5");
    await answer("b8c6");
    expect([played(session), waiting(session)]).toEqual(["e2e4 e7e5 a2a3 b8c6", ""]);
    expect(session.message).toEqual({ is: "notice", name: "premove-gone" });
  });

  it("fall away with the piece that they were of, but for the next", async () => {
    const session = queueing("e2e4");
    play(session, "b1c3", "c3b5");
    session.callOff();
    expect(waiting(session)).toBe("");
    play(session, "a2a3", "h2h3", "e4e5");
    await answer("d7d5");
    await answer("d5e4");
    expect([played(session), waiting(session)]).toEqual(["e2e4 d7d5 a2a3 d5e4 h2h3", ""]);
    expect(session.message).toEqual({ is: "notice", name: "premove-gone" });
  });
});
