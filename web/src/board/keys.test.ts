// Which keys the board and an open choice take for themselves.

import { describe, expect, it } from "vitest";
import type { Square } from "../generated/wire";
import { boardWants, choiceKey, leapEnd, leapKey, type Key, type Leap } from "./keys";
import { answer, emptyBoard } from "./state";

const key = (name: string, more: Partial<Key> & { shiftKey?: boolean } = {}) => ({
  key: name,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  shiftKey: false,
  ...more,
});

const HELD = [{ ctrlKey: true }, { altKey: true }, { metaKey: true }] as const;
const DUTCH = ["D", "P", "T", "L"];

describe("a choice of promotion", () => {
  it("is made with the piece's letter, in either case", () => {
    expect(choiceKey(key("d"), DUTCH)).toEqual({ is: "choose", index: 0 });
    expect(choiceKey(key("P", { shiftKey: true }), DUTCH)).toEqual({ is: "choose", index: 1 });
    expect(choiceKey(key("x"), DUTCH)).toBeNull();
  });

  it("is never made by keys held together, which belong to the browser", () => {
    for (const held of HELD) {
      for (const name of [...DUTCH, "d", "Escape", "ArrowDown", "Tab"]) {
        expect(choiceKey(key(name, held), DUTCH), name).toBeNull();
      }
    }
  });

  it("keeps Tab, both ways, so that nobody leaves it by accident", () => {
    expect(choiceKey(key("Tab"), DUTCH)).toEqual({ is: "step", way: "on" });
    expect(choiceKey(key("Tab", { shiftKey: true }), DUTCH)).toEqual({ is: "step", way: "back" });
  });

  it("has no letter for a piece without one", () => {
    expect(choiceKey(key("k"), [undefined, "K"])).toEqual({ is: "choose", index: 1 });
  });
});

describe("the board", () => {
  it("listens to its keys alone, and to the corners with Control", () => {
    expect(boardWants(key("Enter"))).toBe(true);
    expect(boardWants(key("a"))).toBe(false);
    expect(boardWants(key("Home", { ctrlKey: true }))).toBe(true);
    for (const held of HELD) expect(boardWants(key("ArrowUp", held))).toBe(false);
    // With Alt it asks what a pawn becomes.
    expect(boardWants(key("Enter", { altKey: true }))).toBe(true);
    expect(boardWants(key("Enter", { ctrlKey: true }))).toBe(false);
    expect(boardWants(key("End", { altKey: true }))).toBe(false);
  });
});

describe("a leap", () => {
  const letters = { king: "K", queen: "D", rook: "T", bishop: "L", knight: "P" };
  const pressed = (name: string, more: object = {}) =>
    leapKey({ ...key(name), code: "", ...more }, letters);

  it("is a piece's letter, with Shift the other way round", () => {
    expect(pressed("d")).toEqual({ is: "piece", role: "queen", back: false });
    expect(pressed("T", { shiftKey: true })).toEqual({ is: "piece", role: "rook", back: true });
    expect(pressed("i")).toEqual({ is: "piece", role: "pawn", back: false });
    const english = { knight: "N" };
    expect(leapKey({ ...key("p"), code: "KeyP" }, english)).toMatchObject({ role: "pawn" });
    expect(pressed("x")).toBeNull();
    for (const held of HELD) expect(pressed("d", held)).toBeNull();
  });

  it("is a number for a rank, and with Shift for a file", () => {
    expect(pressed("4", { code: "Digit4" })).toEqual({ is: "rank", number: 4 });
    const file = pressed("!", { code: "Digit1", shiftKey: true });
    expect(file).toEqual({ is: "file", number: 1 });
    expect(pressed("9", { code: "Digit9" })).toBeNull();
  });

  it("goes round the board in the order of the screen", () => {
    const queen = { color: "white", role: "queen" } as const;
    const pieces = new Map([
      ["d1", queen],
      ["a4", queen],
      ["h8", queen],
    ] as const);
    const state = answer(emptyBoard("white"), {
      is: "show",
      shown: { pieces, moves: [], movable: null, check: null, lastMove: null },
    })[0];
    const on = pressed("d") as Leap;
    const back = pressed("D", { shiftKey: true }) as Leap;
    const from = (cursor: Square, leap: Leap) => leapEnd(leap, { ...state, cursor });
    expect([from("e2", on), from("d1", on), from("h8", on)]).toEqual(["d1", "h8", "a4"]);
    expect([from("d1", back), from("h8", back)]).toEqual(["a4", "d1"]);
    expect(from("e2", { is: "piece", role: "rook", back: false })).toBeNull();
    expect(from("e2", { is: "rank", number: 7 })).toBe("e7");
    expect(from("e2", { is: "file", number: 1 })).toBe("a2");
  });
});
