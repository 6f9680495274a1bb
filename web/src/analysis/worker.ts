/**
 * The worker in which the engine analyses. It works in short turns and hears what has been ordered
 * between them: a review first, then lines, each turn twice as deep as the one before.
 */

import type { EngineLines, ReviewProgress, ReviewView } from "../generated/wire";
import start, { Analyser, Reviewing } from "../generated/wasm/engine/engine.js";
import address from "../generated/wasm/engine/engine_bg.wasm?url";
import type { News, Order } from "./messages";

/** A first answer comes at once; the last one takes a second or two on a telephone. */
const FIRST_NODES = 20_000;
const MOST_NODES = 640_000;

type Looking = Extract<Order, { is: "look" }> & { nodes: number };

let analyser: Analyser | null = null;
let looking: Looking | null = null;
let reviewing: { id: number; review: Reviewing } | null = null;
let paused = true;
let busy = false;

const ready = start({ module_or_path: address });
ready.catch(() => tell({ is: "failed" }));

function tell(news: News): void {
  postMessage(news);
}

/** One turn of the review, or of the lines; tells whether there is more to do. */
function turn(): boolean {
  if (reviewing !== null && !paused) {
    const { id, review } = reviewing;
    const progress = JSON.parse(review.step()) as ReviewProgress;
    tell({ is: "progress", id, progress });
    if (progress.done === progress.of) {
      tell({ is: "review", id, review: JSON.parse(review.finish()) as ReviewView });
      paused = true;
    }
    return true;
  }
  if (looking === null) return false;
  const { id, line, lines, nodes } = looking;
  analyser ??= new Analyser();
  const found = analyser.lines(line.start, [...line.moves], lines, nodes);
  tell({ is: "lines", id, found: JSON.parse(found) as EngineLines });
  looking = nodes >= MOST_NODES ? null : { ...looking, nodes: 2 * nodes };
  return looking !== null;
}

async function work(): Promise<void> {
  if (busy) return;
  busy = true;
  try {
    await ready;
    // What was ordered meanwhile is heard between two turns.
    while (turn()) await new Promise((heard) => setTimeout(heard));
  } catch {
    looking = null;
    paused = true;
    tell({ is: "failed" });
  } finally {
    busy = false;
  }
}

async function obey(order: Order): Promise<void> {
  await ready;
  switch (order.is) {
    case "look":
      looking = { ...order, nodes: FIRST_NODES };
      break;
    case "rest":
      looking = null;
      return;
    case "pause":
      paused = true;
      return;
    case "review":
      if (reviewing?.id !== order.id) {
        reviewing?.review.free();
        const { start: from, moves } = order.line;
        const review = new Reviewing(from, [...moves], order.nodes, order.bookPlies);
        reviewing = { id: order.id, review };
      }
      paused = false;
  }
  await work();
}

addEventListener("message", ({ data }: MessageEvent<Order>) => {
  obey(data).catch(() => tell({ is: "failed" }));
});
