// Two people in two browsers of their own, and a house between them.

import { grave } from "./axe";
import { another, offers, play, type Player, sitDown, test } from "./opponents";
import { expect } from "./table";
import { SIZES, tooWide } from "./widths";

// The house is the binary; a client alone has nobody to play against.
test.skip(process.env["ROKADE_BINARY"] === undefined, "needs the house itself");

test.describe("online", () => {
  test("C3: two people play a blitz game with a draw offer, a claim, a broken line and a rematch", async ({
    anna,
    invite,
  }) => {
    test.setTimeout(90_000);
    const bram = await invite();
    await bram.listen();
    await sitDown(anna, bram);
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
  });

  test("C3: a move is taken back by consent, while a third looks on", async ({ anna, invite }) => {
    const bram = await invite();
    const carla = await invite();
    const link = await sitDown(anna, bram);
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
  });
});

test("B4, H: a series is offered in the lobby, keeps its score, and a game that is aborted does not count", async ({
  anna,
  invite,
}) => {
  test.setTimeout(60_000);
  const bram = await invite();
  const bestOf = anna.text("online-series-best-of", { games: 3 });
  await anna.page.goto(anna.lobby);
  const form = anna.page.locator("form");
  await anna.choose(form, "3+2");
  await anna.choose(form, anna.text("new-white"));
  await anna.choose(form, anna.text("online-audience-lobby"));
  await anna.press(form.getByText(anna.text("online-more")));
  await anna.choose(form, bestOf);
  await anna.button("online-offer");
  await expect(anna.page.getByRole("heading", { level: 1 })).toHaveText(
    anna.text("online-waiting"),
  );

  await bram.page.goto(bram.lobby);
  const open = bram.page.getByRole("region", { name: bram.text("online-open") });
  const address = new URL(anna.page.url()).pathname;
  const offered = open.getByRole("listitem").filter({
    has: bram.page.locator(`a[href="${address}"]`),
  });
  await expect(offered).toContainText(bestOf);
  await bram.press(offered.getByRole("link"));
  await bram.button("online-accept");
  await bram.sits("black");
  const points = ({ page }: Player, color: string) =>
    page.locator(`.player[data-color="${color}"] .points`);
  await expect(points(anna, "white")).toHaveText("0");
  await play(anna, bram, ["e2e4", "e7e5"]);
  await anna.sees(anna.text("online-series-game", { number: 1, games: 3, is: "bestOf" }));
  await bram.choosesRow("menu-resign");
  const yes = bram.dialog.getByRole("button", { name: bram.text("resign-yes"), exact: true });
  await expect(yes).toBeEnabled();
  await bram.press(yes);
  for (const player of [anna, bram]) {
    await expect(player.result).toContainText(
      player.text("online-series-after", { white: "1", black: "0" }),
    );
    await expect(points(player, "white")).toHaveText("1");
  }
  expect(await grave(anna.page)).toEqual([]);

  const before = anna.page.viewportSize();
  for (const [width, height] of SIZES) {
    await anna.page.setViewportSize({ width, height });
    expect(await tooWide(anna.page), `${width}×${height}`).toBeLessThanOrEqual(0);
    const name = anna.page.locator(".above .player .name");
    const shown = await name.evaluate((element) => element.clientWidth);
    expect(shown, `${width}×${height}`).toBeGreaterThan(50);
  }
  if (before !== null) await anna.page.setViewportSize(before);

  // The points go with the person, whose colour changes.
  await anna.button("online-next");
  await bram.button("online-next-accept");
  await anna.sits("black");
  await bram.sits("white");
  for (const player of [anna, bram]) await expect(points(player, "black")).toHaveText("1");
  await bram.choosesRow("online-abort");
  await expect(anna.result).toContainText(anna.text("online-no-result"));
  await expect(anna.result).toContainText(
    anna.text("online-series-after", { white: "0", black: "1" }),
  );
});

test("A10: draws are claimed by themselves for whoever wants that", async ({ anna, invite }) => {
  test.setTimeout(60_000);
  const bram = await invite();
  await sitDown(anna, bram);
  await anna.button("action-menu");
  const wanted = anna.dialog.getByRole("checkbox", { name: anna.text("online-prefer") });
  await wanted.check();
  expect(await grave(anna.page)).toEqual([]);
  await anna.shut();
  await play(anna, bram, ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1"]);
  // The initial position for the third time, and White has the move: nobody has to press anything.
  await bram.move("f6g8");
  for (const player of [anna, bram]) await expect(player.result).toContainText("9.2");
});

test("a game with days for each move is offered and taken, and its clocks show days", async ({
  anna,
  invite,
}) => {
  const bram = await invite();
  const days = anna.text("online-days", { days: 3 });
  await anna.page.goto(anna.lobby);
  const form = anna.page.locator("form");
  await anna.choose(form, days);
  await expect(form).toContainText(anna.text("online-days-more", { days: 3 }));
  await anna.choose(form, anna.text("new-white"));
  await anna.button("online-offer");
  await expect(anna.page.locator(".terms")).toContainText(days);
  await bram.page.goto(anna.page.url());
  await bram.button("online-accept");
  await anna.sits("white");
  await play(anna, bram, ["e2e4", "e7e5", "g1f3"]);
  await expect(anna.page.locator(".above .clock")).toContainText(/^\D*2d 23:59:/);
});

test("who has gone is counted down for, and no longer when back", async ({ anna, invite }) => {
  const bram = await invite();
  const link = await sitDown(anna, bram);
  await play(anna, bram, ["e2e4", "e7e5", "g1f3"]);
  await bram.page.goto("about:blank");
  // In blitz 45 seconds, of which some have gone.
  const before = anna.text("online-gone", { seconds: 40 }).split("40")[0] ?? "";
  await expect(anna.page.locator(".news .news")).toContainText(
    new RegExp(`${before}(4\\d|3\\d) `),
    {
      timeout: 10_000,
    },
  );
  const claim = anna.page.getByRole("button", { name: anna.text("online-claim-win") });
  await expect(claim).toHaveCount(0);
  await bram.page.goto(link);
  await bram.sits("black");
  await expect(anna.page.locator(".news .news")).not.toContainText(before);
});

test("a move in advance is played as soon as the opponent has moved, and lapses where it is none", async ({
  anna,
  invite,
}) => {
  const bram = await invite();
  await sitDown(anna, bram);
  const ahead = bram.page.locator("svg.ahead");
  await expect(async () => {
    await bram.move("e7e5");
    await expect(ahead).toBeVisible({ timeout: 300 });
  }).toPass();
  // A second press on it calls it off; put down again it waits.
  await bram.press(bram.square("e5"));
  await expect(ahead).toHaveCount(0);
  await bram.move("e7e5");
  await expect(ahead).toBeVisible();
  expect(await grave(bram.page)).toEqual([]);
  await anna.move("e2e4");
  await anna.stands("e5", "black-pawn");
  await expect(ahead).toHaveCount(0);
  // Nothing stands on the queen's way when Black puts this down; afterwards the move is none.
  await bram.move("d8h4");
  await expect(ahead).toBeVisible();
  await anna.move("d1g4");
  await bram.stands("g4", "white-queen");
  await anna.stands("h4", "black-queen");
  await bram.move("h4h2");
  await anna.move("g4h4");
  await bram.stands("h4", "white-queen");
  await bram.sees(bram.text("premove-gone"));
  await expect(ahead).toHaveCount(0);
});

test("an offer in the lobby can be withdrawn, and a link to nothing says so", async ({ anna }) => {
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
  anna,
  contextOptions,
  baseURL,
}) => {
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

test("a clock that is none is explained", async ({ anna }) => {
  await anna.page.goto(anna.lobby);
  const form = anna.page.locator("form");
  await anna.choose(form, anna.text("clock-own"));
  await form.getByRole("textbox").first().fill("3+");
  await anna.button("online-offer");
  await expect(form.getByRole("alert")).not.toBeEmpty();
});
