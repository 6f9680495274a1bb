// The squares of the board: their names, colours and neighbours.

import { describe, expect, it } from "vitest";
import { isLight, isSquare, neighbour, placeOf, rowsFrom, squareAt } from "./squares";

describe("catalogue A1: the board and its coordinates", () => {
  it("has a light square at each player's right hand", () => {
    for (const side of ["white", "black"] as const) {
      const right = squareAt({ column: 7, row: 7 }, side);
      expect(right !== null && isLight(right)).toBe(true);
    }
  });

  it("reads a to h and 8 to 1 from White's side", () => {
    const rows = rowsFrom("white");
    expect(rows[7]).toEqual(["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]);
    expect(rows.map((row) => row[0]?.[1]).join("")).toBe("87654321");
  });

  it("reads h to a and 1 to 8 from Black's side", () => {
    const rows = rowsFrom("black");
    expect(rows[7]).toEqual(["h8", "g8", "f8", "e8", "d8", "c8", "b8", "a8"]);
    expect(rows.map((row) => row[0]?.[1]).join("")).toBe("12345678");
  });

  it("finds back every square from its place", () => {
    for (const side of ["white", "black"] as const) {
      for (const square of rowsFrom(side).flat()) {
        expect(squareAt(placeOf(square, side), side)).toBe(square);
      }
    }
  });
});

describe("walking", () => {
  it("goes the way the screen shows", () => {
    expect(neighbour("e4", "up", "white")).toBe("e5");
    expect(neighbour("e4", "up", "black")).toBe("e3");
    expect(neighbour("e4", "left", "black")).toBe("f4");
  });

  it("stops at the edge", () => {
    expect(neighbour("h1", "right", "white")).toBe("h1");
    expect(neighbour("h1", "up", "black")).toBe("h1");
  });
});

it("knows a square's name", () => {
  expect(isSquare("a1") && isSquare("h8")).toBe(true);
  expect(isSquare("i1") || isSquare("a9") || isSquare("a10") || isSquare(null)).toBe(false);
});
