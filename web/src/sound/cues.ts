/** Which sound belongs to what has happened in a game. */

import type { GameView } from "../generated/wire";

/** What can be heard. */
export type Cue = "move" | "capture" | "check" | "end" | "low" | "refused";

/** What is heard of a game that stood one way and now stands another; nothing where nobody moved. */
export function cueOf(before: GameView, now: GameView): Cue | null {
  const ended = now.verdict.is === "ended" && before.verdict.is !== "ended";
  if (ended) return "end";
  if (now.played.length <= before.played.length) return null;
  const last = now.played.at(-1);
  if (last === undefined) return null;
  if (last.threat !== "none") return "check";
  return last.move.captured === null ? "move" : "capture";
}
