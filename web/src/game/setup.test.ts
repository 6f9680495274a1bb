// How a game is set up, and the address that says so.

import { describe, expect, it } from "vitest";
import {
  addressOf,
  agrees,
  CHESS960_STARTS,
  drawColor,
  drawStart,
  FIRST_GAME,
  isSetup,
  RULESETS,
  setupFor,
  wantedFromAddress,
} from "./setup";

const FEN = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";

describe("the address", () => {
  it("asks for nothing when it says nothing", () => {
    expect(wantedFromAddress("")).toBeNull();
    expect(wantedFromAddress("?fen=&utm=1")).toBeNull();
  });

  it("may ask for an opponent without a position", () => {
    const wanted = wantedFromAddress("?opponent=person");
    expect(wanted).toEqual({ start: null, opponent: "person" });
    expect(setupFor(wanted ?? { start: FEN })).toEqual({ ...FIRST_GAME, opponent: "person" });
  });

  it("agrees with every game that is as it says, and leaves the rest open", () => {
    const setup = { ...FIRST_GAME, start: FEN, color: "black" } as const;
    expect(agrees(setup, { start: FEN })).toBe(true);
    expect(agrees(setup, { start: FEN, color: "random" })).toBe(true);
    expect(agrees(setup, { start: FEN, color: "white" })).toBe(false);
    expect(agrees(setup, { start: FEN, opponent: "person" })).toBe(false);
    expect(agrees(setup, { start: null })).toBe(false);
  });

  it("leads back to the game it came from", () => {
    for (const opponent of ["computer", "person"] as const) {
      for (const ruleset of RULESETS) {
        const level = opponent === "computer" ? "hard" : FIRST_GAME.level;
        const seat = { opponent, level, color: "black", turning: "pieces" } as const;
        const setup = { start: FEN, chess960: null, ...seat, ruleset, control: "40/90+30,30" };
        const { pathname, search } = new URL(addressOf(setup, "nl"), "https://house");
        expect(pathname).toBe("/partij");
        expect(setupFor(wantedFromAddress(search) ?? FIRST_GAME)).toEqual(setup);
      }
    }
    expect(addressOf(FIRST_GAME, "en")).toBe("/game");
  });

  it("may ask for a start position of Chess960 by its number", () => {
    expect(wantedFromAddress("?chess960=518")).toEqual({ start: null, chess960: 518 });
    for (const search of ["?chess960=960", "?chess960=-1", "?chess960=1.5", "?chess960=x"]) {
      expect(wantedFromAddress(search), search).toBeNull();
    }
    expect(wantedFromAddress(`?fen=${FEN}&chess960=5`)).toEqual({ start: FEN });
  });

  it("reads a clock with its plus sign, however that was written", () => {
    for (const search of ["?clock=3%2B2", "?clock=3+2"]) {
      expect(wantedFromAddress(search)).toEqual({ start: null, control: "3+2" });
    }
    expect(wantedFromAddress("?clock=65+s")?.control).toBe("65 s");
  });

  it("lets only people capture kings", () => {
    const asked = wantedFromAddress("?ruleset=children") ?? { start: FEN };
    expect(setupFor(asked).ruleset).toBe("home");
    expect(setupFor({ ...asked, opponent: "person" }).ruleset).toBe("children");
  });

  it("passes over what it does not know", () => {
    const asked = new URLSearchParams({
      fen: FEN,
      opponent: "martian",
      color: "green",
      ruleset: "none",
    });
    expect(wantedFromAddress(`?${asked}`)).toEqual({ start: FEN });
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

it("A21: every start position of Chess960 can be drawn, and no other number", () => {
  expect([drawStart(() => 0), drawStart(() => 0.9999999)]).toEqual([0, CHESS960_STARTS - 1]);
  for (const chess960 of [0, 518, 959]) expect(isSetup({ ...FIRST_GAME, chess960 })).toBe(true);
  for (const chess960 of [-1, 960, 1.5, "518"]) {
    expect(isSetup({ ...FIRST_GAME, chess960 }), String(chess960)).toBe(false);
  }
});
