// A game at the board, with rules and a computer that the test holds in its hand.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Square } from "../generated/wire";
import { RulesError } from "../rules/rules";
import { Fakes, play, rules, settled, TWO } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";
import { FIRST_GAME, type GameSetup } from "./setup";

let fakes: Fakes;
beforeAll(rules);
beforeEach(() => {
  fakes = new Fakes();
});
const two = (setup?: Partial<GameSetup>): Session => fakes.two(setup);

describe("two on one device", () => {
  it("take turns", () => {
    const session = two();
    expect(session.mayMove).toBe("white");
    play(session, "e2e4");
    expect(session.mayMove).toBe("black");
    expect(session.shown.lastMove).toEqual(["e2", "e4"]);
    expect(session.scoresheet("dutch")).toEqual(["e4"]);
  });

  it("play until mate, which is said and lets nobody move", () => {
    const session = two();
    play(session, "f2f3", "e7e5", "g2g4", "d8h4");
    expect([session.ended, session.mayMove]).toEqual([true, null]);
    expect(fakes.said.at(-2)).toContain("said-mate");
    expect(fakes.said.at(-1)).toContain("reason-checkmate");
  });

  it("may see the board turn, and rest when the game is over", () => {
    const session = two({ turning: "board" });
    play(session, "f2f3");
    expect(session.side).toBe("black");
    play(session, "e7e5", "g2g4", "d8h4");
    expect(session.side).toBe("white");
  });

  it("may see the far pieces upside down", () => {
    const session = two({ turning: "pieces" });
    expect(session.turned).toBe("black");
    session.flip();
    expect([session.side, session.turned]).toEqual(["black", "white"]);
  });

  it("take back one move at a time", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.takeBack();
    expect(session.view.played.map(({ move }) => move.uci)).toEqual(["e2e4"]);
    expect(session.mayMove).toBe("black");
  });
});

describe("against the computer", () => {
  it("asks for a move only when it is its turn", async () => {
    const session = fakes.session();
    expect([session.thinking, fakes.questions.length]).toEqual([false, 0]);
    play(session, "e2e4");
    expect([session.thinking, session.mayMove]).toEqual([true, null]);
    fakes.questions[0]?.answer("e7e5");
    await settled();
    expect([session.thinking, session.mayMove]).toEqual([false, "white"]);
    expect(session.view.played).toHaveLength(2);
  });

  it("begins when the person has Black", () => {
    const session = fakes.session();
    session.begin({ ...FIRST_GAME, color: "black" });
    expect([session.side, session.thinking]).toEqual(["black", true]);
  });

  it("forgets an answer that comes after another game began", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    session.begin(FIRST_GAME);
    fakes.questions[0]?.answer("e7e5");
    await settled();
    expect(session.view.played).toEqual([]);
  });

  it("takes back the own move together with the answer", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.answer("e7e5");
    await settled();
    session.takeBack();
    expect(session.view.played).toEqual([]);
    expect(session.mayTakeBack).toBe(false);
  });

  it("says when it does not answer, and can be asked again", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.fail();
    await settled();
    expect([session.stalled, fakes.said.at(-1)]).toEqual([true, "! failure-engine"]);
    session.askAgain();
    expect(session.stalled).toBe(false);
    fakes.questions[1]?.answer("c7c5");
    await settled();
    expect(session.view.played).toHaveLength(2);
  });

  it("does not take the board away from whoever looks back", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    session.look(0);
    fakes.questions[0]?.answer("e7e5");
    await settled();
    expect([session.ply, session.lookingBack, session.mayMove]).toEqual([0, true, null]);
    session.look(2);
    expect([session.lookingBack, session.mayMove]).toEqual([false, "white"]);
  });
});

describe("looking back", () => {
  it("shows the position, its last move and its check", () => {
    const session = two();
    play(session, "e2e4", "e7e5", "d1h5", "b8c6", "h5f7");
    session.look(3);
    expect(session.shown.pieces.get("h5")).toEqual({ color: "white", role: "queen" });
    expect(session.shown.lastMove).toEqual(["d1", "h5"]);
    expect([session.shown.check, session.shown.movable]).toEqual([null, null]);
    session.look(99);
    expect(session.shown.check).toBe("e8");
  });

  it("stops at both ends", () => {
    const session = two();
    play(session, "e2e4");
    session.look(-1);
    expect(session.ply).toBe(0);
  });
});

describe("what is not allowed", () => {
  const refused = (session: Session, from: Square, to: Square): unknown => {
    session.refuse(from, to);
    return session.message;
  };

  it("is explained, and the explanation goes with the next move", () => {
    const session = two();
    expect(refused(session, "e2", "e5")).toMatchObject({
      is: "refusal",
      refusal: { reason: "notItsWay", article: "3.7" },
    });
    expect(fakes.said.at(-1)).toMatch(/^! refusal/);
    play(session, "e2e4");
    expect(session.message).toBeNull();
  });

  it("is told apart: not your turn, the computer's, an earlier position, a finished game", () => {
    const session = two();
    session.explain("e7");
    expect(session.message).toMatchObject({ refusal: { reason: "notYours" } });
    play(session, "f2f3");
    session.look(0);
    session.explain("e2");
    expect(session.message).toMatchObject({ name: "refusal-looking-back" });
    session.look(1);
    play(session, "e7e5", "g2g4", "d8h4");
    session.explain("e2");
    expect(session.message).toMatchObject({ name: "refusal-ended" });
    session.begin({ ...FIRST_GAME, color: "black" });
    session.explain("e7");
    expect(session.message).toMatchObject({ name: "refusal-wait" });
  });
});

describe("the game on the device", () => {
  it("is kept after every move and taken up again", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.flip();
    const again = fakes.session();
    expect(again.view.played).toHaveLength(2);
    expect([again.setup, again.side]).toEqual([session.setup, "black"]);
  });

  it("leads to a new one when it cannot be read", () => {
    fakes.kept = "damaged";
    expect(fakes.session().message).toEqual({ is: "notice", name: "failure-saved" });
    fakes.kept = { setup: TWO, deeds: [{ is: "move", uci: "e2e5" }], flipped: false };
    const session = fakes.session();
    expect(session.message).toEqual({ is: "notice", name: "failure-saved" });
    expect(session.view.played).toEqual([]);
  });

  it("tells when there is no room", () => {
    const session = two();
    fakes.room = false;
    play(session, "e2e4");
    expect(session.message).toEqual({ is: "notice", name: "failure-storage" });
    expect(session.view.played).toHaveLength(1);
  });
});

describe("a position of one's own", () => {
  it("comes from the address", () => {
    const start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    expect(fakes.session({ ...TWO, start }).view.startFen).toBe(start);
  });

  it("is refused with everything that is wrong, and the ordinary game is there instead", () => {
    const session = fakes.session({ ...TWO, start: "8/8/8/8/8/8/8/8 w - - 0 1" });
    expect(session.message).toMatchObject({ is: "address", fault: { is: "fen" } });
    expect(session.view.fromInitial).toBe(true);
  });

  it("leaves the game as it was when it cannot be", () => {
    const session = two();
    play(session, "e2e4");
    expect(() => session.begin({ ...TWO, start: "nonsense" })).toThrow(RulesError);
    expect(session.view.played).toHaveLength(1);
  });
});
