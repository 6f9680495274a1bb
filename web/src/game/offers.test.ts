// What is said at the board: offers, claims, resignation, and what the computer answers.

import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Fakes, play, rules, settled, TWO } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";
import type { GameSetup } from "./setup";

let fakes: Fakes;
beforeAll(rules);
beforeEach(() => {
  fakes = new Fakes();
});
const two = (setup?: Partial<GameSetup>): Session => fakes.two(setup);

describe("a draw by agreement", () => {
  it("is offered by one and accepted by the other", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.say({ is: "offer", by: "black" });
    expect(session.asked).toBe("white");
    expect(fakes.said.at(-1)).toBe("said-offered");
    session.say({ is: "accept", by: "white" });
    expect(session.view.verdict).toMatchObject({ is: "ended", termination: "agreement" });
    expect([session.asked, session.mayMove]).toEqual([null, null]);
  });

  it("is not offered before both have moved, nor twice, and says why", () => {
    const session = two();
    play(session, "e2e4");
    session.say({ is: "offer", by: "white" });
    expect(session.message).toEqual({ is: "deed", why: "tooEarly" });
    expect(fakes.said.at(-1)).toBe("! deed-too-early");
    play(session, "e7e5");
    session.say({ is: "offer", by: "black" });
    session.say({ is: "offer", by: "black" });
    expect(session.message).toEqual({ is: "deed", why: "alreadyOffered" });
    expect(session.view.offer).toBe("black");
  });

  it("is declined by moving, but not by the move of whoever offered", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.say({ is: "offer", by: "white" });
    play(session, "g1f3");
    expect(session.view.offer).toBe("white");
    play(session, "b8c6");
    expect(session.view.offer).toBeNull();
    expect(fakes.said.at(-2)).toBe("said-declined");
  });

  it("stands after the device was put away", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    session.say({ is: "offer", by: "black" });
    const again = fakes.session();
    expect([again.view.offer, again.asked]).toEqual(["black", "white"]);
    again.say({ is: "decline", by: "white" });
    expect(fakes.session().view.offer).toBeNull();
  });

  it("leaves the position the same one, so that a piece stays in the hand", () => {
    const session = two();
    play(session, "e2e4", "e7e5");
    const { position } = session.view;
    session.say({ is: "offer", by: "black" });
    expect(session.view.position).toBe(position);
  });
});

describe("a claim", () => {
  const ROUND = ["g1f3", "g8f6", "f3g1", "f6g8"];

  it("is hinted at, made, and draws when it is right", () => {
    const session = two();
    play(session, ...ROUND, ...ROUND);
    expect(fakes.said.at(-1)).toBe("claimable-repetition");
    session.say({ is: "claim", by: "white", ground: "repetition", intended: null });
    expect(session.view.verdict).toMatchObject({ termination: "threefoldRepetition" });
    expect(fakes.said.at(-1)).toContain("reason-threefold-repetition");
  });

  it("that is wrong counts as an offer and binds the announced move", () => {
    const session = two({ ruleset: "official" });
    play(session, "e2e4", "e7e5");
    session.say({ is: "claim", by: "white", ground: "repetition", intended: "g1f3" });
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
    session.say({ is: "resign", by: "black" });
    expect(session.view.verdict).toMatchObject({ outcome: { is: "win", winner: "white" } });
    session.begin({ ...TWO, start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
    session.say({ is: "resign", by: "white" });
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
    session.say({ is: "offer", by: "black" });
    play(session, "g1f3");
    session.say({ is: "resign", by: "black" });
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
    session.say({ is: "offer", by: "white" });
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
    session.say({ is: "offer", by: "white" });
    fakes.questions.at(-1)?.answer("b8c6");
    await settled();
    expect([session.view.offer, session.view.played.length]).toEqual([null, 4]);
  });

  it("can be asked again when it did not answer an offer", async () => {
    const session = fakes.session();
    play(session, "e2e4");
    fakes.questions[0]?.answer("e7e5");
    await settled();
    session.say({ is: "offer", by: "white" });
    fakes.questions[1]?.fail();
    await settled();
    expect(session.stalled).toBe(true);
    session.askAgain();
    fakes.questions[2]?.answer("g1f3");
    await settled();
    expect([session.stalled, session.view.offer]).toEqual([false, null]);
  });
});
