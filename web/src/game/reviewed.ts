/** Where a game can be looked at with the engine. */

import type { GameView } from "../generated/wire";
import { addressOfPlace } from "../places/places";
import type { Language } from "../texts/language";

/** What an address has that asks for a review, and for the review before everything else. */
export const REVIEW = "review";

/** The address at which this game is reviewed at once; none before the first move. */
export function reviewAddress(
  { played, startFen, fromInitial }: GameView,
  language: Language,
): string | null {
  if (played.length === 0) return null;
  const moves = played.map(({ move }) => move.uci).join(" ");
  const asked = new URLSearchParams(fromInitial ? { moves } : { fen: startFen, moves });
  return `${addressOfPlace("analysis", language)}?${asked}&${REVIEW}`;
}
