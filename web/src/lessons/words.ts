/** What becomes of a learner's answer, in words. */

import { messageText } from "../game/message";
import type { BookPiece, LessonEntry } from "../generated/wire";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { Told } from "./learner.svelte";

/** How it looks: something to mend, something good, or neither. */
export type Tone = "wrong" | "right" | "plain";

export interface Words {
  readonly tone: Tone;
  /** What comes before what the lesson says itself. */
  readonly before: string | null;
  readonly said: readonly BookPiece[];
}

/** What is said of an answer; nothing where there is nothing to say. */
export function wordsOf({ feedback, seen }: Told): Words | null {
  const { judged } = feedback;
  const said = feedback.said ?? [];
  const words = (tone: Tone, before: string | null): Words => ({ tone, before, said });
  switch (judged.is) {
    case "refused":
      if (seen === null) return null;
      return words("wrong", messageText({ is: "refusal", refusal: judged.refusal, seen }));
    case "wrong":
      if (judged.why !== "notThis") return words("wrong", t(textName("lesson", judged.why)));
      return words("wrong", said.length === 0 ? t("lesson-not-this") : null);
    case "right":
      return words("right", said.length === 0 ? t("lesson-right") : null);
    case "done":
      return words("right", said.length === 0 ? t("lesson-done") : null);
    case "outOfMoves":
    case "promoted":
      return words("wrong", t(textName("lesson", judged.is)));
    case "ended":
      return words("wrong", t("lesson-ended", { reason: judged.termination }));
    case "shown":
      return said.length === 0 ? null : words("plain", null);
    case "finished":
    case "outOfTurn":
      return null;
  }
}

/** The same as one text, to be heard. */
export function heard({ before, said }: Words): string {
  return [before, said.map(({ text }) => text).join("")].filter((part) => part).join(" ");
}

/** How far a lesson is, in words. */
export function stateText(entry: LessonEntry, done: number): string {
  if (done === entry.steps.length) return t("lesson-state-done");
  if (done > 0) return t("lesson-state-begun", { done, all: entry.steps.length });
  return t("lesson-minutes", { minutes: entry.minutes });
}
