// Two people with accounts: signing up, a rated game, a lost password, and the game found again.

import type { Browser, BrowserContextOptions } from "@playwright/test";
import { grave } from "./axe";
import { expect, Table, test } from "./table";

// The house is the binary; a client alone has nobody to log in to.
test.skip(process.env["ROKADE_BINARY"] === undefined, "needs the house itself");

const PASSWORD = "paard op f3";

/** A name that nobody in this house has yet. */
const named = (name: string): string => `${name}${Math.random().toString(36).slice(2, 10)}`;

class Member extends Table {
  codes: string[] = [];

  constructor(
    table: Table,
    page: Table["page"],
    readonly name: string,
  ) {
    super(page, table.language, table.touch);
  }

  static async another(browser: Browser, options: BrowserContextOptions, table: Table) {
    const context = await browser.newContext(options);
    return new Member(table, await context.newPage(), named("Bram"));
  }

  async button(name: string): Promise<void> {
    await this.press(this.page.getByRole("button", { name: this.text(name), exact: true }).first());
  }

  async fill(name: string, value: string): Promise<void> {
    await this.page.getByLabel(this.text(name), { exact: true }).first().fill(value);
  }

  get home(): string {
    return this.language === "nl" ? "/leden" : "/members";
  }

  get lobby(): string {
    return this.language === "nl" ? "/online" : "/play-online";
  }

  async signsUp(): Promise<void> {
    await this.page.goto(this.home);
    await this.button("members-to-sign-up");
    await this.fill("members-name", this.name);
    await this.fill("members-password", PASSWORD);
    const form = this.page.locator("form");
    await this.press(form.getByRole("button", { name: this.text("members-sign-up") }));
    const codes = this.page.locator("code");
    await expect(codes).toHaveCount(8);
    this.codes = await codes.allTextContents();
    await this.button("members-codes-kept");
    await this.isIn();
  }

  async isIn(): Promise<void> {
    const title = this.page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText(this.name);
    await expect(this.page.getByText(this.text("members-browsers"))).toBeVisible();
  }
}

let anna: Member;
let bram: Member;

test.beforeEach(
  async ({ browser, table, contextOptions, locale, viewport, hasTouch, isMobile, baseURL }) => {
    const options = {
      ...contextOptions,
      ...(locale === undefined ? {} : { locale }),
      ...(baseURL === undefined ? {} : { baseURL }),
      viewport,
      hasTouch,
      isMobile,
    };
    anna = new Member(table, table.page, named("Anna"));
    bram = await Member.another(browser, options, table);
  },
);

test("H: two members play for a rating, and the game is found again after a lost password", async () => {
  test.setTimeout(90_000);
  await anna.signsUp();
  await bram.signsUp();

  // By name, for rating.
  await anna.page.goto(anna.lobby);
  const form = anna.page.locator("form");
  await anna.choose(form, "3+2");
  await anna.choose(form, anna.text("new-white"));
  await anna.choose(form, anna.text("online-audience-one"));
  await anna.fill("online-opponent-name", bram.name.toUpperCase());
  await anna.choose(form, anna.text("online-stakes-rated"));
  await anna.button("online-offer");
  await expect(anna.page.getByText(anna.text("online-waiting"))).toBeVisible();

  await bram.page.goto(bram.lobby);
  const offered = bram.page.getByRole("listitem").filter({ hasText: anna.name });
  await expect(offered).toContainText(bram.text("online-rated"));
  await bram.press(offered.getByRole("link"));
  await bram.button("online-accept");

  const opponent = anna.page.locator(".above .player");
  await expect(opponent).toContainText(bram.name);
  const turns: readonly (readonly [Member, Member, string])[] = [
    [anna, bram, "f2f3"],
    [bram, anna, "e7e5"],
    [anna, bram, "g2g4"],
    [bram, anna, "d8h4"],
  ];
  for (const [mover, other, move] of turns) {
    await mover.move(move);
    const empty = other.text("square-empty", { square: move.slice(2) });
    await expect(other.square(move.slice(2))).not.toHaveAttribute("aria-label", empty);
  }
  await expect(anna.result).toContainText("0-1");
  // What the game did to the rating of both.
  await expect(opponent).toContainText(/\d{4}\? \(\+\d+\)/);
  await expect(bram.page.locator(".above .player")).toContainText(/\d{4}\? \(−\d+\)/);

  await anna.page.goto(anna.home);
  await anna.button("members-log-out");
  await anna.button("members-to-recover");
  await anna.fill("members-name", anna.name);
  await anna.fill("members-code", anna.codes[0]?.toLowerCase() ?? "");
  await anna.fill("members-password-new", "toren op d1");
  await anna.button("members-recover-do");
  await anna.isIn();
  await expect(anna.page.getByText(anna.text("people-pool-blitz"))).toBeVisible();

  await anna.press(anna.page.getByRole("link", { name: anna.text("place-archive") }));
  const game = anna.page.getByRole("listitem").filter({ hasText: bram.name });
  await expect(game).toContainText(
    anna.text("archive-game", { score: "lost", opponent: bram.name, you: "white" }),
  );
  await anna.press(game.getByRole("button", { name: anna.text("archive-review") }));
  await expect(anna.page).toHaveURL(/moves=f2f3\+e7e5/);
  await anna.stands("h4", "black-queen");
});

test("H: what is refused says why, and every screen of a member can be used by everybody", async () => {
  await bram.page.goto(bram.home);
  await bram.fill("members-name", bram.name);
  await bram.fill("members-password", "loper op c4");
  const form = bram.page.locator("form");
  await bram.press(form.getByRole("button", { name: bram.text("members-log-in") }));
  await expect(form.getByRole("alert")).toHaveText(bram.text("members-refused-wrong"));
  expect(await grave(bram.page)).toEqual([]);
  await anna.signsUp();
  expect(await grave(anna.page)).toEqual([]);
  await anna.press(anna.page.getByRole("link", { name: anna.text("place-archive") }));
  await expect(anna.page.getByText(anna.text("archive-nothing"))).toBeVisible();
  expect(await grave(anna.page)).toEqual([]);
  // At the narrowest nothing stands out at the side.
  await anna.page.setViewportSize({ width: 320, height: 640 });
  await anna.page.goto(anna.home);
  await anna.isIn();
  const width = await anna.page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(320);
});
