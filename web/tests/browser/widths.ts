// The sizes of window on which a place with a board and something to read has to fit.

import type { Page } from "@playwright/test";

export const SIZES = [
  [320, 568],
  [390, 844],
  [600, 600],
  [844, 390],
  [1024, 768],
  [1280, 800],
] as const;

/** By how many pixels the page is wider than its window. */
export function tooWide(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

/** Where the board lies on the page, however far it is scrolled. */
export function boardPlace(page: Page): Promise<readonly number[]> {
  return page.getByRole("grid").evaluate((board) => {
    const { left, top, width } = board.getBoundingClientRect();
    return [left + scrollX, top + scrollY, width];
  });
}
