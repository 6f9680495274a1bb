// Games on the device, also those that an older version kept.

import { describe, expect, it } from "vitest";
import { savedFrom } from "./saved";
import { FIRST_GAME } from "./setup";

const NOW = {
  setup: { ...FIRST_GAME, ruleset: "official" },
  deeds: [
    { is: "move", uci: "e2e4" },
    { is: "resign", by: "black" },
  ],
  flipped: true,
};

describe("a kept game", () => {
  it("is its setup and what was done", () => {
    expect(savedFrom(NOW)).toEqual(NOW);
    expect(savedFrom(JSON.parse(JSON.stringify(NOW)))).toEqual(NOW);
  });

  it("may come from before there were rulesets: it was played at home, and only moves were made", () => {
    const { ruleset, ...setup } = FIRST_GAME;
    const older = { setup, moves: ["e2e4", "e7e5"], flipped: false };
    expect(savedFrom(older)).toEqual({
      setup: { ...setup, ruleset },
      deeds: [
        { is: "move", uci: "e2e4" },
        { is: "move", uci: "e7e5" },
      ],
      flipped: false,
    });
  });

  it("is told from anything else", () => {
    for (const wrong of [
      null,
      7,
      {},
      { ...NOW, setup: null },
      { ...NOW, deeds: [{ is: "cheat" }] },
      { ...NOW, deeds: "e2e4" },
      { ...NOW, flipped: 1 },
      { setup: FIRST_GAME, moves: [1], flipped: false },
      { setup: null, moves: [], flipped: false },
    ]) {
      expect(savedFrom(wrong), JSON.stringify(wrong)).toBeNull();
    }
  });
});
