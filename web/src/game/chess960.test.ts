// Chess960 from its numbers: set up, castled, kept, and told to the computer.

import { beforeAll, beforeEach, expect, it } from "vitest";
import { Fakes, play, rules, TWO } from "../../tests/unit/fakes";
import { startOf } from "../rules/rules";
import { FIRST_GAME } from "./setup";

let fakes: Fakes;
beforeAll(rules);
beforeEach(() => {
  fakes = new Fakes();
});

it("A21: a game of Chess960 is set up by its number and kept with it", () => {
  const session = fakes.two({ chess960: 0 });
  expect(session.view.startFen).toBe(startOf(0));
  expect(session.view.startFen).toMatch(/^bbqnnrkr\//);
  play(session, "e2e4", "e7e5");
  const again = fakes.session();
  expect([again.setup.chess960, again.view.played.length]).toEqual([0, 2]);
});

it("A21: number 518 is the initial position", () => {
  expect(fakes.two({ chess960: 518 }).view.fromInitial).toBe(true);
  expect([startOf(null), startOf(960)]).toEqual([null, null]);
});

it("A21: castling is the king onto its rook", () => {
  // BBQRNKNR: the king on f1 castles long over d1.
  const number = [...Array(960).keys()].find((n) => startOf(n)?.startsWith("bbrqnkrn")) ?? -1;
  const session = fakes.two({ chess960: number });
  play(session, "e2e4", "e7e5");
  play(session, "f2f3", "f7f6");
  const castling = session.view.position.moves.filter(({ rook }) => rook !== null);
  // The rook on g1 stands beside the king, which may step over it at once.
  expect(castling.map(({ onto }) => onto)).toEqual(["g1"]);
  play(session, castling[0]?.uci ?? "");
  expect(session.view.position.fen).toContain(" b ");
});

it("A21: the computer is told where the game began", () => {
  const session = fakes.session();
  session.begin({ ...FIRST_GAME, color: "black", chess960: 0 });
  expect(session.thinking).toBe(true);
  expect(fakes.questions.at(-1)?.start).toBe(startOf(0));
  fakes.two({ ...TWO });
});
