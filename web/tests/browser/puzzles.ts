// Puzzles that a test knows: they take the place of the set.

import type { Page } from "@playwright/test";

/** A mate in two with several ways, a fork, and a mate in one; solver and solution beside them. */
export const TABLE = `PuzzleId,FEN,Moves,Rating,RatingDeviation,Popularity,NbPlays,Themes,GameUrl,OpeningTags
waiting,3k4/8/3K4/8/8/8/8/1R6 b - - 0 1,d8c8 b1b2 c8d8 b2b8,900,90,,,mateIn2,,
fork,4k3/r7/8/3N4/8/8/8/4K3 b - - 0 1,a7a8 d5c7 e8d7 c7a8,700,90,,,fork,,
backrank,4r1k1/5ppp/8/8/8/8/r4PPP/3RR1K1 b - - 0 1,e8e1 d1e1 a2a1 e1a1,1000,90,,,hangingPiece,,
`;

/** Serves these puzzles instead of those of the house. */
export async function servePuzzles(page: Page): Promise<void> {
  let served: string | null = null;
  await page.route(/\.csv$/, (route) => {
    // The house may have several tables; all but one are then empty.
    served ??= route.request().url();
    const body = route.request().url() === served ? TABLE : "";
    return route.fulfill({ contentType: "text/csv", body });
  });
}
