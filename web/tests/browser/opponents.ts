// Two people in two browsers of their own: how they find each other, move, and see what happens.

import type { Browser, BrowserContextOptions, PlaywrightTestOptions } from "@playwright/test";
import { expect, Table, test as base } from "./table";

/** What a second browser is to be like. */
type Like = Pick<
  PlaywrightTestOptions,
  "contextOptions" | "locale" | "viewport" | "hasTouch" | "isMobile" | "baseURL"
>;

/** The same screen and language as the first one's. */
export function optionsOf({
  contextOptions,
  locale,
  baseURL,
  ...screen
}: Like): BrowserContextOptions {
  return {
    ...contextOptions,
    ...(locale === undefined ? {} : { locale }),
    ...(baseURL === undefined ? {} : { baseURL }),
    ...screen,
  };
}

/** Both sides of a broken line. */
type Break = () => Promise<void>;

export class Player extends Table {
  readonly breaks: Break[] = [];

  /** Lets the connection be broken by hand. */
  async listen(): Promise<void> {
    await this.page.routeWebSocket(/\/live$/, (browser) => {
      const house = browser.connectToServer();
      this.breaks.push(async () => {
        await Promise.all([browser.close(), house.close()]);
      });
    });
  }

  async breakLine(): Promise<void> {
    for (const done of this.breaks.splice(0)) await done();
  }

  get lobby(): string {
    return this.language === "nl" ? "/online" : "/play-online";
  }

  async button(name: string, args = {}): Promise<void> {
    await this.press(this.page.getByRole("button", { name: this.text(name, args), exact: true }));
  }

  /** Opens the menu and chooses a row. */
  async choosesRow(row: string): Promise<void> {
    await this.button("action-menu");
    const name = this.text(row, { who: "you" });
    await this.press(this.dialog.getByRole("button", { name }).first());
  }

  /** The board lies with this colour at the lower edge, and the game has begun. */
  async sits(color: "white" | "black"): Promise<void> {
    const lower = this.page.locator(".below .player");
    await expect(lower).toHaveAttribute("data-color", color);
    await expect(lower).toContainText(this.text("game-you"));
  }

  async sees(...texts: readonly string[]): Promise<void> {
    for (const text of texts) await expect(this.page.locator(".news .news")).toContainText(text);
  }
}

/** Anna sits at the test's own browser; whoever is invited has one like it, and leaves with the test. */
export const test = base.extend<{ anna: Player; invite: () => Promise<Player> }>({
  anna: async ({ table }, use) => {
    await use(new Player(table.page, table.language, table.touch));
  },
  invite: async (
    { browser, table, contextOptions, locale, viewport, hasTouch, isMobile, baseURL },
    use,
  ) => {
    const options = optionsOf({ contextOptions, locale, viewport, hasTouch, isMobile, baseURL });
    const invited: Player[] = [];
    await use(async () => {
      const player = await another(browser, options, table);
      invited.push(player);
      return player;
    });
    for (const { page } of invited) await page.context().close();
  },
});

export async function another(
  browser: Browser,
  options: BrowserContextOptions,
  like: Table,
): Promise<Player> {
  const context = await browser.newContext(options);
  return new Player(await context.newPage(), like.language, like.touch);
}

/** Offers a game of three minutes with White by a link, and gives that. */
export async function offers(player: Player): Promise<string> {
  await player.page.goto(player.lobby);
  const form = player.page.locator("form");
  await player.choose(form, "3+2");
  await player.choose(form, player.text("new-white"));
  await player.button("online-offer");
  const link = player.page.getByRole("textbox", { name: player.text("online-link") });
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** Whom the link of that game is given takes it, with Black; both sit down. Gives the link. */
export async function sitDown(white: Player, black: Player): Promise<string> {
  const link = await offers(white);
  await black.page.goto(link);
  await black.button("online-accept");
  await white.sits("white");
  return link;
}

/** Moves in turn, each seen by the other before it is answered. */
export async function play(white: Player, black: Player, moves: readonly string[]): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
    await mover.move(move);
    await expect(other.square(move.slice(2))).not.toHaveAttribute(
      "aria-label",
      other.text("square-empty", { square: move.slice(2) }),
    );
  }
}
