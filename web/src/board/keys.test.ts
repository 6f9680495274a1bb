// Which keys the board and an open choice take for themselves.

import { describe, expect, it } from "vitest";
import { boardWants, choiceKey, type Key } from "./keys";

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
    for (const held of HELD) expect(boardWants(key("Enter", held))).toBe(false);
    expect(boardWants(key("End", { altKey: true }))).toBe(false);
  });
});
