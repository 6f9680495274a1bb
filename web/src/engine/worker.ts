/**
 * The worker in which the engine thinks. It answers questions in the order they come: a level of
 * play chooses the move, a short search says what the position is worth.
 */

import type { Fault, LevelAnswer, SearchAnswer } from "../generated/wire";
import start, { Computer, LevelPlayer } from "../generated/wasm/engine/engine.js";
import address from "../generated/wasm/engine/engine_bg.wasm?url";
import type { Question, Reply } from "./messages";

let computer: Promise<Computer> | null = null;
let player: { readonly elo: number; readonly level: LevelPlayer } | null = null;

/** The engine; when it could not be fetched the next question tries again. */
function awake(): Promise<Computer> {
  computer ??= start({ module_or_path: address }).then(() => new Computer());
  computer.catch(() => (computer = null));
  return computer;
}

// Fetched before it is asked for. Whoever asks hears of a failure.
awake().catch(() => undefined);

function faultOf(thrown: unknown): Fault | null {
  return typeof thrown === "string" ? (JSON.parse(thrown) as Fault) : null;
}

/** Whoever plays this game; somebody else plays the next, and plays another one. */
function playerOf(elo: number, isNewGame: boolean): LevelPlayer {
  if (player?.elo !== elo || isNewGame) {
    player?.level.free();
    const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
    player = { elo, level: new LevelPlayer(elo, seed) };
  }
  return player.level;
}

async function reply({ id, start, moves, elo, limits }: Question): Promise<Reply> {
  try {
    const from = start ?? undefined;
    const text = (await awake()).think(from, [...moves], JSON.stringify(limits));
    const answer = JSON.parse(text) as SearchAnswer;
    if (elo === null) return { id, answer, pauseMs: 0 };
    const chosen = playerOf(elo, moves.length < 2).choose(from, [...moves]);
    const { uci, pauseMs } = JSON.parse(chosen) as LevelAnswer;
    return { id, answer: { ...answer, uci }, pauseMs };
  } catch (thrown) {
    return { id, fault: faultOf(thrown) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});
