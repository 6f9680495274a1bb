// A thousand games drawn by lot end on the screen as they end for `rokade`: each is written as PGN,
// read as the program reads one, and judged anew from its moves.

import { beforeAll, expect, it } from "vitest";
import type { Deed, GameView, MoveView } from "../generated/wire";
import { gameOf } from "../notebook/notebook";
import { Game } from "../rules/rules";
import { pgnOfGame } from "../share/game";
import { Fakes, notebook, rules, TWO } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";

beforeAll(rules);
beforeAll(notebook);

const GAMES = 1000;
const MOST_PLIES = 40;

/** From few men games end in every way that a board knows; from the start hardly ever. */
const STARTS = [
  "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
  "8/8/8/8/8/4k3/5q2/7K w - - 0 1",
  "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1",
  "k7/8/1K6/8/8/8/8/R7 b - - 90 80",
  "8/8/4k3/8/2n5/8/3K4/6B1 w - - 0 1",
  "8/1p4k1/8/P7/8/6K1/5p2/8 w - - 0 1",
] as const;
const RULESETS = ["automatic", "home", "official", "online"] as const;

/** Numbers that look drawn by lot, the same in every run. Source: G. Marsaglia, Xorshift RNGs, 2003. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function drawn<T>(list: readonly T[], lot: (below: number) => number): T {
  return list[lot(list.length)] as T;
}

function playOut(session: Session, lot: (below: number) => number): void {
  for (let ply = 0; ply < MOST_PLIES && !session.ended; ply += 1) {
    session.play(drawn<MoveView>(session.shown.moves, lot));
  }
}

/** How a game stands that is read from its PGN and played once more. */
function judged(pgn: string, { setup, view }: Session): GameView {
  const { startFen, steps, faults } = gameOf(pgn, "english");
  expect(faults, pgn).toEqual([]);
  const deeds = view.played.map(({ move }): Deed => ({ is: "move", uci: move.uci }));
  const game = new Game({ ...setup, start: startFen }, { deeds, clock: null });
  const again = game.view();
  game.free();
  // What was read is what was played.
  expect([steps.length, steps.at(-1)?.fen ?? startFen], pgn).toEqual([
    deeds.length,
    again.position.fen,
  ]);
  return again;
}

it("ends a thousand games as the program does", () => {
  const lot = lots(0x526f6b61);
  const ways = new Map<string, number>();
  for (let game = 0; game < GAMES; game += 1) {
    const session = new Fakes().session();
    const start = drawn(STARTS, lot);
    session.begin({ ...TWO, start, ruleset: drawn(RULESETS, lot) });
    playOut(session, lot);
    const pgn = pgnOfGame(session, { white: "", black: "" });
    expect(judged(pgn, session).verdict, pgn).toEqual(session.view.verdict);
    const { verdict } = session.view;
    const way = verdict.is === "ended" ? JSON.stringify(verdict.termination) : verdict.is;
    ways.set(way, (ways.get(way) ?? 0) + 1);
    const result = /(1-0|0-1|1\/2-1\/2|\*)\s*$/.exec(pgn)?.[1];
    expect(result === "*", pgn).toBe(verdict.is !== "ended");
  }
  // Mates, stalemates, dead positions, repetitions and counted moves are among them.
  expect([...ways.keys()].length).toBeGreaterThan(5);
}, 300_000);
