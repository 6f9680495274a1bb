/** How a game ended, in words: who won, why, and by which article. */

import type { Color, GameView, Outcome } from "../generated/wire";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import { who } from "./remarks";
import type { GameSetup } from "./setup";

export interface ResultText {
  /** 1-0, 0-1, ½-½ or 0-0. */
  readonly score: string;
  readonly result: string;
  readonly reason: string;
}

function winnerText(winner: Color, setup: GameSetup): string {
  return t(`result-${who(winner, setup)}`);
}

function outcomeText(outcome: Outcome, setup: GameSetup): string {
  return outcome.is === "win"
    ? winnerText(outcome.winner, setup)
    : t(textName("result", outcome.is));
}

/** The side a reason speaks of: who lost; when nobody did, who could not move. */
const loserOf = ({ verdict, position }: GameView): Color =>
  verdict.is === "ended" && verdict.outcome.is === "win"
    ? OTHER[verdict.outcome.winner]
    : position.turn;

const OTHER = { white: "black", black: "white" } as const;

/** The result in words; nothing while the game goes on. */
export function verdictText(view: GameView, setup: GameSetup): ResultText | null {
  const { verdict } = view;
  if (verdict.is !== "ended") return null;
  const { outcome, termination, article } = verdict;
  const score = outcome.is === "win" ? outcome.winner : outcome.is;
  const last = view.remarks.at(-1);
  return {
    score: t("result-score", { result: score === "bothLose" ? "both-lose" : score }),
    result: outcomeText(outcome, setup),
    reason: t(textName("reason", termination), {
      loser: loserOf(view),
      // Who said what ended it, when it was something said.
      who: who(last?.by ?? null, setup),
      outcome: outcome.is,
      how: last?.said === "claimedRightly" ? "claimed" : "automatic",
      article: article ?? "",
    }),
  };
}

/** Who could not mate, where that drew the game; nobody where it was something else. */
export function unableToMate({ verdict, remarks }: GameView): readonly Color[] {
  if (verdict.is !== "ended" || verdict.outcome.is !== "draw") return [];
  switch (verdict.termination) {
    case "deadPosition":
      return ["white", "black"];
    case "flagFall":
    case "resignation":
    case "illegalMoves": {
      const loser = remarks.at(-1)?.by ?? null;
      return loser === null ? [] : [OTHER[loser]];
    }
    default:
      return [];
  }
}
