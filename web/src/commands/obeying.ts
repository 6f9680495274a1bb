/**
 * What a command does in a game. What cannot be undone becomes a question first; what only asks is
 * answered; what a rule forbids is refused by the rules, in the game's own words.
 */

import { settings } from "../device/settings.svelte";
import { who } from "../game/remarks";
import type { Session } from "../game/session.svelte";
import type { Color, Ground } from "../generated/wire";
import { typedMoves } from "../notebook/notebook";
import { spokenTexts } from "../screens/spoken";
import { t } from "../texts/texts.svelte";
import { soughtIn, type Command } from "./reading";
import { boardText, movesText, rowText, squareText, whereText } from "./told";
import type { Vocabulary } from "./vocabulary";

/** What comes of a command. */
export type Outcome =
  /** It is done, or refused, and the game has said so. */
  | { readonly is: "done" }
  | { readonly is: "told"; readonly text: string }
  /** It was not clear. */
  | { readonly is: "unclear"; readonly text: string }
  | { readonly is: "asked"; readonly text: string; readonly yes: () => void }
  | { readonly is: "help" };

const DONE: Outcome = { is: "done" };
const told = (text: string): Outcome => ({ is: "told", text });
const toldOr = (text: string | null, unclear: string): Outcome =>
  text === null ? { is: "unclear", text: t(unclear) } : told(text);

/** Who speaks: whoever is to move, or the one who sits here. */
const speakerIn = ({ setup, view }: Session): Color =>
  setup.opponent === "person" ? view.position.turn : setup.color;

/** Does what a command says, or asks first. */
export function obey(
  game: Session,
  { is, about }: Command,
  vocabularies: readonly Vocabulary[],
): Outcome {
  const { pieces } = game.shown;
  switch (is) {
    case "where": {
      const sought = soughtIn(about, vocabularies);
      return toldOr(sought && whereText(pieces, sought), "command-what-piece");
    }
    case "board":
      return told(boardText(pieces));
    case "row":
      return toldOr(rowText(pieces, about), "command-what-row");
    case "square":
      return toldOr(squareText(pieces, about), "command-what-square");
    case "moves":
      return told(movesText(game.moves, game.written(settings.writing), about));
    case "turn":
      return told(turnText(game));
    case "last":
    case "clocks":
    case "captured":
      return told(spokenTexts[is](game));
    case "flip":
      game.flip();
      return DONE;
    case "help":
      return { is: "help" };
    default:
      return say(game, is, about);
  }
}

function turnText({ ended, view, setup }: Session): string {
  if (ended) return t("refusal-ended");
  const { turn } = view.position;
  const name = { white: "game-white", black: "game-black" }[turn];
  const person = setup.opponent === "person";
  return t("game-turn", { who: t(person ? name : `game-${who(turn, setup)}`) });
}

/** What is said at a board, and what is done with a move or a clock. */
function say(game: Session, is: Saying, about: string): Outcome {
  if (game.ended) {
    game.explainWaiting();
    return DONE;
  }
  const by = speakerIn(game);
  const asked = (name: string, yes: () => void): Outcome => {
    const question = t(name, { who: who(by, game.setup) });
    return { is: "asked", text: question, yes };
  };
  switch (is) {
    case "draw":
    case "accept": {
      const answerer = game.asked;
      if (answerer !== null) {
        return asked("command-ask-accept", () => game.say({ is: "accept", by: answerer }));
      }
      if (is === "draw") return asked("command-ask-draw", () => game.say({ is: "offer", by }));
      return told(t("deed-nothing-offered"));
    }
    case "decline":
      if (game.asked === null) return told(t("deed-nothing-offered"));
      game.say({ is: "decline", by: game.asked });
      return DONE;
    case "resign":
      return asked("resign-title", () => game.say({ is: "resign", by }));
    case "claim":
      return claim(game, by, about);
    case "take-back":
      if (!game.mayTakeBack && game.view.takesBack) return told(t("command-nothing-to-take-back"));
      game.takeBack();
      return DONE;
    case "press":
      if (game.held !== "pressFirst") return told(t("command-no-press"));
      game.actOnClock("press");
      return DONE;
  }
}

type Saying = "draw" | "accept" | "decline" | "resign" | "claim" | "take-back" | "press";

/** A claim for the position on the board, or with a move that is announced. */
function claim(game: Session, by: Color, move: string): Outcome {
  const { claimable, claimMoves, verdict } = game.view;
  if (!claimable.repetition && !claimable.moveCount) return told(t("menu-claim-automatic"));
  if (game.claimant === null) return told(t("menu-claim-wait"));
  const [intended, ...others] = move === "" ? [null] : meantBy(game, move);
  if (intended === undefined || others.length > 0) {
    return { is: "unclear", text: t("typed-syntax", { text: move }) };
  }
  const right =
    intended === null
      ? verdict.is === "claimable" && verdict.claims
      : claimMoves.find(({ uci }) => uci === intended)?.claims;
  const ground: Ground = right && !right.repetition ? "moveCount" : "repetition";
  const name = intended === null ? "command-ask-claim" : "command-ask-claim-with";
  const announced = game.written(settings.writing)[intended ?? ""] ?? "";
  const question = t(name, { who: who(by, game.setup), move: announced });
  const warning = t("claim-warning", { minutes: game.view.penaltyMinutes });
  return {
    is: "asked",
    text: `${question} ${warning}`,
    yes: () => game.say({ is: "claim", by, ground, intended }),
  };
}

function meantBy({ view, moves }: Session, text: string): readonly string[] {
  const { moves: meant } = typedMoves(view.position.fen, text, settings.language);
  return moves.map(({ uci }) => uci).filter((uci) => meant.includes(uci));
}
