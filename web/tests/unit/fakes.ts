/** What stands in for device, computer and voice where a game is tested. Never part of the client. */

import { readFileSync } from "node:fs";
import { loadNotebook } from "../../src/notebook/notebook";
import { loadRules } from "../../src/rules/rules";
import type { SavedGame, Shelf } from "../../src/game/saved";
import type { Thinker } from "../../src/game/company";
import { Session } from "../../src/game/session.svelte";
import { begin } from "../../src/game/start";
import { agrees, FIRST_GAME, type GameSetup, type Wanted } from "../../src/game/setup";

/** The rules, as the client has them. */
export async function rules(): Promise<void> {
  const wasm = new URL("../../src/generated/wasm/rules/rules_bg.wasm", import.meta.url);
  await loadRules(readFileSync(wasm));
}

/** What is written about games, as the client has it. */
export async function notebook(): Promise<void> {
  const wasm = new URL("../../src/generated/wasm/notebook/notebook_bg.wasm", import.meta.url);
  await loadNotebook(readFileSync(wasm));
}

export const TWO: GameSetup = { ...FIRST_GAME, opponent: "person" };

export class Fakes {
  kept: SavedGame | "damaged" | null = null;
  room = true;
  said: string[] = [];
  /** What the time is, in milliseconds. */
  now = 0;
  questions: {
    start: string | null;
    moves: readonly string[];
    answer: (uci: string, value?: number) => void;
    fail: () => void;
  }[] = [];

  shelf: Shelf = {
    take: (wanted) =>
      this.kept === null || this.kept === "damaged" || agrees(this.kept.setup, wanted)
        ? this.kept
        : null,
    put: (game) => {
      if (this.room) this.kept = game;
      return this.room;
    },
  };

  thinker: Thinker = {
    think: ({ start, moves }) =>
      new Promise((answer, reject) => {
        const worth = (uci: string, value = 30): void =>
          answer({ uci, line: [uci], score: { is: "centipawns", value }, depthPlies: 1, nodes: 1 });
        this.questions.push({ start, moves, answer: worth, fail: () => reject(new Error("gone")) });
      }),
  };

  voice = {
    say: (text: string) => void this.said.push(text),
    interrupt: (text: string) => void this.said.push(`! ${text}`),
    hush: () => void this.said.push("hush"),
  };

  /** The game that an address asks for; or the one that was set up elsewhere. */
  session(wanted: Wanted | null = null, wish: GameSetup | null = null): Session {
    const begun = begin(wish, wanted, this.shelf, this.now);
    return new Session(begun, this.shelf, this.thinker, this.voice, () => this.now);
  }

  /** Two people at the board, as if the first game had been set up for them. */
  two(setup: Partial<GameSetup> = {}): Session {
    const session = this.session();
    session.begin({ ...TWO, ...setup });
    return session;
  }
}

/** Plays moves of whoever is at this device. */
export function play(session: Session, ...moves: string[]): void {
  for (const uci of moves) {
    const move = session.shown.moves.find((m) => m.uci === uci);
    if (move === undefined) throw new Error(`${uci} may not be played`);
    session.play(move);
  }
}

/** Until everything that was promised has come. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
