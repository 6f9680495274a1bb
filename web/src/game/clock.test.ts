// A game beside its clock, with the time in the test's hand.

import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { Fakes, play, rules, settled } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";
import { FIRST_GAME, type GameSetup } from "./setup";

let fakes: Fakes;
beforeAll(rules);
beforeEach(() => {
  fakes = new Fakes();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  return () => vi.useRealTimers();
});

const two = (setup: Partial<GameSetup>): Session => fakes.two(setup);

/** Lets time pass, on the clock and for timers. */
function pass(ms: number): void {
  for (let left = ms; left > 0; left -= 50) {
    fakes.now += Math.min(50, left);
    vi.advanceTimersByTime(Math.min(50, left));
  }
}

it("reads the clock when it changes, and sees a flag fall by itself", () => {
  const session = two({ ruleset: "online", control: "1" });
  play(session, "e2e4");
  pass(1_000);
  expect(session.clock.faces?.black.text).toBe("0:59");
  pass(58_950);
  expect(session.ended).toBe(false);
  pass(50);
  expect(session.view.verdict).toMatchObject({ is: "ended", termination: "flagFall" });
  expect(fakes.said.at(-1)).toContain("reason-flag-fall");
  expect(fakes.kept).toMatchObject({ deeds: [{ is: "move" }, { is: "flagFall", of: "black" }] });
});

it("warns of the last minute, thirty and ten seconds, once each", () => {
  const session = two({ ruleset: "official", control: "61 s" });
  session.actOnClock("start");
  fakes.said = [];
  pass(52_000);
  expect(fakes.said).toEqual(["clock-warning", "clock-warning", "clock-warning"]);
});

it("lets nobody move before the clock is pressed, or while it is stopped", () => {
  const session = two({ control: "5" });
  play(session, "e2e4");
  expect([session.mayMove, session.held]).toEqual([null, "pressFirst"]);
  session.explain("e7");
  expect(session.message).toEqual({ is: "deed", why: "pressFirst" });
  session.actOnClock("press");
  expect([session.mayMove, session.held]).toEqual(["black", null]);
  session.actOnClock("pause");
  expect([session.mayMove, session.held]).toEqual([null, "clockStopped"]);
});

it("tells what cannot be done to a clock", () => {
  const session = two({ control: "5" });
  session.actOnClock("press");
  expect(session.message).toEqual({ is: "deed", why: "moveFirst" });
  session.correctTime("white", 1_000);
  expect(session.message).toEqual({ is: "deed", why: "noArbiter" });
});

it("asks the computer nothing while the clock stands still", async () => {
  const session = fakes.session();
  session.begin({ ...FIRST_GAME, control: "5" });
  play(session, "e2e4");
  expect(fakes.questions).toHaveLength(1);
  session.actOnClock("pause");
  expect([session.thinking, session.stalled]).toEqual([false, false]);
  fakes.questions[0]?.answer("e7e5");
  vi.useRealTimers();
  await settled();
  expect(session.view.played).toHaveLength(1);
  session.actOnClock("resume");
  expect(fakes.questions).toHaveLength(2);
});

it("lets a flag come before a move that the computer found too late", async () => {
  const session = fakes.session();
  session.begin({ ...FIRST_GAME, control: "1" });
  play(session, "e2e4");
  // The page slept, so that no timer looked.
  fakes.now += 60_000;
  fakes.questions[0]?.answer("e7e5");
  vi.useRealTimers();
  await settled();
  expect(session.view.played).toHaveLength(1);
  expect(session.view.verdict).toMatchObject({ termination: "flagFall" });
});

it("goes on with a kept clock where it stood, when somebody says so", () => {
  const session = two({ ruleset: "online", control: "3+2" });
  play(session, "e2e4");
  pass(10_000);
  session.leave();
  fakes.now += 500_000;
  const again = fakes.session();
  expect(again.clock.faces?.black.text).toBe("2:52");
  expect(again.held).toBe("clockStopped");
  again.actOnClock("resume");
  play(again, "e7e5");
  expect(again.clock.faces?.black.text).toBe("2:54");
});

it("shows what another window did, and waits", () => {
  const session = two({ ruleset: "online", control: "3+2" });
  const there = fakes.session({ start: null });
  play(there, "e2e4");
  session.follow();
  expect(session.view.played).toHaveLength(1);
  expect(session.held).toBe("clockStopped");
  const { kept } = fakes;
  // It was not this window's to keep.
  session.leave();
  expect(fakes.kept).toBe(kept);
});

it("turns the board when the turn is over", () => {
  const session = two({ turning: "board", control: "5" });
  play(session, "e2e4");
  expect(session.side).toBe("white");
  session.actOnClock("press");
  expect(session.side).toBe("black");
});
