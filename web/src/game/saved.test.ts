// Games on the device, also those that an older version kept.

import { beforeEach, describe, expect, it, vi } from "vitest";
import { deviceShelf, savedFrom, type SavedGame } from "./saved";
import { FIRST_GAME, type GameSetup } from "./setup";

const NOW = {
  setup: { ...FIRST_GAME, ruleset: "official" },
  deeds: [
    { is: "move", uci: "e2e4" },
    { is: "resign", by: "black" },
  ],
  clock: null,
  flipped: true,
  lines: [["e2e4", "e7e5"]],
  begun: "2026.11.30",
};

describe("a kept game", () => {
  it("is its setup and what was done", () => {
    expect(savedFrom(NOW)).toEqual(NOW);
    expect(savedFrom(JSON.parse(JSON.stringify(NOW)))).toEqual(NOW);
  });

  it("may come from before there were rulesets: it was played at home, and only moves were made", () => {
    const { ruleset, ...setup } = FIRST_GAME;
    const older = { setup, moves: ["e2e4", "e7e5"], flipped: false };
    expect(savedFrom(older)).toEqual({
      setup: { ...setup, ruleset },
      deeds: [
        { is: "move", uci: "e2e4" },
        { is: "move", uci: "e7e5" },
      ],
      clock: null,
      flipped: false,
      lines: [],
      begun: null,
    });
  });

  it("may come from before there were lines and Chess960", () => {
    const { lines, begun, ...older } = NOW;
    const { chess960, ...setup } = NOW.setup;
    expect([lines.length, begun, chess960]).toEqual([1, "2026.11.30", null]);
    const read = savedFrom({ ...older, setup });
    expect(read).toEqual({ ...NOW, lines: [], begun: null });
  });

  it("may come from before there were clocks", () => {
    const { clock, ...older } = NOW;
    const { control, ...setup } = NOW.setup;
    expect(savedFrom({ ...older, setup })).toEqual({ ...NOW, clock, setup: { ...setup, control } });
  });

  it("is told from anything else", () => {
    for (const wrong of [
      null,
      7,
      {},
      { ...NOW, setup: null },
      { ...NOW, deeds: [{ is: "cheat" }] },
      { ...NOW, deeds: "e2e4" },
      { ...NOW, flipped: 1 },
      { ...NOW, setup: { ...NOW.setup, control: 5 } },
      { setup: FIRST_GAME, moves: [1], flipped: false },
      { setup: null, moves: [], flipped: false },
    ]) {
      expect(savedFrom(wrong), JSON.stringify(wrong)).toBeNull();
    }
  });
});

describe("the device's shelf", () => {
  const stored = new Map<string, string>();
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    });
    return () => vi.unstubAllGlobals();
  });

  const game = (more: Partial<GameSetup>, ...moves: string[]): SavedGame => ({
    setup: { ...FIRST_GAME, ...more },
    deeds: moves.map((uci) => ({ is: "move", uci })),
    clock: null,
    flipped: false,
    lines: [],
    begun: null,
  });

  it("keeps a game for each position, and another for each opponent", () => {
    const games = [
      game({}, "e2e4"),
      game({ start: "a" }, "a2a3"),
      game({ start: "b" }, "b2b3"),
      game({ start: "a", opponent: "person" }, "a2a4"),
    ];
    for (const one of games) expect(deviceShelf.put(one)).toBe(true);
    for (const one of games) expect(deviceShelf.take(one.setup)).toEqual(one);
    expect(deviceShelf.take({ start: null })).toEqual(games[0]);
    expect(deviceShelf.take({ start: "a" })).toEqual(games[3]);
    expect(deviceShelf.take({ start: "a", opponent: "computer" })).toEqual(games[1]);
    expect(deviceShelf.take({ start: "c" })).toBeNull();
  });

  it("lets the oldest position go, never the ordinary game", () => {
    deviceShelf.put(game({}, "e2e4"));
    for (let at = 0; at < 9; at += 1) deviceShelf.put(game({ start: `${at}` }));
    expect(deviceShelf.take({ start: "0" })).toBeNull();
    expect(deviceShelf.take({ start: "1" })).toEqual(game({ start: "1" }));
    expect(deviceShelf.take({ start: null })).toEqual(game({}, "e2e4"));
  });

  it("reads the one game that an older version kept", () => {
    stored.set("rokade.game", JSON.stringify(game({}, "d2d4")));
    expect(deviceShelf.take({ start: null })).toEqual(game({}, "d2d4"));
    stored.set("rokade.game.position", "{");
    expect(deviceShelf.take({ start: "a" })).toBe("damaged");
    deviceShelf.put(game({ start: "a" }));
    expect(deviceShelf.take({ start: "b" })).toBeNull();
  });
});
