/**
 * What the list of openings knows of a game, from `crates/browser` through the WebAssembly of the
 * notebook: it is fetched when a game is reviewed.
 */

import type { TheoryView } from "../generated/wire";
import start, { theoryOf as ask } from "../generated/wasm/notebook/notebook.js";
import address from "../generated/wasm/notebook/notebook_bg.wasm?url";
import type { Language } from "../texts/language";
import type { Line } from "./messages";

/** Makes it ready; a place without `fetch` brings the bytes itself. */
export async function loadTheory(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

export function theoryOf({ start: fen, moves }: Line, language: Language): TheoryView {
  return JSON.parse(ask(fen, [...moves], language)) as TheoryView;
}
