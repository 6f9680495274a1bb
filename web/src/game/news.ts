/** What is said aloud of a game: what happened in it, and what somebody looks back at. */

import { moveName } from "../board/names";
import type { GameView, MoveView } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import { claimHint, remarkText } from "./remarks";
import { verdictText } from "./result";
import type { Ahead } from "./ahead.svelte";
import type { Voice } from "./company";
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

/** Puts a move down in advance, and says so. */
export function putAhead(ahead: Ahead, move: MoveView, voice: Voice): void {
  ahead.put(move);
  const name = ahead.queues ? "premove-queued" : "premove-set";
  const { from, to, role } = move;
  voice.say(t(name, { piece: t(`role-${role}`), from, to, count: ahead.moves.length }));
}

/** Thinks better of the moves that wait, if there are any, and says so. */
export function callOffAhead(ahead: Ahead, voice: Voice): void {
  if (ahead.move === null) return;
  ahead.drop();
  voice.say(t("premove-off"));
}

/** What is said of a move that waits for a yes. */
export function unsureText({ position }: GameView, move: MoveView): string {
  const made = moveName({ color: position.turn, move, threat: "none" });
  return t("confirm-said", { move: made });
}
