// The arbiter's table, with somebody who answers when the test says so.

import { beforeAll, beforeEach, expect, it } from "vitest";
import { rules, settled } from "../../tests/unit/fakes";
import type { Color, MatingView } from "../generated/wire";
import { canMate } from "../rules/rules";
import { ArbiterTable, EMPTY } from "./table.svelte";
import { Verdicts } from "./verdicts.svelte";
import { answerText, standingText } from "./words";

const PAWN = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

class FakeAdjudicator {
  asked: { fen: string; side: Color; answer: (mating: MatingView) => void; fail: () => void }[] =
    [];
  dropped = 0;

  ask(fen: string, side: Color): Promise<MatingView> {
    return new Promise((answer, reject) => {
      this.asked.push({ fen, side, answer, fail: () => reject(new Error("gone")) });
    });
  }

  drop(): void {
    this.dropped += 1;
  }
}

beforeAll(rules);
let adjudicator: FakeAdjudicator;
let verdicts: Verdicts;
beforeEach(() => {
  adjudicator = new FakeAdjudicator();
  verdicts = new Verdicts(adjudicator);
});
const table = (fen = PAWN): ArbiterTable => new ArbiterTable(fen, verdicts, () => "english");

it("asks for both sides, and shows what comes", async () => {
  table();
  expect(adjudicator.asked.map(({ side }) => side)).toEqual(["white", "black"]);
  expect(verdicts.answers).toEqual({ white: { is: "asking" }, black: { is: "asking" } });
  adjudicator.asked[0]?.answer(canMate(PAWN, "white", "english", 100_000));
  adjudicator.asked[1]?.fail();
  await settled();
  expect(verdicts.answers.white).toMatchObject({ is: "known", mating: { is: "yes" } });
  expect(verdicts.answers.black).toEqual({ is: "failed" });
});

it("wants no answer about a position that has changed", async () => {
  const at = table();
  at.edit({ is: "turn", side: "black" });
  adjudicator.asked[0]?.answer({ is: "undecided", searched: 1 });
  await settled();
  expect(verdicts.answers.white).toEqual({ is: "asking" });
  expect(adjudicator.asked[2]?.fen).toBe("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
});

it("asks nothing about what cannot be, and tells all that is wrong", () => {
  const at = table();
  at.read(EMPTY);
  expect(verdicts.answers).toEqual({});
  expect(at.setup.faults.map(({ code }) => code)).toEqual(["missingKing", "missingKing"]);
  expect(at.read("nonsense")).toBe(false);
  expect([at.fault?.is, at.setup.fen]).toEqual(["fen", EMPTY]);
});

it("puts, takes away, moves and clears", () => {
  const at = table();
  at.choose({ is: "put", piece: { color: "white", role: "queen" } });
  at.press("d4");
  expect(at.at("d4")).toMatchObject({ color: "white", role: "queen" });
  at.press("d4");
  expect(at.at("d4")).toBeNull();
  at.choose({ is: "move" });
  at.press("e2");
  expect(at.taken).toBe("e2");
  at.press("e3");
  expect([at.taken, at.setup.fen]).toEqual([null, "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"]);
  at.press("a1");
  expect(at.taken).toBeNull();
  at.choose({ is: "clear" });
  at.press("e3");
  at.carry("e8", null);
  expect(at.setup.fen).toBe("8/8/8/8/8/8/8/4K3 w - - 0 1");
});

it("knows a dead position when both sides can mate no more", async () => {
  const at = table("8/4k3/8/p1p1p1p1/P1P1P1P1/8/4K3/8 w - - 0 1");
  for (const { fen, side, answer } of adjudicator.asked) {
    answer(canMate(fen, side, "english", 100_000));
  }
  await settled();
  expect(verdicts.dead).toBe(true);
  expect(standingText(at.setup, verdicts.dead)).toBe("standing-dead");
  const { white } = verdicts.answers;
  expect(white?.is === "known" && answerText(white.mating, "white")).toContain("no-mate-wall");
});

it("has words for what was not found out, and searches on", () => {
  const at = table();
  expect(answerText({ is: "undecided", searched: 7 }, "white")).toBe("answer-undecided");
  at.more("white", 500_000);
  expect(adjudicator.asked.at(-1)?.side).toBe("white");
});
