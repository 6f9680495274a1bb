// Which texts are commands, in which words, and what stands behind them.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { answerIn, commandIn, soughtIn } from "./reading";
import { COMMANDS, vocabularyOf } from "./vocabulary";

const DUTCH = vocabularyOf("nl", file("nl"));
const ENGLISH = vocabularyOf("en", file("en"));
const BOTH = [DUTCH, ENGLISH];

function file(language: string): string {
  const path = `../../../content/texts/${language}/commands.ftl`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

describe("a command", () => {
  it.each([
    ["remise", "draw", ""],
    ["Opgeven!", "resign", ""],
    ["resign", "resign", ""],
    ["  Waar   staat de witte Dame? ", "where", "de witte Dame"],
    ["where is queen", "where", "queen"],
    ["lees bord", "board", ""],
    ["lees 4", "row", "4"],
    ["lees lijn e", "row", "e"],
    ["veld e4", "square", "e4"],
    ["wat staat op e4?", "square", "e4"],
    ["zetten", "moves", ""],
    ["zetten e2", "moves", "e2"],
    ["claim Lb5", "claim", "Lb5"],
    ["?", "help", ""],
  ] as const)("%s is read", (text, is, about) => {
    expect(commandIn(text, BOTH)).toEqual({ is, about });
  });

  it("is no move, and a move is no command", () => {
    for (const move of ["e4", "Pf3", "Nf3", "O-O", "0-0-0", "exd5", "e8=D", "d", "t", "g1f3"]) {
      expect(commandIn(move, BOTH), move).toBeNull();
    }
    expect(commandIn("opgeven of niet", BOTH)).toBeNull();
  });

  it("has words of its own in each language, and none that mean two things", () => {
    for (const { command } of BOTH) {
      expect(new Set(command.values())).toEqual(new Set(COMMANDS));
      expect([...command.keys()].every((word) => word !== "")).toBe(true);
    }
    for (const [word, meaning] of DUTCH.command) {
      expect(ENGLISH.command.get(word) ?? meaning, word).toBe(meaning);
    }
  });
});

it("a piece is sought by its name or letter, of one color or of both", () => {
  expect(soughtIn("de witte dame", BOTH)).toEqual({ role: "queen", color: "white" });
  expect(soughtIn("black knights", BOTH)).toEqual({ role: "knight", color: "black" });
  // The language that is spoken goes first.
  expect(soughtIn("p", BOTH)).toEqual({ role: "knight", color: null });
  expect(soughtIn("p", [ENGLISH, DUTCH])).toEqual({ role: "pawn", color: null });
  expect(soughtIn("de fiets", BOTH)).toBeNull();
});

it("yes and no are understood in both languages", () => {
  expect(["ja", "J", "yes"].map((text) => answerIn(text, BOTH))).toEqual(["yes", "yes", "yes"]);
  expect(["nee", "n", "No."].map((text) => answerIn(text, BOTH))).toEqual(["no", "no", "no"]);
  expect(answerIn("e4", BOTH)).toBeNull();
});
