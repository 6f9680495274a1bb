/** A standing piece as an element: what `Standing.svelte` draws, and one that fades. */

import type { Color, Square } from "../generated/wire";
import type { Piece } from "../board/state";
import { placeOf } from "../board/squares";
import { SHEET } from "./sheet";
import { standsAt } from "./view";

/** What the style sheet has to know of a piece, by the names of its properties. */
export function measures(
  square: Square,
  { color, role }: Piece,
  side: Color,
): Readonly<Record<string, string>> {
  const { x, y, size } = standsAt(square, side);
  const round = (value: number): string => String(Math.round(value * 10_000) / 10_000);
  return {
    "--x": round(x),
    "--y": round(y),
    "--size": round(size),
    "--row": String(placeOf(square, side).row),
    "--column": String(SHEET.indexOf(role)),
    "--line": color === "white" ? "0" : "1",
  };
}

/** The piece that stood on a square, once more, as an element of its own. */
export function ghostOf(square: Square, piece: Piece, side: Color): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "standing-piece";
  for (const [name, value] of Object.entries(measures(square, piece, side))) {
    ghost.style.setProperty(name, value);
  }
  return ghost;
}
