/** What the list of openings knows of a game: a page of the notebook that a review asks for. */

import type { TheoryView } from "../generated/wire";
import { theoryOf as ask } from "../generated/wasm/notebook/notebook.js";
import { loadNotebook } from "../notebook/notebook";
import type { Language } from "../texts/language";
import type { Line } from "./messages";

/** Makes it ready; a place without `fetch` brings the bytes itself. */
export const loadTheory = loadNotebook;

export function theoryOf({ start: fen, moves }: Line, language: Language): TheoryView {
  return JSON.parse(ask(fen, [...moves], language)) as TheoryView;
}
