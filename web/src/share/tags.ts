/**
 * What a game's PGN says of it in its tags. PGN is English in every language. Players of flesh and
 * blood are called what they want to be called; the computer tells how strong it played, and on
 * which scale.
 */

import type { Color, GameView, LevelName, OpeningView, Termination } from "../generated/wire";
import { eloOf, type GameSetup } from "../game/setup";
import { computerIn, other } from "../game/standing";

/** What is known of a game besides its moves. */
export interface Told {
  readonly view: GameView;
  readonly setup: GameSetup;
  /** The day on which it began, as PGN writes it. */
  readonly begun: string | null;
  /** What the players are called; empty where nobody said. */
  readonly names: Readonly<Record<Color, string>>;
  readonly opening: OpeningView | null;
}

/** What the numbers of the levels mean. */
const SCALE = "lichess blitz and rapid";

const LEVELS: Readonly<Record<LevelName, string>> = {
  beginner: "Beginner",
  easy: "Easy",
  medium: "Medium",
  hard: "Hard",
  expert: "Expert",
  master: "Master",
};

/** The words of the PGN standard for how a game ended (8.1.1, 9.8.1). */
function terminationOf(termination: Termination | null): string {
  switch (termination) {
    case null:
      return "unterminated";
    case "flagFall":
    case "bothFlags":
      return "time forfeit";
    case "illegalMoves":
      return "rules infraction";
    case "arbiter":
      return "adjudication";
    default:
      return "normal";
  }
}

/** `fivefoldRepetition` as words. */
const spelled = (word: string): string => word.replace(/[A-Z]/g, (l) => ` ${l.toLowerCase()}`);

/** The tags of a game, in the order in which they are written. */
export function tagsOf({ view, setup, begun, names, opening }: Told): Record<string, string> {
  const { verdict, played } = view;
  const computer = computerIn(setup);
  const termination = verdict.is === "ended" ? verdict.termination : null;
  const tags: Record<string, string> = {
    Event: computer === null ? "Rokade, two at one board" : "Rokade, against the computer",
    Date: begun ?? "????.??.??",
    White: names.white || "?",
    Black: names.black || "?",
  };
  if (computer !== null) {
    const { level } = setup;
    tags[nameOf(computer)] = `Rokade (${LEVELS[level]})`;
    tags[`${nameOf(computer)}Elo`] = String(eloOf(level));
    tags[`${nameOf(computer)}Type`] = "program";
    tags[`${nameOf(other(computer))}Type`] = "human";
    tags["EloScale"] = SCALE;
  }
  if (setup.chess960 !== null) {
    tags["Variant"] = "Chess960";
    tags["StartNumber"] = String(setup.chess960);
  }
  if (opening !== null) {
    tags["ECO"] = opening.code;
    tags["Opening"] = opening.name;
  }
  tags["Ruleset"] = setup.ruleset;
  tags["Termination"] = terminationOf(termination);
  if (termination !== null) tags["Reason"] = spelled(termination);
  tags["PlyCount"] = String(played.length);
  return tags;
}

const nameOf = (color: Color): "White" | "Black" => (color === "white" ? "White" : "Black");
