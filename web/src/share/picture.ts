/**
 * A picture of a board, drawn on the device from the same outlines as the pieces on the page, in the
 * colours that the page has now.
 */

import { centreOf } from "../board/marks";
import { isLight, rowsFrom } from "../board/squares";
import type { Color, PlacedPiece, Role, Square } from "../generated/wire";
import { BOX, flatSet, type FlatPiece } from "../pieces/flat";

/** What is to be seen. */
export interface Picture {
  readonly pieces: readonly PlacedPiece[];
  /** Who sits at the lower edge. */
  readonly side: Color;
  readonly last: readonly Square[];
  readonly check: Square | null;
  readonly coordinates: boolean;
}

/** The names of the page's colours that a picture needs. */
type Ink = (name: string) => string;

const SHAPES: ReadonlyMap<Role, FlatPiece> = new Map(
  flatSet.map(({ role, piece }) => [role, piece]),
);

/** The colours that the page has now. */
export function pageInk(): Ink {
  const style = getComputedStyle(document.documentElement);
  return (name) => style.getPropertyValue(`--${name}`).trim();
}

/** Draws a board that fills a square of so many pixels. */
export function drawBoard(
  pen: CanvasRenderingContext2D,
  pixels: number,
  picture: Picture,
  ink: Ink,
): void {
  const square = pixels / 8;
  for (const [y, row] of rowsFrom(picture.side).entries()) {
    for (const [x, name] of row.entries()) drawSquare(pen, name, x, y, square, picture, ink);
  }
  for (const { square: name, color, role } of picture.pieces) {
    const [x, y] = centreOf(name, picture.side);
    pen.save();
    pen.translate((x - 0.5) * square, (y - 0.5) * square);
    pen.scale(square / BOX, square / BOX);
    drawPiece(pen, SHAPES.get(role), color, ink);
    pen.restore();
  }
}

function drawSquare(
  pen: CanvasRenderingContext2D,
  name: Square,
  x: number,
  y: number,
  square: number,
  { last, check, coordinates }: Picture,
  ink: Ink,
): void {
  const shade = isLight(name) ? "light-square" : "dark-square";
  const [left, top] = [x * square, y * square];
  pen.fillStyle = ink(shade);
  pen.fillRect(left, top, square, square);
  if (last.includes(name)) {
    pen.globalAlpha = 0.52;
    pen.fillStyle = ink("last-move");
    pen.fillRect(left, top, square, square);
    pen.globalAlpha = 1;
  }
  if (check === name) {
    pen.strokeStyle = ink("check");
    pen.lineWidth = square * 0.08;
    pen.beginPath();
    pen.arc(left + square / 2, top + square / 2, square * 0.44, 0, 2 * Math.PI);
    pen.stroke();
  }
  if (!coordinates) return;
  pen.fillStyle = ink(`on-${shade}`);
  pen.font = `600 ${square * 0.16}px system-ui, sans-serif`;
  const room = square * 0.05;
  if (x === 0) {
    pen.textAlign = "left";
    pen.textBaseline = "top";
    pen.fillText(name.slice(1), left + room, top + room);
  }
  if (y === 7) {
    pen.textAlign = "right";
    pen.textBaseline = "bottom";
    pen.fillText(name.slice(0, 1), left + square - room, top + square - room * 0.6);
  }
}

/** In the order and the widths of `pieces/PieceSheet.svelte`. */
function drawPiece(
  pen: CanvasRenderingContext2D,
  shape: FlatPiece | undefined,
  color: Color,
  ink: Ink,
): void {
  if (shape === undefined) return;
  const wood = ink(`${color}-piece`);
  const edge = ink(color === "white" ? "white-piece-line" : "black-piece-edge");
  const line = ink(`${color}-piece-line`);
  const stroke = (path: Path2D, style: string, width: number): void => {
    pen.strokeStyle = style;
    pen.lineWidth = width;
    pen.stroke(path);
  };
  const fill = (path: Path2D, style: string): void => {
    pen.fillStyle = style;
    pen.fill(path);
  };
  pen.lineJoin = pen.lineCap = "round";
  for (const finial of shape.finials.map((path) => new Path2D(path))) {
    fill(finial, wood);
    stroke(finial, edge, 3.5);
  }
  const body = new Path2D(shape.body);
  fill(body, ink(`${color}-piece-shade`));
  stroke(body, edge, 3.5);
  pen.save();
  pen.clip(body);
  pen.translate(-6, -1);
  fill(body, wood);
  pen.translate(6, 1);
  if (color === "black") stroke(body, line, 6);
  stroke(body, edge, 3.5);
  pen.restore();
  for (const path of shape.lines) stroke(new Path2D(path), line, color === "white" ? 2.5 : 1.7);
  for (const path of shape.spots) fill(new Path2D(path), line);
}

/** A canvas as a PNG. */
export function png(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error("the browser made no picture"));
      else resolve(blob);
    }, "image/png"),
  );
}
