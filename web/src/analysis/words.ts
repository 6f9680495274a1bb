/** Evaluations, judgements and a whole review in words. */

import type { Assessment, ReviewMove, ReviewView } from "../generated/wire";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { Analysis } from "./desk.svelte";

/** `+0.35`, `#3`, `#-2`: as chess programs write it. */
export function worthText({ worth }: Assessment): string {
  if (worth.is === "mate") {
    if (worth.moves === 0) return "#";
    return `#${worth.by === "white" ? "" : "−"}${worth.moves}`;
  }
  const pawns = Math.abs(worth.value) / 100;
  const sign = worth.value > 0 ? "+" : worth.value < 0 ? "−" : "";
  return `${sign}${pawns.toFixed(2)}`;
}

/** What the review says of a move. */
export function moveText(move: ReviewMove, better: string | null): string {
  const parts = [
    move.judgement === null ? null : t(textName("judged", move.judgement)),
    move.mark === null ? null : t(textName("judged", move.mark)),
    better === null ? null : t("judged-better", { line: better }),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** Where the game turned, and how accurate both sides were. */
export function summaryText(analysis: Analysis, review: ReviewView): string {
  const place = review.turningPoint;
  const id = place === null ? undefined : analysis.view.main[place];
  const node = id === undefined ? null : analysis.node(id);
  const move = place === null ? undefined : review.moves[place];
  if (node === null || move === undefined) return t("review-even");
  return t("review-turned", {
    side: node.color,
    move: `${node.number}${node.color === "white" ? "." : "…"} ${node.written}`,
    better: analysis.written(node.parent, move.better.slice(0, 1)),
  });
}
