/** Why a side can never mate, and how a position stands, in words. */

import type { Color, MatingView, NoMate, SetupView } from "../generated/wire";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { Answer } from "./verdicts.svelte";

/** Why a side can never mate. */
export function reasonText(reason: NoMate, side: Color): string {
  switch (reason.is) {
    case "material":
      return t(textName("lack", reason.lack), { side });
    case "forced":
      return t(textName("forced", reason.end), { side, count: reason.line.length });
    case "wall":
      return t("no-mate-wall", { side });
    case "closure":
      return t("no-mate-closure", { side, positions: reason.positions });
  }
}

/** The answer in a sentence. */
export function answerText(mating: MatingView, side: Color): string {
  switch (mating.is) {
    case "yes":
      return mating.line.length === 0
        ? t("answer-yes-now")
        : t("answer-yes", { moves: Math.ceil(mating.line.length / 2) });
    case "no":
      return `${t("answer-no")} ${reasonText(mating.reason, side)}`;
    case "undecided":
      return t("answer-undecided", { searched: mating.searched });
  }
}

/** The answer as it is said aloud when it comes. */
export function saidAnswer(answer: Answer, side: Color): string | null {
  if (answer.is !== "known") return null;
  return `${t("answer-question", { side })} ${answerText(answer.mating, side)}`;
}

/** How a position stands. */
export function standingText({ standing, turn }: SetupView, dead: boolean): string | null {
  if (standing === null) return null;
  const word = dead && standing === "ongoing" ? "dead" : standing;
  return t(textName("standing", word), { side: turn });
}
