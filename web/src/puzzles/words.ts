/** Puzzles in words: what is asked, what becomes of a move, a hint, a result to be shared. */

import type { HintView, PuzzleTheme, PuzzleView, SearchAnswer } from "../generated/wire";
import { messageText } from "../game/message";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { Day } from "./kept.svelte";
import { chancesOf } from "./puzzles";
import { HINT_STEPS, type Refutation, type Solver } from "./solver.svelte";

/** What is asked. */
export function taskText({ side, mateIn, found }: PuzzleView, moves = mateIn): string {
  return mateIn === null
    ? t("puzzle-win", { side })
    : t("puzzle-mate", { side, moves: (moves ?? 0) + found });
}

export interface Words {
  readonly tone: "wrong" | "right" | "plain";
  readonly text: string;
}

/** Chances, in percent, below which somebody stands worse, and above which better. */
const WORSE_BELOW = 35;
const BETTER_ABOVE = 65;

/** How the solver stands after what the engine answered. */
function thenText({ score }: SearchAnswer): string {
  const chances = 100 - chancesOf(score);
  if (chances < WORSE_BELOW) return t("puzzle-then-worse");
  return t(chances > BETTER_ABOVE ? "puzzle-then-better" : "puzzle-then-even");
}

function refutationText({ line, answer }: Refutation, mateIn: number | null): string | null {
  const [own, reply] = line;
  if (own === undefined || reply === undefined) return null;
  const moves = { own: own.written, answer: reply.written };
  if (answer === null) return t("puzzle-mate-gone", { ...moves, moves: mateIn ?? 0 });
  if (reply.played.threat === "mate") return t("puzzle-refuted-mate", moves);
  const taken = reply.played.move.captured?.role;
  const costs = taken !== undefined && taken !== "pawn" && own.played.move.captured === null;
  const parts = [t("puzzle-refuted", moves)];
  if (costs) parts.push(t("puzzle-costs", { piece: t(`the-${taken}`) }));
  return [...parts, thenText(answer)].join(" ");
}

/** What is said of the last move. */
export function toldText(solver: Solver): Words | null {
  const { told, refutation, view } = solver;
  if (told === null) return null;
  switch (told.judged.is) {
    case "refused": {
      const { refusal } = told.judged;
      return { tone: "wrong", text: messageText({ is: "refusal", refusal, seen: told.seen }) };
    }
    case "stalemate":
      return { tone: "wrong", text: t("puzzle-stalemate") };
    case "losesTheMate":
    case "wrong": {
      const text = refutation === null ? null : refutationText(refutation, view.mateIn);
      return {
        tone: "wrong",
        text: text ?? t(solver.asking ? "puzzle-looking" : "puzzle-not-this"),
      };
    }
    case "right":
      return { tone: "right", text: t("puzzle-right") };
    case "solved":
      return { tone: "right", text: t(solver.clean ? "puzzle-solved-clean" : "puzzle-solved") };
    case "outOfTurn":
      return null;
  }
}

/** A hint as far as it was asked for. */
export function hintText(hint: HintView, steps: number): string {
  const piece = t(`the-${hint.role}`);
  const parts = [ideaText(hint)];
  if (steps >= 2) parts.push(t("hint-piece", { piece, square: hint.from }));
  if (steps >= 2 && hint.targets.length >= 2) {
    const targets = hint.targets.map((role) => t(`the-${role}`)).join(", ");
    parts.push(t("hint-targets", { targets }));
  }
  if (steps >= HINT_STEPS) parts.push(t("hint-to", { piece, square: hint.to }));
  return parts.join(" ");
}

function ideaText({ theme, mateIn }: HintView): string {
  if (mateIn !== null) {
    return `${t("hint-mate", { moves: mateIn })} ${t("hint-mate-how", { theme: theme ?? "other" })}`;
  }
  return theme === null || theme === "mate" ? t("hint-none") : t(textName("hint", theme));
}

export const themeName = (theme: PuzzleTheme): string => t(textName("motif", theme));

/** A day's result, which tells nothing of the puzzle. */
export function shareText(day: string, { result, mistakes, hints }: Day, streak: number): string {
  return t("daily-share-text", { day, result: result ?? "shown", mistakes, hints, days: streak });
}
