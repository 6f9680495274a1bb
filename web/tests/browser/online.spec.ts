// Two people in two browsers of their own, and a house between them.

import type { Browser, BrowserContextOptions } from "@playwright/test";
import { grave } from "./axe";
import { expect, Table, test } from "./table";

// The house is the binary; a client alone has nobody to play against.
test.skip(process.env["ROKADE_BINARY"] === undefined, "needs the house itself");

/** Both sides of a broken line. */
type Break = () => Promise<void>;

class Player extends Table {
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

async function another(
  browser: Browser,
  options: BrowserContextOptions,
  like: Table,
): Promise<Player> {
  const context = await browser.newContext(options);
  return new Player(await context.newPage(), like.language, like.touch);
}

/** Offers a game of three minutes with White by a link, and gives that. */
async function offers(player: Player): Promise<string> {
  await player.page.goto(player.lobby);
  const form = player.page.locator("form");
  await player.choose(form, "3+2");
  await player.choose(form, player.text("new-white"));
  await player.button("online-offer");
  const link = player.page.getByRole("textbox", { name: player.text("online-link") });
  await expect(link).toBeVisible();
  return link.inputValue();
}

/** Moves in turn, each seen by the other before it is answered. */
async function play(white: Player, black: Player, moves: readonly string[]): Promise<void> {
  for (const [ply, move] of moves.entries()) {
    const [mover, other] = ply % 2 === 0 ? [white, black] : [black, white];
    await mover.move(move);
    await expect(other.square(move.slice(2))).not.toHaveAttribute(
      "aria-label",
      other.text("square-empty", { square: move.slice(2) }),
    );
  }
}

test.describe("online", () => {
  let anna: Player;
  let bram: Player;
  let options: BrowserContextOptions;

  test.beforeEach(({ contextOptions, locale, viewport, hasTouch, isMobile, baseURL }) => {
    options = {
      ...contextOptions,
      ...(locale === undefined ? {} : { locale }),
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport,
      hasTouch,
      isMobile,
    };
  });

  test("C3: two people play a blitz game with a draw offer, a claim, a broken line and a rematch", async ({
    browser,
    table,
  }) => {
    test.setTimeout(90_000);
    anna = new Player(table.page, table.language, table.touch);
    bram = await another(browser, options, table);
    await bram.listen();
    const link = await offers(anna);
    await bram.page.goto(link);
    await bram.button("online-accept");
    await anna.sits("white");
    await bram.sits("black");

    await play(anna, bram, ["e2e4", "e7e5"]);
    await anna.choosesRow("menu-offer");
    await bram.answer("decline");
    await anna.sees(anna.text("online-declined", { who: "black" }));

    // The line breaks while the opponent moves; what was missed comes afterwards.
    await play(anna, bram, ["g1f3", "g8f6"]);
    await bram.breakLine();
    await anna.move("f3g1");
    await bram.stands("g1", "white-knight");
    await expect(bram.page.locator(".news .news")).not.toContainText(bram.text("online-lost"));
    // Without a network that is seen at once: a banner, and clocks that nobody vouches for.
    await bram.page.context().setOffline(true);
    await expect(bram.page.locator(".clock.stale")).toHaveCount(2);
    await expect(bram.page.locator(".news .news")).toContainText(bram.text("online-lost"));
    await bram.page.context().setOffline(false);
    await expect(bram.page.locator(".clock.stale")).toHaveCount(0);
    // So does the page after it is loaded anew.
    await bram.page.reload();
    await bram.sits("black");
    await bram.move("f6g8");
    await anna.stands("g8", "black-knight");

    await play(anna, bram, ["g1f3", "g8f6", "f3g1", "f6g8"]);
    await anna.choosesRow("menu-claim");
    await anna.press(anna.dialog.getByRole("button", { name: anna.text("claim-do"), exact: true }));
    for (const player of [anna, bram]) {
      await expect(player.result).toContainText("½-½");
      await expect(player.result).toContainText("9.2");
    }

    await anna.button("online-rematch");
    await bram.button("online-rematch-accept");
    await anna.sits("black");
    await bram.sits("white");
    await play(bram, anna, ["d2d4", "d7d5"]);
    await bram.choosesRow("menu-resign");
    const yes = bram.dialog.getByRole("button", { name: bram.text("resign-yes"), exact: true });
    await expect(yes).toBeEnabled();
    await bram.press(yes);
    await expect(anna.result).toContainText(anna.text("result-you"));
    await bram.page.context().close();
  });

  test("C3: a move is taken back by consent, while a third looks on", async ({
    browser,
    table,
  }) => {
    anna = new Player(table.page, table.language, table.touch);
    bram = await another(browser, options, table);
    const carla = await another(browser, options, table);
    const link = await offers(anna);
    await bram.page.goto(link);
    await bram.button("online-accept");
    await anna.sits("white");
    await carla.page.goto(link);
    await carla.sees(carla.text("online-watching"));
    await play(anna, bram, ["e2e4", "e7e5", "d1h5"]);
    await carla.stands("h5", "white-queen");
    await anna.button("online-ask-back");
    const allow = bram.page.getByRole("button", { name: bram.text("online-back-allow") });
    await expect(allow).toBeEnabled();
    await bram.press(allow);
    for (const player of [anna, bram, carla]) {
      await player.stands("d1", "white-queen");
      await player.stands("h5", null);
    }
    // Whoever watches has no orders to give.
    const menu = carla.page.getByRole("button", { name: carla.text("action-menu") });
    await expect(menu).toBeHidden();
    expect(await grave(carla.page)).toEqual([]);
    await play(anna, bram, ["g1f3", "b8c6"]);
    await bram.page.context().close();
    await carla.page.context().close();
  });
});

test("an offer in the lobby can be withdrawn, and a link to nothing says so", async ({ table }) => {
  const anna = new Player(table.page, table.language, table.touch);
  const link = await offers(anna);
  expect(await grave(anna.page)).toEqual([]);
  await anna.page.goto(anna.lobby);
  expect(await grave(anna.page)).toEqual([]);
  const open = anna.page.getByRole("region", { name: anna.text("online-open") });
  await anna.press(open.getByRole("link").first());
  await anna.button("online-withdraw");
  await expect(anna.page).toHaveURL(anna.lobby);
  await anna.page.goto(link);
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText(
    anna.text("online-nothing"),
  );
});

test("a seat has a link of its own, for another device", async ({
  browser,
  table,
  contextOptions,
  baseURL,
}) => {
  const anna = new Player(table.page, table.language, table.touch);
  const options = { ...contextOptions, ...(baseURL === undefined ? {} : { baseURL }) };
  const bram = await another(browser, options, table);
  const link = await offers(anna);
  await bram.page.goto(link);
  await bram.page.getByRole("button", { name: /^(Spelen|Play)$/ }).click();
  await anna.sits("white");
  await anna.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await anna.choosesRow("online-seat");
  await expect(anna.dialog).toContainText(anna.text("online-copied"));
  const seat = await anna.page.evaluate(() => navigator.clipboard.readText());
  // Another browser, which nobody knows, sits down there.
  const elsewhere = await another(browser, options, table);
  await elsewhere.page.goto(seat);
  await expect(elsewhere.page.locator(".below .player")).toHaveAttribute("data-color", "white");
  await elsewhere.page.locator('[data-square="e2"]').click();
  await elsewhere.page.locator('[data-square="e4"]').click();
  await anna.stands("e4", "white-pawn");
  await bram.page.context().close();
  await elsewhere.page.context().close();
});

test("a clock that is none is explained", async ({ table }) => {
  const anna = new Player(table.page, table.language, table.touch);
  await anna.page.goto(anna.lobby);
  const form = anna.page.locator("form");
  await anna.choose(form, anna.text("clock-own"));
  await form.getByRole("textbox").first().fill("3+");
  await anna.button("online-offer");
  await expect(form.getByRole("alert")).not.toBeEmpty();
});
