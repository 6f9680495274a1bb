// The ways of both players, and what was made up for.

import { describe, expect, it } from "vitest";
import type { OnlineEvent, OnlineHappening } from "../generated/wire";
import { barsOf, leftOf, madeUpIn } from "./ways";

const QUOTA = { perMoveMs: 150, perGameMs: 6_000 };

const happened = (...whats: readonly OnlineHappening[]): readonly OnlineEvent[] =>
  whats.map((what, at) => ({ number: at + 1, what }));

const moved = (by: "white" | "black", lagMs: number): OnlineHappening => ({
  is: "moved",
  by,
  uci: "e2e4",
  lagMs,
});

describe("the bars", () => {
  it("say how good a way is", () => {
    expect([null, 0, 60, 61, 150, 151, 400, 401].map((ms) => barsOf(ms, QUOTA))).toEqual([
      0, 4, 4, 3, 3, 2, 2, 1,
    ]);
  });

  it("know what the house makes up for, and do without it where there is no clock", () => {
    expect(barsOf(150, { ...QUOTA, perMoveMs: 100 })).toBe(2);
    expect(barsOf(150, null)).toBe(3);
  });
});

describe("what was made up for", () => {
  it("stands with its moves and is added up for each player", () => {
    const all = madeUpIn(
      happened(
        moved("white", 0),
        { is: "came", side: "black" },
        moved("black", 90),
        moved("white", 150),
        moved("black", 20),
      ),
    );
    expect(all.moves).toEqual([
      { ply: 2, by: "black", ms: 90 },
      { ply: 3, by: "white", ms: 150 },
      { ply: 4, by: "black", ms: 20 },
    ]);
    expect(all.inAll).toEqual({ white: 150, black: 110 });
    expect(leftOf(QUOTA, all, "black")).toBe(5_890);
  });

  it("is not given back with a move that is taken back", () => {
    const all = madeUpIn(
      happened(
        moved("white", 0),
        moved("black", 90),
        { is: "takenBack", by: "white", to: 1 },
        moved("black", 30),
      ),
    );
    expect(all.moves).toEqual([{ ply: 2, by: "black", ms: 30 }]);
    expect(leftOf(QUOTA, all, "black")).toBe(5_880);
  });
});
