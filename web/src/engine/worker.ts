/** The worker in which the engine thinks. It answers questions in the order they come. */

import type { Fault, SearchAnswer } from "../generated/wire";
import start, { Computer } from "../generated/wasm/engine/engine.js";
import address from "../generated/wasm/engine/engine_bg.wasm?url";
import type { Question, Reply } from "./messages";

const ready = start({ module_or_path: address }).then(() => new Computer());

function faultOf(thrown: unknown): Fault | null {
  return typeof thrown === "string" ? (JSON.parse(thrown) as Fault) : null;
}

async function reply({ id, start, moves, limits }: Question): Promise<Reply> {
  try {
    const computer = await ready;
    const text = computer.think(start ?? undefined, [...moves], JSON.stringify(limits));
    return { id, answer: JSON.parse(text) as SearchAnswer };
  } catch (thrown) {
    return { id, fault: faultOf(thrown) };
  }
}

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  void reply(data).then((answer) => postMessage(answer));
});
