/**
 * Games that somebody pastes as PGN, from `crates/browser` through a WebAssembly of its own: it is
 * fetched for the first text that is no FEN.
 */

import type { Fault, Letters, PastedGame } from "../generated/wire";
import start, { readPasted } from "../generated/wasm/pasted/pasted.js";
import address from "../generated/wasm/pasted/pasted_bg.wasm?url";
import { RulesError } from "../rules/rules";

/** Makes the reader ready; a place without `fetch` brings the bytes itself. */
export async function loadReader(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** The first game of a text; a fault when there is none. */
export function gameOf(text: string, letters: Letters): PastedGame {
  try {
    return JSON.parse(readPasted(text, letters)) as PastedGame;
  } catch (thrown) {
    if (typeof thrown === "string") throw new RulesError(JSON.parse(thrown) as Fault);
    throw thrown;
  }
}
