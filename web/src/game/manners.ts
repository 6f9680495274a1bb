/**
 * The computer's manners: when it agrees to a draw, when it claims one, and what it does when it
 * has thought. It never resigns, and it claims only what the rules already call right.
 */

import type { Color, Deed, GameView, Ground, Score, SearchAnswer } from "../generated/wire";
import type { Task } from "./company";
import type { GameSetup } from "./setup";

/** It takes no more of the time that it has left for one move. */
const SHARE_FOR_A_MOVE = 1 / 40;

/** Before this move it declines every offer, unless it is lost: a game should be played. */
const FIRST_MOVE_FOR_AGREEING = 10;
/** Up to here a position is no better than equal for it. */
const EQUAL_CP = 0;
/** From here on it sees itself as lost, and agrees at any time. A queen, less two pawns. */
const LOST_CP = -700;

/** What a position is worth to the computer, when its search speaks for the side to move. */
function worthTo(computer: Color, { position }: GameView, score: Score): Score {
  if (position.turn === computer) return score;
  return score.is === "mate"
    ? { is: "mate", moves: -score.moves }
    : { is: "centipawns", value: -score.value };
}

const atMost = (score: Score, centipawns: number): boolean =>
  score.is === "mate" ? score.moves < 0 : score.value <= centipawns;

/** Whether the computer agrees to a draw; `score` is from its own side, `move` the move's number. */
export function agrees(score: Score, move: number): boolean {
  return atMost(score, LOST_CP) || (move >= FIRST_MOVE_FOR_AGREEING && atMost(score, EQUAL_CP));
}

const groundOf = (claims: { repetition: boolean; moveCount: boolean }): Ground =>
  claims.repetition ? "repetition" : "moveCount";

/** A claim that is right, for what is on the board or else with a move that makes it right. */
function rightClaim({ verdict, claimMoves }: GameView, by: Color): Deed | null {
  if (verdict.is === "claimable") {
    return { is: "claim", by, ground: groundOf(verdict.claims), intended: null };
  }
  const [first] = claimMoves;
  if (first === undefined) return null;
  return { is: "claim", by, ground: groundOf(first.claims), intended: first.uci };
}

/** How many moves the player who moves now has finished, and this one. */
const moveNumber = (view: GameView): number => Math.floor(view.played.length / 2) + 1;

/** What the computer has to think about, when it has so much time left. */
export function taskIn(view: GameView, { level }: GameSetup, leftMs: number): Task {
  const { played, startFen, fromInitial } = view;
  const start = fromInitial ? null : startFen;
  const moves = played.map(({ move }) => move.uci);
  return { start, moves, level, patienceMs: leftMs * SHARE_FOR_A_MOVE };
}

/** Whether there is something for the computer to do. */
export function owes(view: GameView, computer: Color): boolean {
  if (view.verdict.is === "ended" || view.clock?.motion === "paused") return false;
  const offered = view.offer !== null && view.offer !== computer;
  return offered || view.position.turn === computer;
}

/** What the computer does after a search of the position on the board. */
export function deedsAfter(view: GameView, by: Color, answer: SearchAnswer): readonly Deed[] {
  const score = worthTo(by, view, answer.score);
  const offered = view.offer !== null && view.offer !== by;
  if (offered && agrees(score, moveNumber(view))) return [{ is: "accept", by }];
  const said: readonly Deed[] = offered ? [{ is: "decline", by }] : [];
  if (view.position.turn !== by) return said;
  const claim = atMost(score, EQUAL_CP) ? rightClaim(view, by) : null;
  return [...said, claim ?? { is: "move", uci: answer.uci }];
}
