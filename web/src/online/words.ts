/** Games between people in words: terms, what happened, what does not count, and how it ended. */

import { messageText } from "../game/message";
import type { ResultText } from "../game/result";
import type {
  ChallengeView,
  Color,
  OnlineEvent,
  OnlineHappening,
  OnlineScore,
  PlayerView,
} from "../generated/wire";
import { nameOf, ratingText } from "../members/archive";
import { textName } from "../texts/name";
import { t } from "../texts/texts.svelte";
import type { RoomSight, Told } from "./sight.svelte";

type Terms = Pick<ChallengeView, "control" | "ruleset" | "variant" | "series" | "rated">;

/** So many days for each move, as a time control is written. */
export const daysControl = (days: number): string => `${days} ${days === 1 ? "day" : "days"}/move`;

/** A time control as people know it: minutes alone with what comes for each move, days in words. */
function controlText(control: string): string {
  if (control === "-") return t("online-no-clock");
  const days = /^(\d+) days?\/move$/.exec(control)?.[1];
  if (days !== undefined) return t("online-days", { days: Number(days) });
  return /^\d+$/.test(control) ? `${control}+0` : control;
}

/** “5+3 · Vanzelf · Chess960 · best of 3”. */
export function termsText({ control, ruleset, variant, series, rated }: Terms): string {
  const parts = [
    controlText(control),
    ...(rated ? [t("online-rated")] : []),
    ...(ruleset === "automatic" ? [t("ruleset-automatic")] : []),
    ...(variant === "chess960" ? [t("online-chess960")] : []),
    ...(series === null ? [] : [t(textName("online-series", series.is), { games: series.games })]),
  ];
  return parts.join(" · ");
}

/** Half points as people write points: `0`, `½`, `1`, `1½`. */
export function pointsText(halfPoints: number): string {
  const whole = Math.floor(halfPoints / 2);
  if (halfPoints % 2 === 0) return String(whole);
  return whole === 0 ? "½" : `${whole}½`;
}

/** How a series stands: with this game, once it is over. */
export function scoreOf({ head, standing }: RoomSight): OnlineScore | null {
  return standing?.ending?.series ?? head?.series ?? null;
}

/** Which game of how many this is; nothing where it is one by itself. */
export function seriesText({ head }: RoomSight): string | null {
  const series = head?.series ?? null;
  if (series === null) return null;
  const { is, games } = series.length;
  return t("online-series-game", { number: series.played + 1, games, is });
}

/** How a player is spoken of. */
export const whoIs = (color: Color, you: Color | null): string => (color === you ? "you" : color);

/** A player with the rating, if there is one. */
export function playerText(player: PlayerView): string {
  return [nameOf(player), ratingText(player)].filter((part) => part !== "").join(" ");
}

/** What a player is called beside the board; by name where that is known. */
export function playerName(color: Color, you: Color | null, player: PlayerView | null): string {
  const rating = player === null ? "" : ratingText(player);
  const name =
    color === you
      ? t("game-you")
      : player !== null && player.kind !== "guest"
        ? nameOf(player)
        : you === null
          ? t(`game-${color}`)
          : t("online-opponent");
  return rating === "" ? name : `${name} ${rating}`;
}

/** What stands in the way; nothing where the page shows it in another way. */
export function toldText(told: Told): string | null {
  if (told.is !== "refused") return messageText(told);
  return told.why === "gameOver" ? null : t(textName("online-refused", told.why));
}

const minutes = (ms: number): number => Math.round(ms / 60_000);

/** Something that happened as a sentence; nothing for moves, and for what the page shows itself. */
export function happeningText(what: OnlineHappening, you: Color | null): string | null {
  switch (what.is) {
    case "offered":
      return t("online-offered", { who: whoIs(what.by, you) });
    case "declined":
      return t("online-declined", { who: whoIs(what.by, you) });
    case "claimed":
      return what.right
        ? null
        : t("online-claimed-wrongly", {
            who: whoIs(what.by, you),
            minutes: minutes(what.givenMs),
          });
    case "askedBack":
      return t("online-asked-back", { who: whoIs(what.by, you) });
    case "keptMove":
      return t("online-kept-move", { who: whoIs(what.by, you) });
    case "takenBack":
      return t("online-taken-back");
    case "wrote":
      return what.by === you || what.text === "" ? null : t("online-wrote", { text: what.text });
    case "interrupted":
      return t("online-interrupted");
    default:
      return null;
  }
}

/** Something that a player wrote. */
export interface Written {
  readonly number: number;
  readonly by: Color;
  readonly text: string;
}

/** All that players wrote, the oldest first. */
export function writtenIn(events: readonly OnlineEvent[]): readonly Written[] {
  return events.flatMap(({ number, what }) =>
    what.is === "wrote" ? [{ number, by: what.by, text: what.text }] : [],
  );
}

/** Whether a player reads the opponent no longer. */
export function isMuted(events: readonly OnlineEvent[], by: Color): boolean {
  const last = events.findLast(
    ({ what }) => (what.is === "muted" || what.is === "unmuted") && what.by === by,
  );
  return last?.what.is === "muted";
}

/** Whether the house claims a player's draws as soon as that is right. */
export function claimsByItself(events: readonly OnlineEvent[], by: Color): boolean {
  const last = events.findLast(({ what }) => what.is === "prefers" && what.by === by);
  return last?.what.is === "prefers" && last.what.automatic;
}

/** What was said last, for as long as nobody has moved since. */
export function lastSaid(events: readonly OnlineEvent[], you: Color | null): string | null {
  for (const { what } of events.toReversed()) {
    if (what.is === "moved") return null;
    const text = happeningText(what, you);
    if (text !== null) return text;
  }
  return null;
}

/** Who or what ended the game, of what happened last. */
function ender(events: readonly OnlineEvent[]): Color | null {
  for (const { what } of events.toReversed()) {
    switch (what.is) {
      case "resigned":
      case "aborted":
      case "accepted":
        return what.by;
      case "flagFell":
        return what.of;
      case "neverCame":
      case "left":
        return what.side;
      case "moved":
        return null;
    }
  }
  return null;
}

/** How a game ended; nothing while it goes on. */
export function resultText({ standing, events, you, view }: RoomSight): ResultText | null {
  const ending = standing?.ending ?? null;
  if (ending === null || view === null) return null;
  const { outcome, reason, article } = ending;
  const winner = outcome?.is === "win" ? outcome.winner : null;
  const by = ender(events);
  const loser = winner === null ? view.position.turn : winner === "white" ? "black" : "white";
  const claimed = events.findLast(({ what }) => what.is === "claimed" || what.is === "moved");
  const series = ending.series === null ? "" : ` ${seriesAfter(ending.series)}`;
  return {
    score: outcome === null ? "–" : t("result-score", { result: winner ?? "draw" }),
    result:
      outcome === null
        ? t("online-no-result")
        : winner === null
          ? t("result-draw")
          : t(`result-${whoIs(winner, you)}`),
    reason: `${t(`reason-${reason}`, {
      loser,
      who: by === null ? "nobody" : whoIs(by, you),
      outcome: outcome?.is ?? "none",
      how: claimed?.what.is === "claimed" ? "claimed" : "automatic",
      article: article ?? "",
    })}${series}`,
  };
}

function seriesAfter({ whiteHalfPoints, blackHalfPoints, over }: OnlineScore): string {
  const [white, black] = [pointsText(whiteHalfPoints), pointsText(blackHalfPoints)];
  return t(over ? "online-series-over" : "online-series-after", { white, black });
}
