/** Where things lie that are drawn over a board, in squares from its upper left corner. */

import type { Color, Square } from "../generated/wire";
import { rowsFrom } from "./squares";

/** An arrow, and whether it shows something good or what goes wrong. */
export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly kind?: "good" | "bad";
}

type Point = readonly [number, number];

/** The middle of a square as somebody on a side sees the board. */
export function centreOf(square: Square, side: Color): Point {
  const rows = rowsFrom(side);
  const y = rows.findIndex((row) => row.includes(square));
  return [(rows[y]?.indexOf(square) ?? 0) + 0.5, y + 0.5];
}

/** Half the width of the shaft and of the head, and the length of the head. */
const SHAFT = 0.09;
const HEAD = 0.25;
const POINT = 0.42;
/** An arrow begins a little beside the middle of its square, so that the piece stays to be seen. */
const GAP = 0.28;

/** The outline of an arrow as an SVG path. */
export function arrowPath({ from, to }: Arrow, side: Color): string {
  const [x, y] = centreOf(from, side);
  const [toX, toY] = centreOf(to, side);
  const length = Math.hypot(toX - x, toY - y);
  if (length === 0) return "";
  const [dx, dy] = [(toX - x) / length, (toY - y) / length];
  const at = (along: number, across: number): string =>
    `${round(x + dx * along - dy * across)} ${round(y + dy * along + dx * across)}`;
  const neck = length - POINT;
  return (
    `M${at(GAP, SHAFT)}L${at(neck, SHAFT)}L${at(neck, HEAD)}L${at(length - 0.04, 0)}` +
    `L${at(neck, -HEAD)}L${at(neck, -SHAFT)}L${at(GAP, -SHAFT)}z`
  );
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
