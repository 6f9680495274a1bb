/**
 * How long the way to each player is, as the house measures it, and what of it was made up for. A
 * line of bars says it at a glance: as long as the way is made up for in whole, it has three or four.
 */

import type { Color, OnlineEvent, OnlineLagQuota } from "../generated/wire";

/** From nothing known to as good as it gets. */
export type Bars = 0 | 1 | 2 | 3 | 4;

/** The longest ways that have four, three and two bars; all others have one. */
const SHORT_MS = 60;
const MADE_UP_MS = 150;
const LONG_MS = 400;

/** How good a way is. What is made up for in whole is good enough, whatever that is in this game. */
export function barsOf(ms: number | null, quota: OnlineLagQuota | null): Bars {
  if (ms === null) return 0;
  if (ms <= SHORT_MS) return 4;
  if (ms <= (quota?.perMoveMs ?? MADE_UP_MS)) return 3;
  return ms <= LONG_MS ? 2 : 1;
}

/** A move whose way was made up for, in whole or in part. */
export interface MadeUp {
  /** How many half-moves there were with it. */
  readonly ply: number;
  readonly by: Color;
  readonly ms: number;
}

/** What was made up for in a game. */
export interface AllMadeUp {
  /** Of the moves that stand, in their order. */
  readonly moves: readonly MadeUp[];
  /** Of each player, moves that were taken back among them: their time is not given back either. */
  readonly inAll: Readonly<Record<Color, number>>;
}

export function madeUpIn(events: readonly OnlineEvent[]): AllMadeUp {
  let moves: MadeUp[] = [];
  let ply = 0;
  const inAll = { white: 0, black: 0 };
  for (const { what } of events) {
    if (what.is === "takenBack") {
      ply = what.to;
      moves = moves.filter((move) => move.ply <= what.to);
    }
    if (what.is !== "moved") continue;
    ply += 1;
    inAll[what.by] += what.lagMs;
    if (what.lagMs > 0) moves.push({ ply, by: what.by, ms: what.lagMs });
  }
  return { moves, inAll };
}

/** What of the quota is left to a player. */
export function leftOf(quota: OnlineLagQuota, { inAll }: AllMadeUp, color: Color): number {
  return Math.max(0, quota.perGameMs - inAll[color]);
}
