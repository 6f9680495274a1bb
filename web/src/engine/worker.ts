/** The worker in which the engine thinks. It answers questions in the order they come. */

import type { Fault, SearchAnswer } from "../generated/wire";
import start, { Computer } from "../generated/wasm/engine/engine.js";
import address from "../generated/wasm/engine/engine_bg.wasm?url";
import type { Question, Reply } from "./messages";

let computer: Promise<Computer> | null = null;

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

async function reply({ id, start, moves, limits }: Question): Promise<Reply> {
  try {
    const text = (await awake()).think(start ?? undefined, [...moves], JSON.stringify(limits));
    return { id, answer: JSON.parse(text) as SearchAnswer };
  } catch (thrown) {
    return { id, fault: faultOf(thrown) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});
