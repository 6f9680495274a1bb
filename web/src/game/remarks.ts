/** What was said in a game, in words: offers and their answers, claims and their rulings. */

import type { Color, GameView, Remark } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import type { GameSetup } from "./setup";

/** How a player is spoken of: by colour, or as you and the computer. */
export function who(color: Color | null, { opponent, color: own }: GameSetup): string {
  if (color === null) return "nobody";
  if (opponent === "person") return color;
  return color === own ? "you" : "computer";
}

/** A remark as a sentence; nothing for what ends the game, which the result tells. */
export function remarkText(
  { said, by }: Remark,
  setup: GameSetup,
  { penaltyMinutes }: GameView,
): string | null {
  const speaker = { who: who(by, setup), minutes: penaltyMinutes };
  switch (said) {
    case "drawOffered":
      return t("said-offered", speaker);
    case "drawDeclined":
      return t("said-declined", speaker);
    case "claimedWrongly":
      return t("ruling-wrong", speaker);
    case "illegalMove":
      return t("ruling-illegal", speaker);
    case "drawAccepted":
    case "claimedRightly":
    case "resigned":
    case "flagFell":
    case "lostByIllegalMove":
    case "decided":
      return null;
  }
}

/** The last thing said, for as long as it is news: until one more move has been made. */
export function lastRemark({ remarks, played, verdict }: GameView): Remark | null {
  const last = remarks.at(-1);
  const old = last === undefined || last.ply + 1 < played.length;
  return old || verdict.is === "ended" ? null : last;
}

/**
 * The moves, counted from 1, with which a draw was offered. Law: FIDE C.12. An offer is written
 * after the move that it was made with: the player's last, or the next when it came before moving.
 */
export function movesWithOffer({ remarks, played }: GameView): ReadonlySet<number> {
  const offers = remarks.filter(({ said }) => said === "drawOffered");
  return new Set(offers.map(({ ply, by }) => (played[ply - 1]?.color === by ? ply : ply + 1)));
}

/** A claim that the player to move could make rightly, in words. */
export function claimHint({ verdict }: GameView): string | null {
  if (verdict.is !== "claimable") return null;
  return t(verdict.claims.repetition ? "claimable-repetition" : "claimable-move-count");
}
