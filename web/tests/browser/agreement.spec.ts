// Games drawn by lot and played through the interface end there as they end for the program.

import { execFile } from "node:child_process";
import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { expect, test } from "./table";

const binary = process.env["ROKADE_BINARY"];
test.skip(binary === undefined, "needs the program");

/** Few men, so that games end in few moves: by mate, stalemate, and when nobody can mate any more. */
const STARTS = [
  "7k/8/5KQ1/8/8/8/8/8 w - - 0",
  "k7/8/1K6/8/8/8/8/2R5 w - - 0",
  "8/8/8/8/8/4k3/6p1/4K3 b - - 0",
  "7k/5K2/8/6P1/8/8/8/8 w - - 0",
  "8/8/8/3k4/8/3K4/3p4/8 w - - 0",
];
const GAMES = 10;

/** Plays moves drawn by lot by pressing squares, until a result stands on the page. */
const playOut = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const drawn = <T>(list: readonly T[]): T | undefined =>
      list[Math.floor(Math.random() * list.length)];
    const settled = (): Promise<void> => new Promise((done) => setTimeout(done));
    const cells = (which: string): HTMLElement[] => [
      ...document.querySelectorAll<HTMLElement>(`[data-square]${which}`),
    ];
    for (let tries = 0; tries < 20_000; tries += 1) {
      if (document.querySelector(".result") !== null) return tries;
      drawn(cells(":has(.piece)"))?.click();
      await settled();
      drawn(cells(":is(.move, .capture)"))?.click();
      await settled();
      drawn([...document.querySelectorAll<HTMLElement>(".choice button")])?.click();
      await settled();
    }
    return 0;
  });

test(
  "ten games end on the screen as they end for the program",
  { tag: "@desk" },
  async ({ table, page }) => {
    test.slow();
    const folder = await mkdtemp(join(tmpdir(), "rokade-agreement-"));
    const run = promisify(execFile);
    for (let game = 0; game < GAMES; game += 1) {
      // Another number of moves makes another game of it; one that is kept would go on.
      const start = `${STARTS[game % STARTS.length]} ${game + 1}`;
      await table.open({ start, ruleset: "automatic" });
      expect(await playOut(page)).toBeGreaterThan(0);
      await table.result.getByRole("button", { name: table.text("result-share") }).click();
      const pgn = await table.dialog.getByLabel(table.text("share-pgn")).inputValue();
      const shown = /\[Result "(.*)"\]/.exec(pgn)?.[1];
      await expect(table.result).toContainText(shown === "1/2-1/2" ? "½" : (shown ?? "none"));
      const file = join(folder, `${game}.pgn`);
      await writeFile(file, pgn);
      // The program plays it once more and holds the result against the board.
      await run(binary ?? "", ["pgn", "check", "--lang", "en", file]);
      const reason = /\[Reason "(.*)"\]/.exec(pgn)?.[1];
      if (reason === undefined || !/dead|material/i.test(reason)) continue;
      const fen = await table.dialog.getByLabel(table.text("share-fen")).inputValue();
      const { stdout } = await run(binary ?? "", ["adjudicate", "--json", "--fen", fen]);
      expect(stdout, fen).not.toMatch(/can_mate":"yes"/);
    }
  },
);
