// Which piece travels where between two placements.

import { describe, expect, it } from "vitest";
import type { Color, Role, Square } from "../generated/wire";
import type { Piece } from "./state";
import { changeBetween, shift } from "./travel";

const ROLES: Record<string, Role> = {
  p: "pawn",
  n: "knight",
  b: "bishop",
  r: "rook",
  q: "queen",
  k: "king",
};

/** `Ke1 Rh1 kd8` … upper case for White. */
function picture(text: string): Map<Square, Piece> {
  return new Map(
    text.split(" ").map((word) => {
      const letter = word[0] as string;
      const color: Color = letter === letter.toUpperCase() ? "white" : "black";
      return [word.slice(1) as Square, { color, role: ROLES[letter.toLowerCase()] as Role }];
    }),
  );
}

const change = (before: string, after: string) => changeBetween(picture(before), picture(after));

describe("what goes where", () => {
  it("sees a move", () => {
    expect(change("Ke1 Pe2", "Ke1 Pe4")).toEqual({ travels: [{ from: "e2", to: "e4" }], gone: [] });
  });

  it("sees a capture and what was taken", () => {
    const { travels, gone } = change("Ra1 ra8", "Ra8");
    expect(travels).toEqual([{ from: "a1", to: "a8" }]);
    expect(gone).toEqual([["a8", { color: "black", role: "rook" }]]);
  });

  it("sees castling as two travels, each rook its own", () => {
    const { travels } = change("Ke1 Rh1 Ra1", "Kg1 Rf1 Ra1");
    expect(travels).toEqual([
      { from: "e1", to: "g1" },
      { from: "h1", to: "f1" },
    ]);
  });

  it("sees en passant: the pawn that is gone stood elsewhere", () => {
    const { travels, gone } = change("Pe5 pd5", "Pd6");
    expect(travels).toEqual([{ from: "e5", to: "d6" }]);
    expect(gone.map(([square]) => square)).toEqual(["d5"]);
  });

  it("sees a promotion, and one taken back", () => {
    expect(change("Pb7 ra8", "Qa8").travels).toEqual([{ from: "b7", to: "a8" }]);
    expect(change("Qa8", "Pb7 ra8").travels).toEqual([{ from: "a8", to: "b7" }]);
  });

  it("takes the nearest of two alike", () => {
    expect(change("Na1 Ng1", "Nc2 Nf3").travels).toEqual([
      { from: "a1", to: "c2" },
      { from: "g1", to: "f3" },
    ]);
  });

  it("shows another position at once", () => {
    const before = "Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2";
    expect(change(before, "Pa4 Pb4 Pc4 Pd4 Pe4 Pf4 Pg4")).toEqual({ travels: [], gone: [] });
  });

  it("measures in squares of the screen", () => {
    expect(shift({ from: "e2", to: "e4" }, "white")).toEqual([0, 2]);
    expect(shift({ from: "e2", to: "e4" }, "black")).toEqual([0, -2]);
  });
});
