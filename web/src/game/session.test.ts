// A game at the board, with rules and a computer that the test holds in its hand.

import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Square } from "../generated/wire";
import { loadRules, RulesError } from "../rules/rules";
import type { SavedGame, Shelf } from "./saved";
import { Session, type Thinker } from "./session.svelte";
import { FIRST_GAME, type GameSetup } from "./setup";

beforeAll(async () => {
  const wasm = new URL("../generated/wasm/rules/rules_bg.wasm", import.meta.url);
  await loadRules(readFileSync(wasm));
});

class Fakes {
  kept: SavedGame | "damaged" | null = null;
  room = true;
  said: string[] = [];
  questions: {
    moves: readonly string[];
    answer: (uci: string, value?: number) => void;
    fail: () => void;
  }[] = [];

  shelf: Shelf = {
    take: (start) =>
      this.kept === null || this.kept === "damaged" || this.kept.setup.start === start
        ? this.kept
        : null,
    put: (game) => {
      if (this.room) this.kept = game;
      return this.room;
    },
  };

  thinker: Thinker = {
    think: (_, moves) =>
      new Promise((answer, reject) => {
        const worth = (uci: string, value = 30): void =>
          answer({ uci, line: [uci], score: { is: "centipawns", value }, depthPlies: 1, nodes: 1 });
        this.questions.push({ moves, answer: worth, fail: () => reject(new Error("gone")) });
      }),
  };

  voice = {
    say: (text: string) => void this.said.push(text),
    interrupt: (text: string) => void this.said.push(`! ${text}`),
  };

  session(setup: GameSetup | null = null): Session {
    return new Session(setup, this.shelf, this.thinker, this.voice);
  }
}

let fakes: Fakes;
beforeEach(() => {
  fakes = new Fakes();
});

const TWO: GameSetup = { ...FIRST_GAME, opponent: "person" };

/** Two people at the board, as if the first game had been set up for them. */
function two(setup: Partial<GameSetup> = {}): Session {
  const session = fakes.session();
  session.begin({ ...TWO, ...setup });
  return session;
}

function play(session: Session, ...moves: string[]): void {
  for (const uci of moves) {
    const move = session.shown.moves.find((m) => m.uci === uci);
    expect(move, uci).toBeDefined();
    if (move !== undefined) session.play(move);
  }
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

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

describe("a draw by agreement", () => {
  it("is offered by one and accepted by the other", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.offerDraw("black");
    expect(session.asked).toBe("white");
    expect(fakes.said.at(-1)).toBe("said-offered");
    session.answerOffer("white", "accept");
    expect(session.view.verdict).toMatchObject({ is: "ended", termination: "agreement" });
    expect([session.asked, session.mayMove]).toEqual([null, null]);
  });

  it("is not offered before both have moved, nor twice, and says why", () => {
    const session = two();
    play(session, "e2e4");
    session.offerDraw("white");
    expect(session.message).toEqual({ is: "deed", why: "tooEarly" });
    expect(fakes.said.at(-1)).toBe("! deed-too-early");
    play(session, "e7e5");
    session.offerDraw("black");
    session.offerDraw("black");
    expect(session.message).toEqual({ is: "deed", why: "alreadyOffered" });
    expect(session.view.offer).toBe("black");
  });

  it("is declined by moving, but not by the move of whoever offered", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.offerDraw("white");
    play(session, "g1f3");
    expect(session.view.offer).toBe("white");
    play(session, "b8c6");
    expect(session.view.offer).toBeNull();
    expect(fakes.said.at(-2)).toBe("said-declined");
  });

  it("stands after the device was put away", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.offerDraw("black");
    const again = fakes.session();
    expect([again.view.offer, again.asked]).toEqual(["black", "white"]);
    again.answerOffer("white", "decline");
    expect(fakes.session().view.offer).toBeNull();
  });

  it("leaves the position the same one, so that a piece stays in the hand", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    const { position } = session.view;
    session.offerDraw("black");
    expect(session.view.position).toBe(position);
  });
});

describe("a claim", () => {
  const ROUND = ["g1f3", "g8f6", "f3g1", "f6g8"];

  it("is hinted at, made, and draws when it is right", () => {
    const session = two();
    play(session, ...ROUND, ...ROUND);
    expect(fakes.said.at(-1)).toBe("claimable-repetition");
    session.claimDraw("white", "repetition", null);
    expect(session.view.verdict).toMatchObject({ termination: "threefoldRepetition" });
    expect(fakes.said.at(-1)).toContain("reason-threefold-repetition");
  });

  it("that is wrong counts as an offer and binds the announced move", () => {
    const session = two({ ruleset: "official" });
    play(session, "e2e4", "e7e5");
    session.claimDraw("white", "repetition", "g1f3");
    expect(fakes.said.at(-1)).toBe("ruling-wrong");
    expect([session.asked, session.view.announced]).toEqual(["black", "g1f3"]);
    expect(session.shown.moves.map(({ uci }) => uci)).toEqual(["g1f3"]);
    session.refuse("d2", "d4");
    expect(session.message).toEqual({ is: "deed", why: "mustPlayAnnounced" });
    expect(fakes.session().view.announced).toBe("g1f3");
    play(session, "g1f3");
    expect(session.view.announced).toBeNull();
  });

  it("is not known where draws come by themselves", () => {
    const session = two({ ruleset: "automatic" });
    play(session, ...ROUND);
    expect(session.claimant).toBeNull();
    play(session, ...ROUND);
    expect(session.view.verdict).toMatchObject({ termination: "threefoldRepetition" });
  });
});

describe("resigning", () => {
  it("loses, or draws when the other could not mate", () => {
    const session = two();
    session.resign("black");
    expect(session.view.verdict).toMatchObject({ outcome: { is: "win", winner: "white" } });
    session.begin({ ...TWO, start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    session.resign("white");
    expect(session.view.verdict).toMatchObject({ outcome: { is: "draw" } });
  });
});

describe("taking back", () => {
  it("is refused where a move stands, and says so", () => {
    const session = two({ ruleset: "official" });
    play(session, "e2e4");
    expect(session.mayTakeBack).toBe(false);
    session.takeBack();
    expect(session.message).toEqual({ is: "deed", why: "moveStands" });
    expect(session.view.played).toHaveLength(1);
  });

  it("leaves what was said before the move, here and after a reload alike", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.offerDraw("black");
    play(session, "g1f3");
    session.resign("black");
    session.takeBack();
    expect([session.view.offer, session.ended]).toEqual(["black", false]);
    expect(fakes.session().view).toEqual(session.view);
  });
});

describe("the computer and a draw", () => {
  async function offeredAfter(value: number): Promise<Session> {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.answer("e7e5");
    await settled();
    session.offerDraw("white");
    expect(session.thinking).toBe(true);
    fakes.questions[1]?.answer("g1f3", value);
    await settled();
    return session;
  }

  it("declines in words, and leaves the move to the person", async () => {
    const session = await offeredAfter(0);
    expect(fakes.said.at(-1)).toBe("said-declined");
    expect([session.view.offer, session.thinking, session.mayMove]).toEqual([null, false, "white"]);
  });

  it("agrees when it is lost", async () => {
    const session = await offeredAfter(900);
    expect(session.view.verdict).toMatchObject({ termination: "agreement" });
  });

  it("answers an offer and moves when it is its turn", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.answer("e7e5");
    await settled();
    play(session, "g1f3");
    session.offerDraw("white");
    fakes.questions.at(-1)?.answer("b8c6");
    await settled();
    expect([session.view.offer, session.view.played.length]).toEqual([null, 4]);
  });

  it("can be asked again when it did not answer an offer", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.answer("e7e5");
    await settled();
    session.offerDraw("white");
    fakes.questions[1]?.fail();
    await settled();
    expect(session.stalled).toBe(true);
    session.askAgain();
    fakes.questions[2]?.answer("g1f3");
    await settled();
    expect([session.stalled, session.view.offer]).toEqual([false, null]);
  });
});
