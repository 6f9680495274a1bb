/**
 * Showing where a piece went: 140 ms unless somebody wants it otherwise, ease-out, and nothing for
 * whoever asked for less motion. Distances are in squares, so that no layout is read.
 */

import { BOX } from "../pieces/flat";
import type { Piece } from "./state";

/** For how long a piece goes, in milliseconds, as `device/settings.svelte.ts` writes down. */
export const goingMs = (): number => Number(document.documentElement.dataset["going"] ?? 140);

function going(): KeyframeAnimationOptions {
  return { duration: goingMs(), easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };
}

/** Whether the person wants to see things move. */
export function motionWanted(): boolean {
  const { without = "" } = document.documentElement.dataset;
  return (
    !matchMedia("(prefers-reduced-motion: reduce)").matches &&
    !without.split(" ").includes("motion")
  );
}

/** From where a piece comes, in squares, and how large it is seen there. */
export interface Coming {
  readonly by: readonly [number, number];
  readonly size: number;
}

/** A piece on its way lies over those that it passes. */
const ABOVE = 9;

/** Lets a piece that stands on its new square come from the old one. */
export function comeFrom(piece: Element, { by: [columns, rows], size }: Coming): void {
  const from = `calc(var(--square) * ${columns}) calc(var(--square) * ${rows})`;
  piece.animate({ translate: [from, "0 0"], scale: [size, 1], zIndex: [ABOVE, ABOVE] }, going());
}

/** Lets a piece fall back from where the hand let go. */
export function fallBack(piece: Element, [x, y]: readonly [number, number]): void {
  piece.animate({ translate: [`${x}px ${y}px`, "0 0"], zIndex: [ABOVE, ABOVE] }, going());
}

const SVG = "http://www.w3.org/2000/svg";

/** A flat piece, once more. */
export function flatGhost({ color, role }: Piece): Element {
  const ghost = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${color}-${role}`);
  ghost.setAttribute("viewBox", `0 0 ${BOX} ${BOX}`);
  ghost.setAttribute("class", "piece");
  ghost.append(use);
  return ghost;
}

/** Lets a piece that is gone fade where it stood. */
export function fade(place: Element, ghost: Element): void {
  // Before the piece that took its place, so that this one is drawn on top.
  place.prepend(ghost);
  const fading = ghost.animate({ opacity: [1, 0] }, going());
  const remove = (): void => ghost.remove();
  fading.finished.then(remove, remove);
}
