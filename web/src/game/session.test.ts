// A game at the board, with rules and a computer that the test holds in its hand.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Square } from "../generated/wire";
import { RulesError } from "../rules/rules";
import { Fakes, play, rules, settled, TWO } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";
import { FIRST_GAME, type GameSetup } from "./setup";

/** What a kept game has besides its setup and its deeds. */
const NOTHING = { clock: null, flipped: false, lines: [], begun: null };

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
    fakes.kept = { ...NOTHING, setup: TWO, deeds: [{ is: "move", uci: "e2e5" }] };
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

describe("another window", () => {
  it("is followed, and its computer is left to answer there", async () => {
    const here = fakes.session();
    const there = fakes.session();
    play(there, "e2e4");
    here.follow();
    expect(here.view.played.map(({ move }) => move.uci)).toEqual(["e2e4"]);
    expect(here.message).toEqual({ is: "notice", name: "game-elsewhere" });
    expect([here.thinking, here.stalled, fakes.questions.length]).toEqual([true, false, 1]);
    fakes.questions[0]?.answer("e7e5");
    await settled();
    here.follow();
    expect([here.thinking, here.mayMove, here.view.played.length]).toEqual([false, "white", 2]);
  });

  it("may leave the computer's answer to be asked for here", () => {
    const here = fakes.session();
    play(fakes.session(), "e2e4");
    here.follow();
    here.wake();
    expect(fakes.questions).toHaveLength(2);
    here.wake();
    expect(fakes.questions).toHaveLength(2);
  });
});

describe("a game that is left for a new one", () => {
  it("can be had back until a move is made", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.begin(FIRST_GAME);
    expect(session.mayReturn).toBe(true);
    session.returnToLast();
    expect([session.view.played.length, session.setup]).toEqual([2, TWO]);
    expect(session.mayReturn).toBe(false);
    session.begin(TWO);
    play(session, "d2d4");
    expect(session.mayReturn).toBe(false);
    expect(fakes.kept).toMatchObject({ deeds: [{ uci: "d2d4" }] });
  });

  it("is not offered when it was over or had not begun", () => {
    const session = two();
    session.begin(TWO);
    expect(session.mayReturn).toBe(false);
    play(session, "f2f3", "e7e5", "g2g4", "d8h4");
    session.begin(TWO);
    expect(session.mayReturn).toBe(false);
  });
});

describe("what is said of a game", () => {
  it("tells of a move taken back and of a new game, and an old refusal is over", () => {
    const session = two();
    play(session, "e2e4");
    session.refuse("e7", "e2");
    session.takeBack();
    expect(fakes.said.slice(-2)).toEqual(["hush", "said-taken-back"]);
    session.refuse("e2", "e5");
    session.begin(TWO);
    expect(fakes.said.slice(-2)).toEqual(["hush", "said-new-game"]);
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

  it("that cannot be leaves the kept game alone, is told aloud, and play goes on there", () => {
    play(two(), "e2e4", "e7e5");
    const session = fakes.session({ start: "garbage" });
    expect(session.message).toMatchObject({ is: "address" });
    expect(fakes.said.at(-1)).toMatch(/^! failure-address/);
    play(session, "a2a3");
    expect(fakes.session().view.played.map(({ move }) => move.uci)).toEqual([
      "e2e4",
      "e7e5",
      "a2a3",
    ]);
  });

  it("plays Chess960 when its castling rights say so, and tells what else it leaves out", () => {
    const session = fakes.session({ ...TWO, start: "1k6/8/8/8/8/8/8/R2K3R w HA - 0 1" });
    expect(session.message).toBeNull();
    const castling = session.shown.moves.filter(({ rook }) => rook !== null);
    expect(castling.map(({ uci, onto }) => [uci, onto]).sort()).toEqual([
      ["d1a1", "a1"],
      ["d1h1", "h1"],
    ]);
    play(session, "d1h1");
    expect(session.view.position.fen).toBe("1k6/8/8/8/8/8/8/R4RK1 b - - 1 1");
    const less = fakes.session({ ...TWO, start: "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1" });
    expect(less.message).toMatchObject({ is: "leftOut", faults: [{ text: "Q" }] });
    expect(fakes.said.at(-1)).toMatch(/^! position-left-out/);
  });

  it("begins anew for another opponent or colour, and goes on for the same", () => {
    const start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    play(fakes.session({ ...TWO, start }), "e1g1");
    expect(fakes.session({ start }).view.played).toHaveLength(1);
    const other = fakes.session({ start, opponent: "computer", color: "white" });
    expect([other.view.played.length, other.setup.opponent]).toEqual([0, "computer"]);
  });

  it("is there when the game that was kept from it is damaged", () => {
    const start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    const setup = { ...TWO, start };
    fakes.kept = { ...NOTHING, setup, deeds: [{ is: "move", uci: "e2e5" }] };
    const session = fakes.session({ start, opponent: "person" });
    expect(session.message).toEqual({ is: "notice", name: "failure-saved" });
    expect([session.view.startFen, session.setup]).toEqual([start, setup]);
  });

  it("leaves the game as it was when it cannot be", () => {
    const session = two();
    play(session, "e2e4");
    expect(() => session.begin({ ...TWO, start: "nonsense" })).toThrow(RulesError);
    expect(session.view.played).toHaveLength(1);
  });
});

describe("a game that was set up elsewhere", () => {
  const wish: GameSetup = { ...TWO, ruleset: "official" };

  it("begins at once, is kept at once, and lets the game in progress be had back", () => {
    const before = two();
    play(before, "e2e4");
    const session = fakes.session(null, wish);
    expect([session.setup, session.view.played.length]).toEqual([wish, 0]);
    expect(fakes.kept).toMatchObject({ setup: wish, deeds: [] });
    expect(session.mayReturn).toBe(true);
    session.returnToLast();
    expect(session.scoresheet("dutch")).toEqual(["e4"]);
  });

  it("gives no game back that was over, or had not begun", () => {
    two();
    expect(fakes.session(null, wish).mayReturn).toBe(false);
    play(two(), "f2f3", "e7e5", "g2g4", "d8h4");
    expect(fakes.session(null, wish).mayReturn).toBe(false);
  });
});
