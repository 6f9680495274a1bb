// A game as PGN: its tags, its end, its variations, Chess960.

import { beforeAll, describe, expect, it } from "vitest";
import { Fakes, notebook, play, rules, settled, TWO } from "../../tests/unit/fakes";
import { FIRST_GAME } from "../game/setup";
import { pgnOfGame } from "./game";

beforeAll(rules);
beforeAll(notebook);

const NOBODY = { white: "", black: "" };

/** The tags of a PGN. */
const tagsOf = (pgn: string): Record<string, string> =>
  Object.fromEntries(
    [...pgn.matchAll(/^\[(\w+) "(.*)"\]$/gm)].map(([, name, value]) => [name, value]),
  );

describe("C7: a game shared as PGN", () => {
  it("says who played, how strong the computer was and on which scale", async () => {
    const fakes = new Fakes();
    const session = fakes.session();
    session.begin({ ...FIRST_GAME, level: "hard", color: "white", control: "5+3" });
    play(session, "e2e4");
    fakes.questions.at(-1)?.answer("c7c5");
    await settled();
    const tags = tagsOf(pgnOfGame(session, { white: "Anna", black: "" }));
    expect(tags).toMatchObject({
      White: "Anna",
      WhiteType: "human",
      Black: "Rokade (Hard)",
      BlackElo: "1500",
      BlackType: "program",
      EloScale: "lichess blitz and rapid",
      Date: session.begun,
      Result: "*",
      Termination: "unterminated",
      Ruleset: "home",
      TimeControl: "300+3",
      ECO: "B20",
      PlyCount: "2",
    });
    expect(tags["Opening"]).toContain("Sicilian");
  });

  it("says how it ended", () => {
    const session = new Fakes().two({ ruleset: "official" });
    play(session, "f2f3", "e7e5", "g2g4", "d8h4");
    const pgn = pgnOfGame(session, NOBODY);
    expect(tagsOf(pgn)).toMatchObject({
      Result: "0-1",
      Termination: "normal",
      Reason: "checkmate",
      Ruleset: "official",
      White: "?",
    });
    expect(pgn.trimEnd().endsWith("1. f3 e5 2. g4 Qh4# 0-1")).toBe(true);
  });

  it("tells a fallen flag in the words of PGN", () => {
    const fakes = new Fakes();
    const session = fakes.two({ control: "5", ruleset: "online" });
    play(session, "e2e4", "e7e5");
    fakes.now = 301_000;
    session.say({ is: "flagFall", of: "white" });
    expect(tagsOf(pgnOfGame(session, NOBODY))).toMatchObject({
      Result: "0-1",
      Termination: "time forfeit",
      Reason: "flag fall",
    });
  });

  it("has what was played before as a variation", () => {
    const session = new Fakes().two();
    play(session, "e2e4", "e7e5", "g1f3");
    session.look(1);
    session.playOn(TWO);
    play(session, "c7c5");
    expect(pgnOfGame(session, NOBODY)).toContain("1. e4 c5 (1... e5 2. Nf3) *");
  });

  it("names the variant and the start of Chess960", () => {
    const session = new Fakes().two({ chess960: 0 });
    play(session, "e2e4");
    expect(tagsOf(pgnOfGame(session, NOBODY))).toMatchObject({
      Variant: "Chess960",
      StartNumber: "0",
      SetUp: "1",
      FEN: session.view.startFen,
    });
    const usual = new Fakes().two({ chess960: 518 });
    expect(tagsOf(pgnOfGame(usual, NOBODY))).toMatchObject({ Variant: "Chess960" });
  });

  it("quotes names that have quotation marks in them", () => {
    const session = new Fakes().two();
    const pgn = pgnOfGame(session, { white: 'Jan "de Toren"', black: "O\\P" });
    expect(pgn).toContain('[White "Jan \\"de Toren\\""]');
    expect(pgn).toContain('[Black "O\\\\P"]');
  });
});
