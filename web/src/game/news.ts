/** What is said aloud of a game: what happened in it, and what somebody looks back at. */

import { moveName } from "../board/names";
import type { GameView, MoveView } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import { claimHint, remarkText } from "./remarks";
import { verdictText } from "./result";
import type { Ahead } from "./ahead.svelte";
import type { GameSetup } from "./setup";
import { claimantIn } from "./standing";

/** What was said and done since, how that ended, and what can be claimed now. */
export function newsSince(
  { remarks, played }: GameView,
  now: GameView,
  setup: GameSetup,
): readonly string[] {
  const moved = now.played.length > played.length;
  const said = now.remarks.slice(remarks.length).map((remark) => remarkText(remark, setup, now));
  const last = moved ? now.played.at(-1) : undefined;
  const move = last === undefined ? null : moveName(last);
  const verdict = verdictText(now, setup);
  const end = verdict === null ? null : `${verdict.result}. ${verdict.reason}`;
  const hint = moved && claimantIn(now, setup) !== null ? claimHint(now) : null;
  return [...said, move, end, hint].filter((text) => text !== null);
}

/** Which position is looked at now. */
export function lookText({ played }: GameView, ply: number): string {
  const move = played[ply - 1];
  if (ply === played.length) return t("said-back");
  return move === undefined ? t("said-start") : t("said-position", { move: moveName(move) });
}

/** What is said of a move that was put down in advance. */
export function aheadText({ queues, moves }: Ahead, { from, to, role }: MoveView): string {
  const name = queues ? "premove-queued" : "premove-set";
  return t(name, { piece: t(`role-${role}`), from, to, count: moves.length });
}

/** What is said of a move that waits for a yes. */
export function unsureText({ position }: GameView, move: MoveView): string {
  const made = moveName({ color: position.turn, move, threat: "none" });
  return t("confirm-said", { move: made });
}
