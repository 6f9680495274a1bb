/** Evaluations, judgements and a whole review in words. */

import type { Assessment, ReviewCause, ReviewMove, ReviewView } from "../generated/wire";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { Analysis } from "./desk.svelte";
import type { At } from "./study";

/** `+0.35`, `#3`, `#-2`: as chess programs write it; in a word where it is mate already. */
export function worthText({ worth }: Assessment): string {
  if (worth.is === "mate") {
    if (worth.moves === 0) return t("evaluation-mated");
    return `#${worth.by === "white" ? "" : "−"}${worth.moves}`;
  }
  const pawns = Math.abs(worth.value) / 100;
  const sign = worth.value > 0 ? "+" : worth.value < 0 ? "−" : "";
  return `${sign}${pawns.toFixed(2)}`;
}

/** What the review says of a move, with why it was a fault: allowed before what was better, missed after. */
export function moveText(move: ReviewMove, better: string | null, cause: string | null): string {
  const allowed = move.cause?.whose === "allowed";
  const parts = [
    move.judgement === null ? null : t(textName("judged", move.judgement)),
    move.mark === null ? null : t(textName("judged", move.mark)),
    allowed ? cause : null,
    better === null ? null : t("judged-better", { line: better }),
    allowed ? null : cause,
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** Why the half-move was a fault, where that is proved. */
export function causeText(analysis: Analysis, at: At, cause: ReviewCause | null): string | null {
  if (cause === null) return null;
  const from = cause.whose === "allowed" ? at : (analysis.node(at)?.parent ?? null);
  const name = textName(`cause-${cause.whose}`, cause.motif);
  const { man, matesIn } = cause;
  return t(cause.motif === "mate" && matesIn === 1 ? `${name}-at-once` : name, {
    line: analysis.written(from, cause.line),
    moves: matesIn ?? 0,
    // A line of one move has been told as the better move already.
    when: cause.line.length === 1 ? "once" : "later",
    man: man === null ? "" : t("cause-man", { role: man.role, square: man.square }),
  });
}

/** Where the game turned, and why if that is proved. */
export function summaryText(analysis: Analysis, review: ReviewView): string {
  const place = review.turningPoint;
  const id = place === null ? undefined : analysis.view.main[place];
  const node = id === undefined ? null : analysis.node(id);
  const move = place === null ? undefined : review.moves[place];
  if (node === null || move === undefined) return t("review-even");
  const cause = causeText(analysis, node.id, move.cause);
  const allowed = move.cause?.whose === "allowed" && cause !== null;
  const turned = t("review-turned", {
    why: allowed ? ` ${cause}` : "",
    side: node.color,
    move: `${node.number}${node.color === "white" ? "." : "…"} ${node.written}`,
    better: analysis.written(node.parent, move.better.slice(0, 1)),
  });
  return cause === null || allowed ? turned : `${turned} ${cause}`;
}
