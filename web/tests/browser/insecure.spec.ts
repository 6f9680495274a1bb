// A house over plain HTTP on another machine, as in a school: what a browser does not allow there is
// not offered, and the settings say why.

import { grave } from "./axe";
import { offers, optionsOf, Player } from "./opponents";
import { expect, test } from "./table";

// The house is the binary; a client alone has nobody to play against.
test.skip(process.env["ROKADE_BINARY"] === undefined, "needs the house itself");

/** A name that no browser trusts as it does its own machine. */
const NAME = "rokade.test";

test("over plain HTTP a link is copied as ever, and what cannot be is told with the reason", async ({
  playwright,
  launchOptions,
  contextOptions,
  locale,
  viewport,
  hasTouch,
  isMobile,
  baseURL,
  language,
}) => {
  const house = new URL(baseURL ?? "");
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions.args ?? []),
      `--host-resolver-rules=MAP ${NAME} ${house.hostname}`,
      // A browser would rather have it encrypted.
      "--disable-features=HttpsUpgrades,HttpsFirstBalancedModeAutoEnable",
    ],
  });
  const there = `http://${NAME}:${house.port}`;
  const screen = { contextOptions, locale, viewport, hasTouch, isMobile, baseURL: there };
  const context = await browser.newContext(optionsOf(screen));
  const anna = new Player(await context.newPage(), language, hasTouch);
  const link = await offers(anna);
  expect(new URL(link).host).toBe(`${NAME}:${house.port}`);
  expect(await anna.page.evaluate(() => isSecureContext)).toBe(false);

  await anna.button("online-copy");
  await expect(anna.page.getByRole("button", { name: anna.text("online-copied") })).toBeVisible();
  const field = await anna.page.evaluateHandle(() => {
    const made = document.createElement("textarea");
    document.body.append(made);
    made.focus();
    return made;
  });
  await anna.page.keyboard.press("Control+V");
  expect(await field.evaluate((made) => made.value)).toBe(link);
  await field.evaluate((made) => made.remove());
  await expect(
    anna.page.getByRole("button", { name: anna.text("online-share"), exact: true }),
  ).toHaveCount(0);

  const settings = anna.page.getByRole("banner").getByRole("button", {
    name: anna.text("settings"),
  });
  await anna.press(settings);
  await expect(anna.dialog).toContainText(anna.text("offline-insecure"));
  expect(await grave(anna.page)).toEqual([]);
  await browser.close();
});
