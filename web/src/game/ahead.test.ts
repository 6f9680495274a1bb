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
