// What was done on two devices, joined.

import { expect, it } from "vitest";
import { joinedLessons, joinedPuzzles } from "./progress";

const day = (result: string | null, moves: string[] = []) => ({
  result,
  mistakes: 0,
  hints: 0,
  ...(result === null ? { moves } : {}),
});

it("keeps the best of each day, and days that only one has", () => {
  const here = { days: { a: day("shown"), b: day(null, ["e2e4"]), c: day("clean") } };
  const there = { days: { a: day("clean"), b: day(null), d: day("solved") } };
  const both = joinedPuzzles(here, there);
  expect(both).toMatchObject({
    days: { a: day("clean"), b: day(null, ["e2e4"]), c: day("clean"), d: day("solved") },
  });
  expect(joinedPuzzles(both, there)).toEqual(both);
  expect(joinedPuzzles(there, here)).toEqual(both);
  // Moves are kept as long as a day is under way.
  const done = { days: { a: { ...day("clean"), moves: ["e2e4"] } } };
  expect(joinedPuzzles(done, {})).toMatchObject({ days: { a: day("clean") } });
  expect(joinedPuzzles(done, {})).not.toMatchObject({ days: { a: { moves: ["e2e4"] } } });
});

it("goes on with the training that knows more, and brings nothing back too soon", () => {
  const strength = { rating: 1600, deviation: 80, volatility: 0.06 };
  const here = { training: { strength, solved: 9, failed: 1, tried: [3, 4] } };
  const there = { training: { strength: null, solved: 1, failed: 1, tried: [7, 3] } };
  expect(joinedPuzzles(here, there)).toMatchObject({
    training: { strength, solved: 9, failed: 1, tried: [7, 3, 4] },
  });
});

it("takes every step of a lesson that was done on either", () => {
  const here = { rook: { at: "b", done: ["a"] }, king: { at: null, done: ["x"] } };
  const there = { rook: { at: "d", done: ["b", "c"] } };
  expect(joinedLessons(here, there)).toEqual({
    rook: { at: "d", done: ["a", "b", "c"] },
    king: { at: null, done: ["x"] },
  });
});

it("makes do with what is nothing or nonsense", () => {
  expect(joinedLessons({}, null)).toEqual({});
  expect(joinedPuzzles({}, [1, 2])).toEqual({ days: {}, training: { tried: [] } });
});
