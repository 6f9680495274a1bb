// When the computer agrees, when it claims, and that it does nothing else.

import { describe, expect, it } from "vitest";
import type { GameView, Score, SearchAnswer } from "../generated/wire";
import { agrees, deedsAfter, owes } from "./manners";

const cp = (value: number): Score => ({ is: "centipawns", value });
const mate = (moves: number): Score => ({ is: "mate", moves });

describe("the computer agrees to a draw", () => {
  it.each([
    ["when it is no better than equal, from the tenth move on", cp(0), 10, true],
    ["not when it is better", cp(1), 40, false],
    ["not early, even when it is a little worse", cp(-150), 9, false],
    ["early when it is lost", cp(-700), 2, true],
    ["when it will be mated", mate(-3), 2, true],
    ["not when it will mate", mate(5), 60, false],
  ])("%s", (_, score, move, expected) => {
    expect(agrees(score, move)).toBe(expected);
  });
});

interface Sketch {
  readonly plies?: number;
  readonly turn?: "white" | "black";
  readonly offer?: "white" | "black";
  readonly claimable?: boolean;
  readonly claimMove?: string;
}

const REPETITION = { repetition: true, moveCount: false };

function view({ plies = 40, turn = "black", offer, claimable, claimMove }: Sketch): GameView {
  const claims = REPETITION;
  return {
    played: Array.from({ length: plies }),
    position: { turn },
    offer: offer ?? null,
    verdict: claimable ? { is: "claimable", claims } : { is: "ongoing" },
    claimMoves: claimMove === undefined ? [] : [{ uci: claimMove, claims }],
  } as unknown as GameView;
}

const answer = (score: Score): SearchAnswer => ({
  uci: "e7e5",
  line: [],
  score,
  depthPlies: 1,
  nodes: 1,
});

const MOVE = { is: "move", uci: "e7e5" };
const claim = (intended: string | null): unknown => ({
  is: "claim",
  by: "black",
  ground: "repetition",
  intended,
});

describe("the computer with Black", () => {
  it.each<[string, Sketch, Score, unknown[]]>([
    ["moves", {}, cp(-50), [MOVE]],
    ["accepts", { offer: "white" }, cp(-1), [{ is: "accept", by: "black" }]],
    [
      "declines in words and moves",
      { offer: "white" },
      cp(1),
      [{ is: "decline", by: "black" }, MOVE],
    ],
    [
      "reads the score of White's position from its own side",
      { offer: "white", turn: "white" },
      cp(-40),
      [{ is: "decline", by: "black" }],
    ],
    [
      "accepts out of turn",
      { offer: "white", turn: "white" },
      mate(2),
      [{ is: "accept", by: "black" }],
    ],
    ["leaves its own offer alone", { offer: "black" }, cp(-900), [MOVE]],
    ["claims what stands on the board", { claimable: true }, cp(0), [claim(null)]],
    ["claims with a move that makes it right", { claimMove: "f6g8" }, cp(-20), [claim("f6g8")]],
    ["plays on when it is better", { claimable: true, claimMove: "f6g8" }, cp(20), [MOVE]],
  ])("%s", (_, sketch, score, expected) => {
    expect(deedsAfter(view(sketch), "black", answer(score))).toEqual(expected);
  });

  it("owes a move on its turn and an answer to an offer, and nothing when the game is over", () => {
    expect(owes(view({}), "black")).toBe(true);
    expect(owes(view({ turn: "white" }), "black")).toBe(false);
    expect(owes(view({ turn: "white", offer: "white" }), "black")).toBe(true);
    expect(owes(view({ turn: "white", offer: "black" }), "black")).toBe(false);
    const over = { ...view({}), verdict: { is: "ended" } } as GameView;
    expect(owes(over, "black")).toBe(false);
  });
});
