/** Keys that say something of a game aloud, for whoever cannot see it. */

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

/** What each key says. */
export function spokenKeys(
  game: Session,
  say: (text: string) => void,
): Readonly<Record<string, () => void>> {
  return {
    l: () => {
      const last = game.view.played.at(-1);
      say(last === undefined ? t("moves-none") : moveName(last));
    },
    t: () => say(clocks(game.clock)),
    c: () => say(captured(game)),
  };
}
