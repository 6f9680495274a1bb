// Points of a series, and which of two scores is the one to be shown.

import { expect, it } from "vitest";
import type { OnlineScore } from "../generated/wire";
import type { RoomSight } from "./sight.svelte";
import { pointsText, scoreOf } from "./words";

const score = (played: number): OnlineScore => ({
  length: { is: "games", games: 4 },
  played,
  whiteHalfPoints: played,
  blackHalfPoints: played,
  over: false,
});

it("are written with halves", () => {
  expect([0, 1, 2, 3, 10, 11].map(pointsText)).toEqual(["0", "½", "1", "1½", "5", "5½"]);
});

it("count a game once it is over", () => {
  const head = { series: score(1) };
  const room = (ending: unknown): RoomSight => ({ head, standing: { ending } }) as RoomSight;
  expect(scoreOf(room(null))?.played).toBe(1);
  expect(scoreOf(room({ series: score(2) }))?.played).toBe(2);
  expect(scoreOf({ head: { series: null }, standing: null } as RoomSight)).toBeNull();
});
