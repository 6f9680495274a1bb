// A solver at the screen's side of a puzzle: what is shown when, and what counts.

import type { Task } from "../game/company";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { SearchAnswer } from "../generated/wire";
import { settled } from "../../tests/unit/fakes";
import { loadJudge, PuzzleSet, ratedAfter } from "./puzzles";
import { HINT_STEPS, Solver } from "./solver.svelte";

const TABLE = `PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
waiting,3k4/8/3K4/8/8/8/8/1R6 b - - 0 1,d8c8 b1b2 c8d8 b2b8,900,90,,,mateIn2,,
fork,4k3/r7/8/3N4/8/8/8/4K3 b - - 0 1,a7a8 d5c7 e8d7 c7a8,700,90,,,fork,,
`;

beforeAll(async () => {
  const wasm = new URL("../generated/wasm/puzzles/puzzles_bg.wasm", import.meta.url);
  await loadJudge(readFileSync(wasm));
});

const now = (): Promise<void> => Promise.resolve();

function open(place: number, pause = now): { solver: Solver; asked: (readonly string[])[] } {
  const asked: (readonly string[])[] = [];
  const adviser = {
    think: ({ moves }: Task): Promise<SearchAnswer> => {
      asked.push(moves);
      const score = { is: "centipawns", value: 600 } as const;
      return Promise.resolve({ uci: "e8f7", line: ["e8f7"], score, depthPlies: 8, nodes: 1 });
    },
  };
  return { solver: new Solver(new PuzzleSet(TABLE).open(place, "english"), adviser, pause), asked };
}

async function play(solver: Solver, uci: string): Promise<void> {
  const move = solver.shown.moves.find((legal) => legal.uci === uci);
  if (move === undefined) throw new Error(`${uci} may not be played`);
  void solver.play(move);
  await settled();
}

describe("D: a solver", () => {
  it("is answered, and is done with the mate", async () => {
    const { solver } = open(0);
    expect(solver.shown.lastMove).toEqual(["d8", "c8"]);
    await play(solver, "b1b4");
    expect([solver.shown.pieces.has("d8"), solver.done]).toEqual([true, false]);
    await play(solver, "b4b8");
    expect([solver.done, solver.clean, solver.shown.movable]).toEqual([true, true, null]);
  });

  it("goes on where it was left", async () => {
    const left = open(0).solver;
    await play(left, "b1c1");
    left.putBack();
    await play(left, "b1b4");
    const { solver } = open(0);
    solver.resume(left);
    expect([solver.shown.pieces.has("d8"), solver.mistakes, solver.moves]).toEqual([
      true,
      1,
      ["b1b4"],
    ]);
    expect(solver.shown.lastMove).toEqual(["c8", "d8"]);
    await play(solver, "b4b8");
    expect([solver.done, solver.clean]).toEqual([true, false]);
    const other = open(1).solver;
    // What is no longer right is not played.
    other.resume({ moves: ["b1b4"], mistakes: 0, hints: 0 });
    expect(other.moves).toEqual([]);
  });

  it("sees the own move first, and cannot move before it is answered", async () => {
    let go = (): void => undefined;
    const { solver } = open(0, () => new Promise((done) => (go = done)));
    await play(solver, "b1b4");
    expect([solver.shown.pieces.has("c8"), solver.shown.movable]).toEqual([true, null]);
    go();
    await settled();
    expect([solver.shown.pieces.has("d8"), solver.shown.movable]).toEqual([true, "white"]);
  });

  it("is shown what refutes a move, by proof in a mate and by the engine elsewhere", async () => {
    const mate = open(0);
    await play(mate.solver, "b1c1");
    expect([mate.solver.refutation?.line.length, mate.asked.length]).toEqual([2, 0]);
    expect(mate.solver.arrows[0]?.kind).toBe("bad");
    mate.solver.putBack();
    expect(mate.solver.shown.pieces.get("b1")?.role).toBe("rook");
    expect(mate.solver.shown.lastMove).toEqual(["d8", "c8"]);
    const fork = open(1);
    await play(fork.solver, "d5f6");
    expect(fork.asked).toEqual([["d5f6"]]);
    expect(fork.solver.refutation?.line.map(({ written }) => written)).toEqual(["Nf6+", "Kf7"]);
    expect([fork.solver.mistakes, fork.solver.clean]).toEqual([1, false]);
  });

  it("gets a hint in three steps, which is gone with the move", async () => {
    const { solver } = open(1);
    for (let step = 1; step <= HINT_STEPS + 1; step += 1) solver.more();
    expect([solver.hinted, solver.hints]).toEqual([HINT_STEPS, HINT_STEPS]);
    expect(solver.arrows).toEqual([{ from: "d5", to: "c7", kind: "good" }]);
    await play(solver, "d5c7");
    expect([solver.hint, solver.hinted, solver.arrows]).toEqual([null, 0, []]);
  });

  it("sees the solution to its end", async () => {
    const { solver } = open(0);
    await solver.show();
    expect([solver.done, solver.clean]).toEqual([true, false]);
    expect(solver.shown.pieces.get("b8")?.role).toBe("rook");
  });
});

it("a strength rises with what is solved and falls with what is not", () => {
  const puzzle = { rating: 1500, deviation: 90 };
  const risen = ratedAfter(null, puzzle, true);
  expect(risen.rating).toBeGreaterThan(1600);
  expect(ratedAfter(risen, puzzle, false).rating).toBeLessThan(risen.rating);
});
