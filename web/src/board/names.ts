/** What squares, pieces and moves are called aloud, in the chosen language. */

import type { Color, PlayedMove, Square } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import type { Cell } from "./cells";
import type { Leap } from "./keys";
import type { Piece } from "./state";

export const pieceName = ({ color, role }: Piece): string => t(`piece-${color}-${role}`);

export const sideName = (color: Color): string => t(`side-${color}`);

/** “e4, witte pion”, without what may happen there. */
export function squareName(square: Square, piece: Piece | null): string {
  return piece === null
    ? t("square-empty", { square })
    : t("square-piece", { square, piece: pieceName(piece) });
}

/** “Geen dame op het bord”, for a leap to a piece that is not there. */
export const noneText = (leap: Leap): string =>
  t("said-no-piece", { piece: leap.is === "piece" ? t(`role-${leap.role}`) : "" });

/** The name of a square as it now lies there. */
export function cellName(cell: Cell): string {
  const name = squareName(cell.square, cell.piece);
  if (cell.selected) return t("square-selected", { name });
  if (cell.target === "move") return t("square-reachable", { name });
  if (cell.target === "capture") return t("square-capturable", { name });
  return cell.check ? t("square-check", { name }) : name;
}

function bareMove({ color, move }: PlayedMove): string {
  const side = sideName(color);
  const { from, to } = move;
  switch (move.kind) {
    case "castleShort":
      return t("said-castle-short", { side });
    case "castleLong":
      return t("said-castle-long", { side });
    case "enPassant":
      return t("said-en-passant", { side, from, to });
    case "capture":
    case "quiet": {
      const piece = t(`role-${move.role}`);
      return move.captured === null
        ? t("said-move", { side, piece, from, to })
        : t("said-capture", { side, piece, from, to, captured: t(`role-${move.captured.role}`) });
    }
  }
}

/** “Wit: paard van g1 naar f3, schaak”. */
export function moveName(played: PlayedMove): string {
  const { promotion } = played.move;
  const bare = bareMove(played);
  const move =
    promotion === null ? bare : t("said-promotion", { move: bare, piece: t(`role-${promotion}`) });
  return played.threat === "none" ? move : t(`said-${played.threat}`, { move });
}
