/** What can be heard of a game, for whoever cannot see it, and the keys that say it. */

import { moveName } from "../board/names";
import { aheadBy, capturedBy } from "../game/captured";
import type { Session } from "../game/session.svelte";
import type { Color } from "../generated/wire";
import { t } from "../texts/texts.svelte";

const COLORS: readonly Color[] = ["white", "black"];

function clocks({ faces }: Session["clock"]): string {
  if (faces === null) return t("deed-no-clock");
  const told = COLORS.map((side) => `${t("clock-of", { side })}: ${faces[side].text}`);
  return `${told.join(". ")}.`;
}

function captured({ view, ply, seen }: Session): string {
  const told = COLORS.map((color) => {
    const heaps = capturedBy(view, ply, color);
    const pieces = heaps.map(({ role, count }) => t(`captured-${role}`, { count })).join(", ");
    const ahead = aheadBy(seen.lead, color);
    return [
      t("captured-by", { side: color, pieces: pieces || "0" }),
      ...(ahead === 0 ? [] : [t("captured-ahead", { points: ahead })]),
    ].join(" ");
  });
  return told.join(" ");
}

function last({ view }: Session): string {
  const move = view.played.at(-1);
  return move === undefined ? t("moves-none") : moveName(move);
}

export const spokenTexts = {
  last,
  clocks: ({ clock }: Session) => clocks(clock),
  captured,
} as const;

/** What each key says. None of them is the letter of a piece, in Dutch or in English. */
export function spokenKeys(
  game: Session,
  say: (text: string) => void,
): Readonly<Record<string, () => void>> {
  return {
    z: () => say(spokenTexts.last(game)),
    u: () => say(spokenTexts.clocks(game)),
    c: () => say(spokenTexts.captured(game)),
  };
}
