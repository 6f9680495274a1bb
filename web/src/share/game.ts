/** A game as it is shared: its PGN, and the names of its files. */

import type { OpeningView } from "../generated/wire";
import { openingOf, pgnOf } from "../notebook/notebook";
import type { Session } from "../game/session.svelte";
import type { GameSetup } from "../game/setup";
import { tagsOf, type Told } from "./tags";
import type { Language } from "../texts/language";

/** The name of a game's opening; games that begin otherwise have none. */
export function openingIn(
  { view, setup }: { readonly view: Session["view"]; readonly setup: GameSetup },
  language: Language,
): OpeningView | null {
  if (!view.fromInitial || setup.chess960 !== null || view.played.length === 0) return null;
  return openingOf(
    view.played.map(({ move }) => move.uci),
    language,
  );
}

/** The PGN of a game; a fault for one that PGN cannot tell. */
export function pgnOfGame(
  { view, setup, begun, lines }: Pick<Session, "view" | "setup" | "begun" | "lines">,
  names: Told["names"],
): string {
  const { verdict, startFen, fromInitial } = view;
  const outcome = verdict.is === "ended" ? verdict.outcome : null;
  return pgnOf({
    start: fromInitial ? null : startFen,
    moves: view.played.map(({ move }) => move.uci),
    lines,
    tags: tagsOf({ view, setup, begun, names, opening: openingIn({ view, setup }, "en") }),
    result: outcome === null ? null : outcome.is === "win" ? outcome.winner : outcome.is,
    control: setup.control,
  });
}

/** What a file of a game is called, without its ending. */
export function fileName({ begun }: { readonly begun: string | null }): string {
  return begun === null ? "rokade" : `rokade-${begun.replaceAll(".", "-")}`;
}
