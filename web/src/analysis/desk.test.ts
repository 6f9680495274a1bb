// An analysis at the screen's side: variations, whose evaluation is shown, and a review that stops.

import { readFileSync } from "node:fs";
import { beforeAll, expect, it, vi } from "vitest";
import type {
  Assessment,
  ReviewCause,
  ReviewMove,
  ReviewView,
  TheoryView,
} from "../generated/wire";
import { rules } from "../../tests/unit/fakes";
import { needTexts, speak } from "../texts/texts.svelte";
import { Analysis, type Thinker } from "./desk.svelte";
import type { Line, ReviewOrder } from "./messages";
import { loadStudy } from "./study";
import { causeText, worthText } from "./words";

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: { lang: "" } });
  await Promise.all([rules(), speak("en"), needTexts(["analysis", "review"])]);
  const wasm = new URL("../generated/wasm/study/study_bg.wasm", import.meta.url);
  await loadStudy(readFileSync(wasm));
});

class Asked implements Thinker {
  looks: { id: number; line: Line }[] = [];
  reviews: ReviewOrder[] = [];
  pauses = 0;
  look(id: number, line: Line): void {
    this.looks.push({ id, line });
  }
  rest(): void {
    this.looks.push({ id: -1, line: { start: "", moves: [] } });
  }
  review(order: ReviewOrder): void {
    this.reviews.push(order);
  }
  pause(): void {
    this.pauses += 1;
  }
}

const even: Assessment = { worth: { is: "centipawns", value: 35 }, whiteChances: 53 };

const opening = { code: "A00", name: "Barnes Opening" };
const theory = (): Promise<TheoryView> => Promise.resolve({ opening, plies: 2 });

let used = 0;
let spent: number | null = null;
const quota = { spent: () => Promise.resolve(spent), use: () => void (used += 1) };

function open(text: string): { analysis: Analysis; asked: Asked; kept: string[] } {
  const asked = new Asked();
  const kept: string[] = [];
  const keep = (pgn: string): void => void kept.push(pgn);
  const analysis = new Analysis(text, "english", { thinker: asked, theory, quota }, keep);
  return { analysis, asked, kept };
}

function play(analysis: Analysis, uci: string): void {
  const move = analysis.shown.moves.find((legal) => legal.uci === uci);
  if (move === undefined) throw new Error(`${uci} may not be played`);
  analysis.play(move);
}

it("F: a variation is added, promoted and deleted, and the game is kept", () => {
  const { analysis, kept } = open("1. e4 e5 2. Nf3 *");
  analysis.forward();
  play(analysis, "c7c5");
  const sicilian = analysis.at;
  expect(analysis.place).toBe(-1);
  analysis.annotate(sicilian, "!?", "Sharp");
  analysis.makeMain(sicilian ?? 0);
  expect(analysis.node(analysis.view.main[1] ?? null)?.written).toBe("c5");
  expect(kept.at(-1)).toContain("1. e4 c5 $5 {Sharp}");
  analysis.remove(sicilian ?? 0);
  expect(analysis.node(analysis.at)?.written).toBe("e4");
  expect(analysis.view.main).toHaveLength(3);
});

it("F: never shows what another position is worth", () => {
  const { analysis, asked } = open("1. e4 e5 *");
  const first = asked.looks.at(-1);
  const found = { lines: [{ assessment: even, moves: ["e2e4"] }], depth: 9 };
  analysis.hear({ is: "lines", id: first?.id ?? 0, found });
  expect(analysis.assessment).toEqual(even);
  analysis.forward();
  expect([analysis.assessment, asked.looks.at(-1)?.line.moves]).toEqual([null, ["e2e4"]]);
  analysis.hear({ is: "lines", id: first?.id ?? 0, found });
  expect(analysis.assessment).toBeNull();
  analysis.setLines(0);
  expect(asked.looks.at(-1)?.id).toBe(-1);
});

it("F: a review is stopped and goes on, and holds for the line that was reviewed", async () => {
  const { analysis, asked } = open("1. f3 e5 2. g4 Qh4# *");
  await analysis.startReview();
  const id = asked.reviews[0]?.id ?? 0;
  analysis.hear({ is: "progress", id, progress: { done: 2, of: 5 } });
  analysis.stopReview();
  expect([analysis.reviewing, asked.pauses, analysis.progress?.done]).toEqual([false, 1, 2]);
  await analysis.startReview();
  expect(used).toBe(1);
  expect(asked.reviews.map((order) => [order.id, order.bookPlies])).toEqual([
    [id, 2],
    [id, 2],
  ]);
  const side = { accuracy: 90, averageLoss: 10, inaccuracies: 0, mistakes: 0, blunders: 0 };
  const move: ReviewMove = {
    assessment: even,
    judgement: null,
    mark: null,
    cause: null,
    better: ["e2e4"],
    phase: "opening",
  };
  const cause: ReviewCause = {
    whose: "allowed",
    motif: "mate",
    man: null,
    matesIn: 1,
    line: ["d8h4"],
  };
  const blunder: ReviewMove = { ...move, judgement: "blunder", cause };
  const review: ReviewView = {
    start: even,
    moves: [move, move, blunder, move],
    white: { ...side, blunders: 1 },
    black: side,
    turningPoint: 2,
  };
  analysis.hear({ is: "review", id, review });
  expect([analysis.review, analysis.opening]).toEqual([review, opening]);
  analysis.look(analysis.view.main[2] ?? null);
  expect(analysis.reviewedMove?.judgement).toBe("blunder");
  expect(causeText(analysis, analysis.at, cause)).toContain("2… Qh4#");
  const missed: ReviewCause = { ...cause, whose: "missed", motif: "fork", line: ["e2e4", "d7d5"] };
  expect(causeText(analysis, analysis.at, missed)).toContain("2. e4");
  // A single move has been told as the better one already.
  const once: ReviewCause = { ...missed, line: ["e2e4"] };
  expect(causeText(analysis, analysis.at, once)).not.toContain("e4");
  analysis.look(analysis.view.main[1] ?? null);
  play(analysis, "d2d4");
  expect(analysis.review).toEqual(review);
  analysis.makeMain(analysis.at ?? 0);
  expect(analysis.review).toBeNull();
});

it("F: no more reviews a day than the host allows", async () => {
  const { analysis, asked } = open("1. e4 *");
  spent = 3;
  await analysis.startReview();
  expect([analysis.spent, analysis.reviewing, asked.reviews.length]).toEqual([3, false, 0]);
  spent = null;
  await analysis.startReview();
  expect([analysis.spent, analysis.reviewing, asked.reviews.length]).toEqual([null, true, 1]);
});

it("F: what is neither a game nor a position is refused, and the game stays", () => {
  const { analysis } = open("1. e4 *");
  expect(analysis.open("hello there")).toBe(false);
  expect(analysis.view.main).toHaveLength(1);
  expect(analysis.open("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1")).toBe(true);
  expect(analysis.shown.pieces.size).toBe(3);
});

it("writes evaluations as chess programs do, and mate on the board as a word", () => {
  const mate = (by: "white" | "black", moves: number): string =>
    worthText({ worth: { is: "mate", by, moves }, whiteChances: 50 });
  expect([worthText(even), mate("white", 3), mate("black", 2), mate("black", 0)]).toEqual([
    "+0.35",
    "#3",
    "#−2",
    "mate",
  ]);
});
