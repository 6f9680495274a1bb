// Moves that are typed, and the keys of a game.

import { grave } from "./axe";
import { menu, settings } from "./reach";
import { expect, test } from "./table";
import { SIZES } from "./widths";

test("moves are typed in Dutch or English, and refused with a reason", async ({ table, page }) => {
  await table.open();
  await menu(table, "menu-type");
  const field = page.getByLabel(table.text("typed-label"), { exact: true });
  await expect(field).toBeFocused();
  const type = async (text: string): Promise<void> => {
    await field.fill(text);
    await field.press("Enter");
  };
  await type("e4");
  await type("e7e5");
  await type("Nf3");
  await type("Nc6");
  await expect(table.moves).toHaveCount(4);
  await table.stands("c6", "black-knight");
  const alert = page.locator("form").getByRole("alert");
  await type("xyz");
  await expect(alert).toHaveText(table.text("typed-syntax", { text: "xyz" }));
  await type(table.language === "nl" ? "Dd5" : "Qd5");
  await expect(alert).toContainText("3.5");
  await type(table.language === "nl" ? "Pd6" : "Nd6");
  await expect(alert).toHaveText(table.text("typed-no-piece", { piece: "knight", square: "d6" }));
  expect(await grave(page)).toEqual([]);
  await field.fill("");
  await expect(alert).toHaveCount(0);
});

test("a typed text that leaves a doubt is asked about", async ({ table, page }) => {
  // A knight in Dutch, a pawn in English.
  await table.open({ start: "4k3/8/8/8/8/5N2/3P4/4K3 w - - 0 1" });
  await menu(table, "menu-type");
  const field = page.getByLabel(table.text("typed-label"), { exact: true });
  await field.fill("Pd4");
  await field.press("Enter");
  const alert = page.locator("form").getByRole("alert");
  await expect(alert).toContainText(table.text("typed-doubt", { text: "Pd4" }));
  await table.press(alert.getByRole("button", { name: /d2/ }));
  await table.stands("d4", "white-pawn");
});

test("keys: help, typing, turning, hearing; and none of it when switched off @desk", async ({
  table,
  page,
}) => {
  await table.open();
  await table.move("e2e4");
  await page.keyboard.press("?");
  await expect(table.dialog).toContainText(table.text("keys-title"));
  await page.keyboard.press("Escape");
  await page.keyboard.press("f");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
  await page.keyboard.press("z");
  const last = table.text("said-move", {
    side: table.text("side-white"),
    piece: table.text("role-pawn"),
    from: "e2",
    to: "e4",
  });
  await expect(table.said).toContainText(last);
  await page.keyboard.press("u");
  await expect(table.said).toContainText(table.text("deed-no-clock"));
  await page.keyboard.press("m");
  await expect(table.said).toContainText(table.text("said-sounds-off"));
  await page.keyboard.press("/");
  await expect(page.getByLabel(table.text("typed-label"), { exact: true })).toBeFocused();
  await settings(table);
  await table.dialog.getByLabel(table.text("switch-shortcuts")).uncheck();
  await page.keyboard.press("Escape");
  await table.square("e4").focus();
  await page.keyboard.press("f");
  await expect(page.getByRole("grid")).toHaveAttribute("data-side", "black");
});

test("with the evaluation and the typed moves the whole game is still in the window", async ({
  table,
  page,
}) => {
  await page.addInitScript(() =>
    localStorage.setItem("rokade.settings", '{"evaluation":true,"typing":true}'),
  );
  await table.open({ opponent: "computer", control: "5+0" });
  await expect(page.getByLabel(table.text("typed-label"), { exact: true })).toBeVisible();
  await expect(page.locator("[data-row=gauge] [role=img]")).toBeVisible();
  const menuButton = page.getByRole("button", { name: table.text("action-menu") });
  const fits = async (): Promise<void> => {
    for (const [width, height] of [...SIZES, [360, 740], [740, 360]] as const) {
      await page.setViewportSize({ width, height });
      await expect(menuButton, `${width}×${height}`).toBeInViewport({ ratio: 1 });
      const longer = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(longer, `${width}×${height}`).toBeLessThanOrEqual(0);
    }
  };
  await fits();
  await table.say("menu-resign", "you");
  await table.press(table.dialog.getByRole("button", { name: table.text("resign-yes") }));
  await expect(table.result).toBeVisible();
  await fits();
});

test("a game is played, asked about and given up by typing alone", async ({ table, page }) => {
  await table.open();
  await menu(table, "menu-type");
  const field = page.getByLabel(table.text("typed-label"), { exact: true });
  const dutch = table.language === "nl";
  const type = async (nl: string, en: string): Promise<void> => {
    await field.fill(dutch ? nl : en);
    await field.press("Enter");
  };
  const heard = (name: string, args = {}) =>
    expect(table.said).toContainText(table.text(name, args));
  await type("e4", "e4");
  await type("waar staat witte dame", "where is white queen");
  const queen = { piece: table.text("piece-white-queen"), squares: "d1" };
  await heard("command-stands", queen);
  await type("lees 4", "read 4");
  const pawn = { square: "e4", piece: table.text("piece-white-pawn") };
  await heard("command-row-read", { row: "4", pieces: table.text("square-piece", pawn) });
  await type("lees bord", "read board");
  const king = { piece: table.text("piece-black-king"), squares: "e8" };
  await heard("command-stands", king);
  await type("zetten e7", "moves e7");
  await heard("command-moves-read", { count: 2, moves: "e5, e6" });
  // A command of the other language does too.
  await type("undo", "terug");
  await expect(table.moves).toHaveCount(0);
  await type("e4", "e4");
  await type("e5", "e5");
  const ask = page.locator("form").getByRole("alert");
  await type("remise", "draw");
  await expect(ask).toContainText(table.text("command-ask-draw", { who: "white" }));
  await type("nee", "no");
  await heard("command-dropped");
  await expect(ask).toHaveCount(0);
  await type("remise", "draw");
  await type("ja", "yes");
  await expect(table.offer).toBeVisible();
  await type("afslaan", "decline");
  await expect(table.offer).toBeHidden();
  await type("claim", "claim");
  await expect(ask).toContainText(table.text("command-ask-claim", { who: "white" }));
  // Whatever else is typed drops the question.
  await type("g1f3", "g1f3");
  await table.stands("f3", "white-knight");
  await type("opgeven", "resign");
  await expect(ask).toContainText(table.text("resign-title", { who: "black" }));
  expect(await grave(page)).toEqual([]);
  await type("j", "y");
  await expect(table.result).toBeVisible();
  await type("veld f3", "square f3");
  await heard("square-piece", { square: "f3", piece: table.text("piece-white-knight") });
  await type("hulp", "help");
  await expect(table.dialog).toContainText(table.text("commands-title"));
  expect(await grave(page)).toEqual([]);
});

test("letters and numbers lead the keyboard over the board @desk", async ({ table, page }) => {
  await table.open({ start: "3qk3/8/8/8/8/8/3Q4/4K3 w - - 0 1" });
  await table.square("e1").focus();
  const [queen, rook] = table.language === "nl" ? ["d", "t"] : ["q", "r"];
  await page.keyboard.press(queen);
  await expect(table.square("d8")).toBeFocused();
  await page.keyboard.press(queen);
  await expect(table.square("d2")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("7");
  await expect(table.square("d7")).toBeFocused();
  await page.keyboard.press("Shift+Digit1");
  await expect(table.square("a7")).toBeFocused();
  await page.keyboard.press(rook);
  await expect(table.said).toContainText(
    table.text("said-no-piece", { piece: table.text("role-rook") }),
  );
  await page.keyboard.press("Escape");
  await page.keyboard.press("z");
  await expect(table.said).toContainText(table.text("moves-none"));
});
