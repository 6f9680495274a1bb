// How a game is set up, and the address that says so.

import { describe, expect, it } from "vitest";
import { addressOf, drawColor, FIRST_GAME, isSetup, RULESETS, setupFromAddress } from "./setup";

const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

describe("the address", () => {
  it("asks for nothing without a position", () => {
    expect(setupFromAddress("")).toBeNull();
    expect(setupFromAddress("?opponent=person")).toBeNull();
  });

  it("leads back to the game it came from", () => {
    for (const opponent of ["computer", "person"] as const) {
      for (const ruleset of RULESETS) {
        const setup = { start: FEN, opponent, color: "black", turning: "pieces", ruleset } as const;
        expect(setupFromAddress(addressOf(setup))).toEqual(setup);
      }
    }
    expect(addressOf(FIRST_GAME)).toBe("./");
  });

  it("passes over what it does not know", () => {
    const asked = new URLSearchParams({
      fen: FEN,
      opponent: "martian",
      color: "green",
      ruleset: "none",
    });
    expect(setupFromAddress(`?${asked}`)).toEqual({ ...FIRST_GAME, start: FEN });
  });
});

it("draws lots with both outcomes", () => {
  expect([drawColor(() => 0), drawColor(() => 0.99)]).toEqual(["white", "black"]);
});

it("knows a setup that was kept from something else", () => {
  expect(isSetup({ ...FIRST_GAME })).toBe(true);
  for (const wrong of [
    null,
    1,
    {},
    { ...FIRST_GAME, color: "random" },
    { ...FIRST_GAME, start: 7 },
    { ...FIRST_GAME, ruleset: "none" },
  ]) {
    expect(isSetup(wrong)).toBe(false);
  }
});
