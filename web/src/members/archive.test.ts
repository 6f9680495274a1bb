// What is looked for among games, and how they are told.

import { expect, it } from "vitest";
import type { ArchivedGame, PlayerView } from "../generated/wire";
import { asked, EVERYTHING, ratingText, scoreOf, signed } from "./archive";

it("asks for no more than was filled in", () => {
  expect(asked(EVERYTHING).toString()).toBe("");
  const search = { ...EVERYTHING, opponent: "Bram", result: "lost" as const };
  expect(asked(search).toString()).toBe("opponent=Bram&result=lost");
});

it("takes a day from its midnight to the next", () => {
  const query = asked({ ...EVERYTHING, from: "2026-11-30", until: "2026-11-30" });
  const [from, until] = [Number(query.get("from")), Number(query.get("until"))];
  expect(new Date(from).getHours()).toBe(0);
  expect(new Date(from).getDate()).toBe(30);
  expect(new Date(until).getDate()).toBe(1);
});

const player = (change: Partial<PlayerView>): PlayerView => ({
  kind: "member",
  name: "Bram",
  rating: 1523,
  uncertain: false,
  change: null,
  ...change,
});

it("says how sure a rating is and what a game did to it", () => {
  expect(ratingText(player({ rating: null }))).toBe("");
  expect(ratingText(player({}))).toBe("1523");
  expect(ratingText(player({ uncertain: true, change: 8 }))).toBe("1523? (+8)");
  expect([signed(-8), signed(0)]).toEqual(["−8", "±0"]);
});

it("tells a game from where the reader sat", () => {
  const game = (outcome: ArchivedGame["outcome"]) =>
    scoreOf({ outcome, you: "black" } as ArchivedGame);
  expect(game({ is: "win", winner: "black" })).toBe("won");
  expect(game({ is: "win", winner: "white" })).toBe("lost");
  expect([game({ is: "draw" }), game(null)]).toEqual(["drawn", "none"]);
});
