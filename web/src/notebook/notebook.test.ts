// What is written about games, as the page asks for it.

import { beforeAll, expect, it } from "vitest";
import { notebook, rules } from "../../tests/unit/fakes";
import { RulesError } from "../rules/rules";
import { gameOf, openingOf, pgnOf, premovesOf, typedMoves } from "./notebook";

beforeAll(rules);
beforeAll(notebook);

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

it("an opening has a name in each language", () => {
  const moves = ["e2e4", "c7c5"];
  expect(openingOf(moves, "en")?.name).toContain("Sicilian");
  expect(openingOf(moves, "nl")?.name).toContain("Siciliaan");
  expect(openingOf([], "nl")).toBeNull();
});

it("A19: typed moves are read in both alphabets, and doubt is told", () => {
  expect(typedMoves(START, "Pf3", "nl")).toEqual({ moves: ["g1f3", "f2f3"], fault: null });
  expect(typedMoves(START, "Nf3", "nl").moves).toEqual(["g1f3"]);
  expect(typedMoves(START, "e2e4", "en").moves).toEqual(["e2e4"]);
  expect(typedMoves(START, "hallo", "nl").fault).toEqual({ is: "syntax" });
  expect(typedMoves(START, "Ke2", "en").fault).toMatchObject({
    is: "refused",
    refusal: { reason: "ownPiece" },
  });
});

it("moves in advance are those that some answer could make legal", () => {
  const from = (square: string): string[] =>
    premovesOf(START, "black").flatMap((move) => (move.from === square ? [move.to] : []));
  expect(from("b8").sort()).toEqual(["a6", "c6", "d7"]);
  expect(from("e7").sort()).toEqual(["d6", "e5", "e6", "f6"]);
});

it("what cannot be is a fault", () => {
  const game = { start: null, lines: [], tags: {}, result: null, control: null };
  expect(() => pgnOf({ ...game, moves: ["e2e5"] })).toThrow(RulesError);
  expect(() => premovesOf("nonsense", "white")).toThrow(RulesError);
  expect(gameOf("1. e4 e5", "dutch").steps).toHaveLength(2);
});
