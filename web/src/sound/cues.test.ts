// Which sound belongs to what has happened.

import { beforeAll, expect, it } from "vitest";
import { Fakes, play, rules } from "../../tests/unit/fakes";
import type { Session } from "../game/session.svelte";
import { cueOf, type Cue } from "./cues";

beforeAll(rules);

/** What is heard while these moves are played. */
function heard(session: Session, ...moves: string[]): (Cue | null)[] {
  return moves.map((uci) => {
    const before = session.view;
    play(session, uci);
    return cueOf(before, session.view);
  });
}

it("a move, a capture, a check and the end are told apart", () => {
  const session = new Fakes().two();
  expect(heard(session, "e2e4", "d7d5", "e4d5", "d8d5", "f1b5")).toEqual([
    "move",
    "move",
    "capture",
    "capture",
    "check",
  ]);
  const mate = new Fakes().two();
  expect(heard(mate, "f2f3", "e7e5", "g2g4", "d8h4").at(-1)).toBe("end");
});

it("the end is heard of what is said too, and nothing of a move taken back", () => {
  const session = new Fakes().two();
  play(session, "e2e4", "e7e5");
  const before = session.view;
  session.takeBack();
  expect(cueOf(before, session.view)).toBeNull();
  const now = session.view;
  session.say({ is: "resign", by: "white" });
  expect(cueOf(now, session.view)).toBe("end");
  expect(cueOf(session.view, session.view)).toBeNull();
});
