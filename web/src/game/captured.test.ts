// What lies beside the board: captured pieces and the difference in points.

import { beforeAll, describe, expect, it } from "vitest";
import { Fakes, play, rules } from "../../tests/unit/fakes";
import { aheadBy, capturedBy } from "./captured";

beforeAll(rules);

describe("A18: the values of the pieces are a help", () => {
  it("what each side has captured, the most valuable first, at any move", () => {
    const session = new Fakes().two();
    play(session, "e2e4", "d7d5", "e4d5", "d8d5", "b1c3", "d5g2", "f1g2");
    const { view } = session;
    expect(capturedBy(view, 7, "white")).toEqual([
      { role: "queen", count: 1 },
      { role: "pawn", count: 1 },
    ]);
    expect(capturedBy(view, 7, "black")).toEqual([{ role: "pawn", count: 2 }]);
    expect(capturedBy(view, 6, "white")).toEqual([{ role: "pawn", count: 1 }]);
    expect(view.position.lead).toBe(8);
    session.look(6);
    expect(session.seen.lead).toBe(-1);
  });

  it("the difference stands with the side that is ahead", () => {
    expect([aheadBy(3, "white"), aheadBy(3, "black")]).toEqual([3, 0]);
    expect([aheadBy(-5, "white"), aheadBy(-5, "black")]).toEqual([0, 5]);
    expect([aheadBy(0, "white"), aheadBy(0, "black")]).toEqual([0, 0]);
  });
});
