/** What is told of a position to somebody who asks for it in words. */

import { pieceName, squareName } from "../board/names";
import { isSquare, rowsFrom } from "../board/squares";
import type { Piece } from "../board/state";
import type { Color, MoveView, Role, Square } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import type { Sought } from "./reading";

type Pieces = ReadonlyMap<Square, Piece>;

const COLORS: readonly Color[] = ["white", "black"];
const ROLES: readonly Role[] = ["king", "queen", "rook", "bishop", "knight", "pawn"];

/** All squares, rank after rank from White's side. */
const SQUARES: readonly Square[] = rowsFrom("black").flatMap((row) => row.toReversed());

function stands(pieces: Pieces, color: Color, role: Role): string | null {
  const on = SQUARES.filter((square) => {
    const piece = pieces.get(square);
    return piece?.color === color && piece.role === role;
  });
  if (on.length === 0) return null;
  return t("command-stands", { piece: pieceName({ color, role }), squares: on.join(", ") });
}

function sentence(parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(". ");
}

/** Where the pieces stand that somebody asks for. */
export function whereText(pieces: Pieces, { role, color }: Sought): string {
  const colors = color === null ? COLORS : [color];
  const told = sentence(colors.map((one) => stands(pieces, one, role)));
  return told === "" ? t("command-stands-nowhere") : told;
}

/** The whole position, piece after piece. */
export const boardText = (pieces: Pieces): string =>
  sentence(COLORS.flatMap((color) => ROLES.map((role) => stands(pieces, color, role))));

/** What stands on a rank such as `4`, or on a file such as `e`; nothing where it names neither. */
export function rowText(pieces: Pieces, row: string): string | null {
  const name = row.toLowerCase();
  if (!/^[a-h1-8]$/.test(name)) return null;
  const on = SQUARES.filter((square) => square.includes(name) && pieces.has(square));
  if (on.length === 0) return t("command-row-empty", { row: name });
  const told = on.map((square) => squareName(square, pieces.get(square) ?? null));
  return t("command-row-read", { row: name, pieces: told.join("; ") });
}

/** What stands on a square; nothing where the text names none. */
export function squareText(pieces: Pieces, text: string): string | null {
  const square = text.toLowerCase();
  return isSquare(square) ? squareName(square, pieces.get(square) ?? null) : null;
}

/** The moves that can be made, all or those from a square, as people write them. */
export function movesText(
  moves: readonly MoveView[],
  written: Readonly<Record<string, string>>,
  from: string,
): string {
  const asked = moves.filter((move) => from === "" || move.from === from.toLowerCase());
  if (asked.length === 0) return t("command-moves-none");
  const told = asked.map(({ uci }) => written[uci] ?? uci);
  return t("command-moves-read", { count: told.length, moves: told.join(", ") });
}
