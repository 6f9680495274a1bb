// A thousand games drawn by lot end on the screen as they end for `rokade`: each is written as PGN,
// read as the program reads one, and judged anew from its moves. Where `ROKADE_BINARY` names the
// program, it reads all of them itself, and says how it stands at the end of each.

import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import type { Deed, GameView, MoveView } from "../generated/wire";
import { gameOf } from "../notebook/notebook";
import { Game } from "../rules/rules";
import { pgnOfGame } from "../share/game";
import { Fakes, notebook, rules, TWO } from "../../tests/unit/fakes";
import type { Session } from "./session.svelte";

beforeAll(rules);
beforeAll(notebook);

const GAMES = 1000;
const MOST_PLIES = 40;

/** From few men games end in every way that a board knows; from the start hardly ever. */
const STARTS = [
  "7k/8/5KQ1/8/8/8/8/8 w - - 0 1",
  "8/8/8/8/8/4k3/5q2/7K w - - 0 1",
  "4k3/P7/8/8/8/8/7p/4K3 w - - 0 1",
  "k7/8/1K6/8/8/8/8/R7 b - - 90 80",
  "8/8/4k3/8/2n5/8/3K4/6B1 w - - 0 1",
  "8/1p4k1/8/P7/8/6K1/5p2/8 w - - 0 1",
] as const;
const RULESETS = ["automatic", "home", "official", "online"] as const;

/** Numbers that look drawn by lot, the same in every run. Source: G. Marsaglia, Xorshift RNGs, 2003. */
function lots(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

function drawn<T>(list: readonly T[], lot: (below: number) => number): T {
  return list[lot(list.length)] as T;
}

function playOut(session: Session, lot: (below: number) => number): void {
  for (let ply = 0; ply < MOST_PLIES && !session.ended; ply += 1) {
    session.play(drawn<MoveView>(session.shown.moves, lot));
  }
}

/** How a game stands that is read from its PGN and played once more. */
function judged(pgn: string, { setup, view }: Session): GameView {
  const { startFen, steps, faults } = gameOf(pgn, "english");
  expect(faults, pgn).toEqual([]);
  const deeds = view.played.map(({ move }): Deed => ({ is: "move", uci: move.uci }));
  const game = new Game({ ...setup, start: startFen }, { deeds, clock: null });
  const again = game.view();
  game.free();
  // What was read is what was played.
  expect([steps.length, steps.at(-1)?.fen ?? startFen], pgn).toEqual([
    deeds.length,
    again.position.fen,
  ]);
  return again;
}

/** A game as it ended here: its PGN, its moves, its last position and how that stands by itself. */
interface Ended {
  readonly pgn: string;
  readonly plies: number;
  readonly result: string;
  readonly fen: string;
  readonly status: string;
}

/** What a position says by itself; repetitions and counted moves are of the game. */
const STATUS: Readonly<Record<string, string>> = {
  checkmate: "checkmate",
  stalemate: "stalemate",
  deadPosition: "dead",
};

function endedAs({ view }: Session, pgn: string): Ended {
  const { verdict, played, position } = view;
  const way = verdict.is === "ended" ? STATUS[verdict.termination] : undefined;
  const result = /(1-0|0-1|1\/2-1\/2|\*)\s*$/.exec(pgn)?.[1] ?? "";
  return { pgn, plies: played.length, result, fen: position.fen, status: way ?? "ongoing" };
}

/** What the program says of files of lines: an object a line. */
function told(...asked: string[]): Record<string, unknown>[] {
  const said = execFileSync(binary ?? "", asked, { encoding: "utf8", maxBuffer: 1 << 28 });
  return said
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

const binary = process.env["ROKADE_BINARY"];

/** Holds what the program says of all games against how they ended here. */
function compare(games: readonly Ended[]): void {
  const folder = mkdtempSync(join(tmpdir(), "rokade-agreement-"));
  const [archive, ends] = [join(folder, "games.pgn"), join(folder, "ends.fen")];
  writeFileSync(archive, games.map(({ pgn }) => `${pgn.trim()}\n\n`).join(""));
  writeFileSync(ends, games.map(({ fen }) => `${fen}\n`).join(""));
  const checked = told("pgn", "check", "--json", "--lang", "en", archive);
  const plain = games.map(({ plies, result }, index) => ({
    ...{ game: index + 1, plies, result, faults: [] },
  }));
  expect(checked.slice(0, -1)).toEqual(plain);
  const stands = told("adjudicate", "--json", ends).map(({ fen, status }) => ({ fen, status }));
  expect(stands).toEqual(games.map(({ fen, status }) => ({ fen, status })));
}

it("ends a thousand games as the program does", () => {
  const lot = lots(0x526f6b61);
  const ways = new Map<string, number>();
  const games: Ended[] = [];
  for (let game = 0; game < GAMES; game += 1) {
    const session = new Fakes().session();
    const start = drawn(STARTS, lot);
    session.begin({ ...TWO, start, ruleset: drawn(RULESETS, lot) });
    playOut(session, lot);
    const pgn = pgnOfGame(session, { white: "", black: "" });
    expect(judged(pgn, session).verdict, pgn).toEqual(session.view.verdict);
    const { verdict } = session.view;
    const way = verdict.is === "ended" ? verdict.termination : verdict.is;
    ways.set(way, (ways.get(way) ?? 0) + 1);
    const ended = endedAs(session, pgn);
    expect(ended.result === "*", pgn).toBe(verdict.is !== "ended");
    games.push(ended);
  }
  if (binary !== undefined) compare(games);
  // Mates, stalemates, dead positions, repetitions and counted moves are among them.
  expect([...ways.keys()].length).toBeGreaterThan(5);
}, 300_000);
