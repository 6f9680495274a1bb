// Hints in steps, for the position they were asked in, and no more than the host allows.

import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { rules } from "../../tests/unit/fakes";
import { Quota } from "../device/quota";
import type { Task } from "../game/company";
import type { GameView } from "../generated/wire";
import { Game } from "../rules/rules";
import { Hints, STEPS } from "./hints.svelte";

beforeAll(rules);

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => void store.set(name, value),
  });
  return () => vi.unstubAllGlobals();
});

let asked: (readonly string[])[] = [];
const adviser = {
  think: ({ moves }: Task) => {
    asked.push(moves);
    const uci = moves.length === 0 ? "e2e4" : "e7e5";
    const score = { is: "centipawns", value: 20 } as const;
    return Promise.resolve({ uci, line: [uci], score, depthPlies: 8, nodes: 1 });
  },
};

function viewAfter(...moves: string[]): GameView {
  const game = new Game({ start: null, ruleset: "home", opponent: "person", control: null });
  for (const uci of moves) game.act({ is: "move", uci }, 0);
  return game.view();
}

it("C4: comes in steps, and the arrow last", async () => {
  asked = [];
  const hints = new Hints(adviser, new Quota("hints", () => Promise.resolve(null)));
  const view = viewAfter();
  for (let step = 1; step <= STEPS; step += 1) {
    expect(hints.arrowAt(0)).toBeNull();
    await hints.ask(view, null);
    expect(hints.steps).toBe(step);
  }
  expect([hints.arrowAt(0)?.uci, asked.length]).toEqual(["e2e4", 1]);
  expect([hints.textAt(1), hints.arrowAt(1)]).toEqual([null, null]);
  await hints.ask(viewAfter("e2e4"), null);
  expect([asked.at(-1), hints.steps, hints.textAt(0)]).toEqual([["e2e4"], 1, null]);
  hints.close();
  expect(hints.textAt(1)).toBeNull();
});

it("C4: a quota counts whole hints of a day, also after a reload", async () => {
  let now = Date.parse("2026-11-30T12:00:00Z");
  const quota = (): Quota =>
    new Quota(
      "hints",
      () => Promise.resolve(2),
      () => now,
    );
  const begun = (): Hints => new Hints(adviser, quota());
  const first = begun();
  await first.ask(viewAfter(), null);
  await first.ask(viewAfter(), null);
  await first.ask(viewAfter("e2e4"), null);
  const later = begun();
  await later.ask(viewAfter(), null);
  expect([later.state, later.steps]).toEqual(["spent", 0]);
  now = Date.parse("2026-12-01T12:00:00Z");
  await later.ask(viewAfter(), null);
  expect([later.state, later.steps]).toEqual(["resting", 1]);
});
