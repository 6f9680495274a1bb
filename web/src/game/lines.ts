/**
 * Lines beside a game: what was played before somebody went back and played on from an earlier
 * move. Each is kept from the start of the game, so that it stays right whatever becomes of the
 * others.
 */

import type { GameView } from "../generated/wire";
import type { Line } from "./saved";

/** So many lines are kept beside a game. */
const MOST = 12;

/** After how many moves a line leaves another one. */
export function divergence(line: Line, other: Line): number {
  const at = line.findIndex((move, ply) => move !== other[ply]);
  return at === -1 ? line.length : at;
}

/** Whether a line says nothing that another one does not say. */
const isWithin = (line: Line, other: Line): boolean => divergence(line, other) === line.length;

/** The lines beside a game that goes on from a move of the one that was played until now. */
export function others(lines: readonly Line[], played: Line, ply: number): readonly Line[] {
  if (played.length <= ply) return lines;
  const rest = lines.filter((line) => !isWithin(line, played));
  return rest.some((line) => isWithin(played, line)) ? rest : [played, ...rest].slice(0, MOST);
}

/** The end of a line with its numbers, from a half-move on: `12… Pf6 13. Lg5`. */
export function numbered(
  { firstNumber, firstTurn }: Pick<GameView, "firstNumber" | "firstTurn">,
  written: readonly string[],
  from: number,
): string {
  const offset = firstTurn === "white" ? 0 : 1;
  const moves = written.slice(from).map((move, index) => {
    const at = from + index + offset;
    const number = firstNumber + Math.floor(at / 2);
    if (at % 2 === 0) return `${number}. ${move}`;
    return index === 0 ? `${number}… ${move}` : move;
  });
  return moves.join(" ");
}

/** A line as it is shown beside the game. */
export interface ShownLine {
  readonly line: Line;
  /** After how many half-moves it left the game. */
  readonly after: number;
  readonly text: string;
}
