/** What is noted at a real board, in words, each with its article. */

import type {
  ArbiterAsk,
  DutyView,
  Noted,
  SittingNote,
  SittingView,
  Verdict,
} from "../generated/wire";
import { verdictText, type ResultText } from "../game/result";
import { FIRST_GAME, type GameSetup } from "../game/setup";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";

type NotedOf<Is extends Noted["is"]> = Extract<Noted, { is: Is }>;

/** Both players sit here, so they are spoken of by their colour. */
const TWO: GameSetup = { ...FIRST_GAME, opponent: "person", ruleset: "official" };

/** Whether a line of the log rules on something, rather than telling what the clock did. */
export function isRuling({ is }: Noted): boolean {
  return ["touch", "breach", "complaint", "offence", "claim", "irregularity", "asked"].includes(is);
}

/** A line of the log as a sentence or two. */
export function noteText(what: Noted): string | null {
  switch (what.is) {
    case "timeSet":
      return t("otb-note-time-set", { side: what.side, from: what.from, to: what.to });
    case "counterSet":
      return t("otb-note-counter-set", { side: what.side, moves: what.moves });
    case "timeGiven":
      return t("otb-note-time-given", { side: what.side, minutes: what.minutes });
    case "struck":
      return t("otb-note-struck", { move: what.uci });
    case "said":
      return what.by === null ? null : t(textName("otb-said", what.said), { by: what.by });
    case "claim":
      return t("otb-note-claim", {
        by: what.by,
        ground: what.ground,
        right: what.right ? "yes" : "no",
      });
    case "breach":
      return t("otb-note-breach", { by: what.by, article: what.article });
    case "complaint":
      return join(
        t("otb-note-complaint", { by: what.by, ruling: what.ruling, article: what.article }),
        what.duty === null ? null : dutyText(what.duty),
      );
    case "touch":
      return touchText(what);
    case "offence":
      return offenceText(what);
    case "irregularity":
      return irregularityText(what);
    case "asked":
      return t("otb-note-asked", {
        by: what.by,
        why: askText(what.question),
        article: what.article,
      });
    case "ended":
      return t("otb-note-ended", {
        score: scoreOf(what.outcome),
        article: what.article ?? "none",
      });
    default:
      return t(textName("otb-note", what.is));
  }
}

const join = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== "").join(" ");

const askText = (question: ArbiterAsk): string => t(textName("otb-ask", question));

/** What a player must do now. */
export function dutyText(duty: DutyView): string {
  const text = t(textName("otb-duty", duty.kind), {
    square: duty.square ?? "",
    to: duty.to ?? "",
    role: duty.role ?? "",
    article: duty.article,
  });
  const barred =
    duty.barred.length === 0 ? null : t("otb-duty-barred", { squares: duty.barred.join(", ") });
  return join(text, barred);
}

function touchText({ by, square, finding, article, duty, lost, asks }: NotedOf<"touch">): string {
  const what = t(textName("otb-touch", finding), { by, square: square ?? "", article });
  const binds = ["touched", "breach", "putRight", "begun"].includes(finding);
  const cost = lost.length === 0 || finding === "arbiterDecides" ? null : t("otb-lost-rights");
  return join(what, asks === null ? null : askText(asks), binds ? dutyText(duty) : null, cost);
}

function offenceText({ by, kind, article, ruling, duty }: NotedOf<"offence">): string {
  const what = t(textName("otb-offence", kind ?? "unknown"), { by, article });
  const done = t(textName("otb-ruling", ruling.is), {
    by,
    minutes: ruling.is === "time" ? ruling.minutes : 0,
    outcome: ruling.is === "game" ? ruling.outcome.is : "",
  });
  return join(what, done, duty === null ? null : dutyText(duty));
}

function irregularityText({
  what,
  by,
  measure,
  article,
  castlingLost,
  asks,
}: NotedOf<"irregularity">): string {
  return join(
    t(textName("otb-wrong", what), { by: by ?? "" }),
    t(textName("otb-measure", measure), { by: by ?? "", article }),
    castlingLost.length === 0 ? null : t("otb-castling-lost", { squares: castlingLost.join(", ") }),
    asks === null ? null : askText(asks),
  );
}

/** A log entry with its move and its times. */
export function logLine({ number, white, black, what }: SittingNote): string {
  return t("otb-log-line", { number, white, black, what: noteText(what) ?? "" });
}

const scoreOf = (outcome: Extract<Verdict, { is: "ended" }>["outcome"]): string =>
  t("result-score", {
    result:
      outcome.is === "win" ? outcome.winner : outcome.is === "bothLose" ? "both-lose" : outcome.is,
  });

/** The score of a game that is over. */
export const scoreText = (verdict: Verdict): string | null =>
  verdict.is === "ended" ? scoreOf(verdict.outcome) : null;

/** How the game ended: who won, why, and by which article. */
export function endText({ game, verdict, notes }: SittingView): ResultText | null {
  if (game.verdict.is === "ended") return verdictText(game, TWO);
  // Where the moves are not known, what was said stands in the log alone.
  const last = notes.findLast(({ what }) => what.is === "said")?.what;
  const remarks = last?.is === "said" ? [{ ply: 0, said: last.said, by: last.by }] : [];
  return verdictText({ ...game, verdict, remarks }, TWO);
}
