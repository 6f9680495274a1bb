/**
 * The flat set: the outlines of `outlines.ts` as SVG paths in a 92 by 92 box.
 *
 * White is light wood with an ink outline; Black is dark wood with a light line just inside
 * its edge, so that both stand out on light and dark squares alike. Shapes only: colours are
 * named by the style sheet.
 */

import type { Role } from "../generated/wire";
import {
  bishop,
  king,
  knight,
  pawn,
  queen,
  rook,
  type Carved,
  type Step,
  type Turned,
} from "./outlines";

/** Side of the box. */
export const BOX = 92;
/** Where the foot stands, measured from the top of the box. */
const TABLE = 86.5;
const AXIS = 46;

const round = (value: number): string => String(Math.round(value * 100) / 100);
const point = (x: number, height: number): string => `${round(AXIS + x)} ${round(TABLE - height)}`;

function step(s: Step): string {
  return s.length === 2
    ? `L${point(s[0], s[1])}`
    : `C${point(s[0], s[1])} ${point(s[2], s[3])} ${point(s[4], s[5])}`;
}

const end = (s: Step): readonly [number, number] => (s.length === 2 ? s : [s[4], s[5]]);

/** A closed or open path through the steps; the first step is where it starts. */
function path(steps: readonly Step[], closed: boolean): string {
  const [first, ...rest] = steps;
  if (first === undefined) return "";
  const [x, y] = end(first);
  return `M${point(x, y)}${rest.map(step).join("")}${closed ? "Z" : ""}`;
}

/** The same half outline walked back on the other side of the axis. */
function mirrored(steps: readonly Step[]): Step[] {
  const back: Step[] = [];
  for (let i = steps.length - 1; i > 0; i -= 1) {
    const s = steps[i] as Step;
    const [x, y] = end(steps[i - 1] as Step);
    back.push(s.length === 2 ? [-x, y] : [-s[2], s[3], -s[0], s[1], -x, y]);
  }
  return back;
}

function ring(height: number, radius: number): string {
  return `M${point(-radius, height)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

/** A groove, sagging a little, as it would on something round. */
function groove([radius, height]: readonly [number, number]): string {
  return `M${point(-radius, height)}Q${point(0, height - 1.6)} ${point(radius, height)}`;
}

/** The paths of one flat piece, in drawing order. */
export interface FlatPiece {
  /** Small closed shapes behind the body: a cross, a ball. */
  readonly finials: readonly string[];
  /** The outline of the body, closed. */
  readonly body: string;
  /** Open lines upon them. */
  readonly lines: readonly string[];
  /** Small closed shapes in the colour of the lines. */
  readonly spots: readonly string[];
}

/** A turned piece seen from the side. */
export function flatTurned(piece: Turned): FlatPiece {
  const half = [...piece.body, ...piece.crest];
  const finials = piece.finials.map((f) => path(f, true));
  if (piece.ball) finials.push(ring(piece.ball.height, piece.ball.radius));
  return {
    finials,
    body: path([...half, ...mirrored(half)], true),
    spots: [],
    lines: [...piece.grooves.map(groove), ...piece.cuts.map((c) => path(c, false))],
  };
}

/** A carved piece seen from the side. */
export function flatCarved(piece: Carved): FlatPiece {
  return {
    finials: [],
    body: path(piece.outline, true),
    spots: [path(piece.eye, true)],
    lines: [...piece.grooves.map(groove), ...piece.cuts.map((c) => path(c, false))],
  };
}

/** The whole flat set. */
export const flatSet: readonly { readonly role: Role; readonly piece: FlatPiece }[] = [
  { role: "king", piece: flatTurned(king) },
  { role: "queen", piece: flatTurned(queen) },
  { role: "rook", piece: flatTurned(rook) },
  { role: "bishop", piece: flatTurned(bishop) },
  { role: "knight", piece: flatCarved(knight) },
  { role: "pawn", piece: flatTurned(pawn) },
];
