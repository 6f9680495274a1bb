// Lots are fair, and players are read as people write them.

import { describe, expect, it } from "vitest";
import { drawnFrom, MOST_PLAYERS, playersIn } from "./lots";

/** A small source of chance that gives each of its numbers in turn. */
function each(range: number): () => number {
  let next = 0;
  return () => next++ % range;
}

describe("lots", () => {
  it.each([2, 3, 5, 7, 10])("are fair among %i players", (players) => {
    const range = 256;
    const counts = new Array<number>(players).fill(0);
    const fair = Math.floor(range / players) * players;
    const chance = each(range);
    for (let draw = 0; draw < fair; draw += 1) {
      const drawn = drawnFrom(players, chance, range);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    // Every number of the source was drawn once or thrown away, and all players have as many.
    expect(new Set(counts)).toEqual(new Set([fair / players]));
  });

  it("throw away what would favour the first", () => {
    const drawn = [255, 254, 4];
    expect(drawnFrom(3, () => drawn.pop() ?? 0, 256)).toBe(1);
    const biased = [7, 255];
    expect(drawnFrom(3, () => biased.pop() ?? 0, 256)).toBe(1);
    expect(biased).toEqual([]);
  });

  it("come from the browser and stay within the players", () => {
    const seen = new Set(Array.from({ length: 400 }, () => drawnFrom(3)));
    expect([...seen].sort()).toEqual([0, 1, 2]);
  });
});

describe("players", () => {
  it("are names between commas", () => {
    expect(playersIn(" Anna, Bert,,Cor ")).toEqual({ is: "names", names: ["Anna", "Bert", "Cor"] });
  });

  it("are a number", () => {
    expect(playersIn("4")).toEqual({ is: "count", count: 4 });
  });

  it.each(["", "1", "0", "Anna", String(MOST_PLAYERS + 1), ",,,"])("are not in “%s”", (text) => {
    expect(playersIn(text)).toBeNull();
  });
});
