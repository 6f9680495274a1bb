/** The sheet of sprites: how large one is, where its piece stands on it, and in which order they lie. */

/** Of one sprite, in squares of its piece's size. */
export const SPRITE = {
  width: 0.86,
  height: 1.36,
  /** The point that the piece stands on, from the sprite's upper left corner. */
  foot: { x: 0.42, y: 1.1 },
} as const;

/** The pieces from left to right; White above Black. */
export const SHEET = ["king", "queen", "rook", "bishop", "knight", "pawn"] as const;
