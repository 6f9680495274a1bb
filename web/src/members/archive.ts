/** What is asked of the house about games that are over, and about people at boards. */

import type {
  ArchivedGame,
  ArchivedMoves,
  ArchivePage,
  GamePlayers,
  PlayerView,
  ProfileView,
} from "../generated/wire";
import { addressOfPlace } from "../places/places";
import { spoken, t } from "../texts/texts.svelte";
import { ask, type Answered } from "./house";

export const RESULTS = ["all", "won", "drawn", "lost"] as const;

/** What somebody looks for. Days are as an `<input type="date">` gives them. */
export interface Search {
  readonly opponent: string;
  readonly result: (typeof RESULTS)[number];
  readonly opening: string;
  readonly from: string;
  readonly until: string;
}

export const EVERYTHING: Search = { opponent: "", result: "all", opening: "", from: "", until: "" };

/** So many games come at once. */
export const PAGE = 30;

/** Midnight of a day in the reader's own time. */
function midnight(day: string, later = 0): number {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  return new Date(year, month - 1, date + later).getTime();
}

/** The search as it stands in an address. */
export function asked({ opponent, result, opening, from, until }: Search): URLSearchParams {
  const query = new URLSearchParams();
  if (opponent !== "") query.set("opponent", opponent);
  if (result !== "all") query.set("result", result);
  if (opening !== "") query.set("opening", opening);
  if (from !== "") query.set("from", String(midnight(from)));
  // Up to and including that day.
  if (until !== "") query.set("until", String(midnight(until, 1)));
  return query;
}

export function gamesOf(search: Search, page: number): Promise<Answered<ArchivePage>> {
  const query = asked(search);
  query.set("page", String(page));
  return ask(`/api/archive?${query}`, "GET");
}

/** Where all games that are looked for stand as one PGN file. */
export const pgnAddress = (search: Search): string => `/api/archive/pgn?${asked(search)}`;

/** Where one game stands as PGN. */
export const pgnOf = (id: string): string => `/api/archive/games/${id}/pgn`;

/** The address of the analysis board with a game on it; nothing where the house does not tell. */
export async function reviewOf(id: string): Promise<string | null> {
  const answer = await ask<ArchivedMoves>(`/api/archive/games/${id}`, "GET");
  if (answer.is !== "done") return null;
  const { start, moves } = answer.value;
  const played = moves.join(" ");
  const query = new URLSearchParams(
    start === null ? { moves: played } : { fen: start, moves: played },
  );
  return `${addressOfPlace("analysis", spoken())}?${query}`;
}

export const profileOf = (name: string): Promise<Answered<ProfileView>> =>
  ask(`/api/members/named/${encodeURIComponent(name)}`, "GET");

/** Who plays a game. */
export const playersOf = (id: string): Promise<Answered<GamePlayers>> =>
  ask(`/api/online/games/${id}/players`, "GET");

/** What somebody is called. */
export function nameOf({ kind, name }: PlayerView): string {
  return name ?? t(kind === "gone" ? "people-gone" : "people-guest");
}

/** “1523?”, and after a game “1523? (+8)”; nothing without a rating. */
export function ratingText({ rating, uncertain, change }: PlayerView): string {
  if (rating === null) return "";
  const shown = `${rating}${uncertain ? "?" : ""}`;
  return change === null ? shown : `${shown} (${signed(change)})`;
}

export function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : "±0";
}

/** How a game ended for the reader. */
export function scoreOf({ outcome, you }: ArchivedGame): "won" | "drawn" | "lost" | "none" {
  if (outcome === null) return "none";
  if (outcome.is === "draw") return "drawn";
  return outcome.is === "win" && outcome.winner === you ? "won" : "lost";
}

/** The opening in the language of the page. */
export function openingText({ openingCode, openingNl, openingEn }: ArchivedGame): string | null {
  const name = spoken() === "nl" ? openingNl : openingEn;
  return openingCode === null || name === null ? null : `${openingCode} ${name}`;
}
