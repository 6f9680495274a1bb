// How long the way to each player is, and what of it was made up for: the same for all to see.

import type { Locator } from "@playwright/test";
import { grave } from "./axe";
import { offers, play, type Player, test } from "./opponents";
import { slowWay } from "./slow";
import { expect } from "./table";

// The house is the binary; a client alone has nobody to play against.
test.skip(process.env["ROKADE_BINARY"] === undefined, "needs the house itself");

/** In each direction; there and back is more than is made up for of one move. */
const SLOW_MS = 90;

const PER_MOVE_MS = 150;
const PER_GAME_MS = 6_000;

const sign = ({ page }: Player, color: string): Locator =>
  page.locator(`.player[data-color="${color}"]`).getByRole("button");

/** The milliseconds that a sign says. */
async function said(player: Player, color: string): Promise<number> {
  const name = (await sign(player, color).getAttribute("title")) ?? "";
  return Number(/([\d.,]+)\sms$/.exec(name)?.[1]?.replace(/[.,]/g, "") ?? Number.NaN);
}

test("wish 23: a slow line is seen by both and by who looks on, and so is what is made up for", async ({
  anna,
  invite,
  baseURL,
}) => {
  test.setTimeout(60_000);
  const way = await slowWay(baseURL ?? "", SLOW_MS);
  const bram = await invite();
  const carla = await invite();
  const link = await offers(anna);
  await bram.page.goto(`${way.origin}${new URL(link).pathname}`);
  await bram.button("online-accept");
  await anna.sits("white");
  await carla.page.goto(link);
  const all = [anna, bram, carla];
  for (const player of all) {
    await expect
      .poll(() => said(player, "black"), { timeout: 15_000 })
      .toBeGreaterThan(2 * SLOW_MS - 1);
    await expect(sign(player, "black")).toHaveClass(/poor/);
    await expect.poll(() => said(player, "white"), { timeout: 15_000 }).toBeLessThan(2 * SLOW_MS);
  }

  // The first moves cost no time, so there is nothing to make up for.
  await play(anna, bram, ["e2e4", "e7e5", "g1f3", "b8c6"]);
  const made = anna.text("online-made-up", { ms: PER_MOVE_MS });
  const left = anna.text("online-way-seconds", { seconds: (PER_GAME_MS - PER_MOVE_MS) / 1_000 });
  for (const player of all) {
    await expect(player.moves.nth(1)).not.toHaveAttribute("title");
    await expect(player.moves.nth(3)).toHaveAttribute("title", made);
    await player.press(sign(player, "black"));
    const row = player.dialog.getByRole("row", { name: player.text("online-ways-left") });
    await expect(row.getByRole("cell").last()).toHaveText(left);
    const moves = player.dialog.getByRole("listitem");
    await expect(moves.last()).toContainText(player.text("online-way-ms", { ms: PER_MOVE_MS }));
    await expect(player.dialog).toContainText(
      player.text("online-ways-more", { move: PER_MOVE_MS, seconds: PER_GAME_MS / 1_000 }),
    );
  }
  expect(await grave(anna.page)).toEqual([]);
  await bram.page.context().close();
  // Who has gone has no way, and that is seen too.
  await expect(sign(carla, "black")).toHaveAttribute("data-bars", "0", { timeout: 15_000 });
  way.close();
});
