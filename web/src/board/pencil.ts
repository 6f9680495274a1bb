/**
 * The right button above the board: pressed and released on one square it draws a circle, drawn to
 * another an arrow; Shift or Control, Alt, and both together choose the colour. Two fingers do the
 * same: an arrow leads from the square of the first to that of the second, and a second tap beside a
 * finger on one square draws a circle. The menu of the browser does not come up over a board.
 */

import type { Square } from "../generated/wire";
import { brushOf, snapped, type Drawing } from "./drawn";
import { isSquare } from "./squares";

export interface Pencil {
  /** Whether there is something to draw on; not while a piece is in the hand. */
  mayDraw(how: "button" | "fingers"): boolean;
  /** What would be drawn now; nothing off the board. */
  sketch(drawing: Drawing | null): void;
  draw(drawing: Drawing): void;
}

const RIGHT = 2;

/** Follows the right button on the board until the returned function is called. */
export function followPencil(board: HTMLElement, pencil: Pencil): () => void {
  let begun: { readonly pointer: number; readonly from: Square } | null = null;
  /** The finger that came first, and where. */
  let first: { readonly pointer: number; readonly square: Square | null } | null = null;

  const below = ({ clientX, clientY }: PointerEvent): Square | null => {
    const element = document.elementFromPoint(clientX, clientY);
    const name = board.contains(element)
      ? element?.closest("[data-square]")?.getAttribute("data-square")
      : null;
    return isSquare(name) ? name : null;
  };

  const drawing = (event: PointerEvent): Drawing | null => {
    const to = below(event);
    if (begun === null || to === null) return null;
    return { from: begun.from, to: snapped(begun.from, to), brush: brushOf(event) };
  };

  const down = (event: PointerEvent): void => {
    begun = null;
    const second = event.pointerType === "touch" && !event.isPrimary;
    if (event.isPrimary) first = { pointer: event.pointerId, square: below(event) };
    const from = second ? (first?.square ?? null) : below(event);
    const how = second ? "fingers" : "button";
    const draws = (event.button === RIGHT || second) && pencil.mayDraw(how);
    if (!draws || from === null) return pencil.sketch(null);
    begun = { pointer: event.pointerId, from };
    board.setPointerCapture(event.pointerId);
    pencil.sketch(drawing(event));
  };

  const move = (event: PointerEvent): void => {
    if (begun?.pointer === event.pointerId) pencil.sketch(drawing(event));
  };

  const up = (event: PointerEvent): void => {
    if (first?.pointer === event.pointerId) first = null;
    if (begun?.pointer !== event.pointerId) return;
    const done = drawing(event);
    lost();
    if (done !== null) pencil.draw(done);
  };

  const lost = (): void => {
    if (begun === null) return;
    begun = null;
    pencil.sketch(null);
  };

  const noMenu = (event: Event): void => event.preventDefault();

  const listeners = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", lost],
    ["contextmenu", noMenu],
  ] as const;
  for (const [name, listener] of listeners) board.addEventListener(name, listener as EventListener);
  return () => {
    for (const [name, listener] of listeners) {
      board.removeEventListener(name, listener as EventListener);
    }
  };
}
