// What players say to each other: offers and their answers, resignation; and the computer's manners.

import { expect, test, type Table } from "./table";

const INITIAL = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const agreed = (table: Table): string => table.text("reason-agreement", { article: "5.2.3" });

test("A12: a draw is offered and accepted", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4", "e7e5");
  await table.say("menu-offer", "black");
  await expect(table.offer).toContainText(table.text("said-offered", { who: "black" }));
  await expect(table.offer).toContainText(table.text("offer-ask", { who: "white" }));
  await expect(table.said).toContainText(table.text("said-offered", { who: "black" }));
  await table.answer("accept");
  await expect(table.result).toContainText("½-½");
  await expect(table.result).toContainText(agreed(table));
  await expect(table.said).toContainText(agreed(table));
  await expect(table.moves).toHaveText(["e4", "e5 (=)"]);
  await expect(table.moves.last()).toHaveAttribute("aria-label", /remise aangeboden|draw offered/);
});

test("A12: an offer stands after a reload and is declined in words", async ({ table, page }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4", "e7e5");
  await table.say("menu-offer", "black");
  await expect(table.offer).toBeVisible();
  await page.reload();
  await expect(table.offer).toBeVisible();
  await table.answer("decline");
  await expect(table.message).toHaveText(table.text("said-declined", { who: "white" }));
  await expect(table.said).toContainText(table.text("said-declined", { who: "white" }));
  await expect(table.result).toBeHidden();
  await table.move("g1f3");
  await table.stands("f3", "white-knight");
});

test("A12: an offer is declined by moving, not by the mover's own move", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4", "e7e5");
  await table.say("menu-offer", "white");
  await table.move("d2d4");
  await expect(table.offer).toBeVisible();
  // It was made with the move that came after it.
  await expect(table.moves).toHaveText(["e4", "e5", "d4 (=)"]);
  await table.move("d7d5");
  await expect(table.offer).toBeHidden();
  await expect(table.message).toHaveText(table.text("said-declined", { who: "black" }));
});

test("A12: no offer before both have moved, and no second one", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4");
  await table.say("menu-offer", "white");
  await expect(table.message).toHaveText(table.text("deed-too-early"));
  await expect(table.saidAtOnce).toHaveText(table.text("deed-too-early"));
  await expect(table.offer).toBeHidden();
  await table.move("e7e5");
  await table.say("menu-offer", "black");
  await table.say("menu-offer", "black");
  await expect(table.message).toHaveText(table.text("deed-already-offered"));
  await expect(table.offer).toBeVisible();
});

test("an offer does not hear what a hand was about to press", async ({ table, page }) => {
  await page.clock.install();
  await table.open({ start: INITIAL });
  await table.move("e2e4", "e7e5");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await table.say("menu-offer", "black");
  const accept = table.offer.getByRole("button", { name: table.text("offer-accept") });
  await page.clock.runFor(450);
  await expect(accept).toBeDisabled();
  await page.clock.runFor(100);
  await expect(accept).toBeEnabled();
});

test("A13: resigning asks first, and loses", async ({ table }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4");
  await table.say("menu-resign", "black");
  await expect(table.dialog).toContainText(table.text("resign-title", { who: "black" }));
  await table.press(table.dialog.getByRole("button", { name: table.text("resign-no") }));
  await expect(table.dialog).toBeHidden();
  await expect(table.result).toBeHidden();
  await table.say("menu-resign", "black");
  await table.press(table.dialog.getByRole("button", { name: table.text("resign-yes") }));
  await expect(table.result).toContainText("1-0");
  await expect(table.result).toContainText(
    table.text("reason-resignation", { who: "black", outcome: "win", article: "5.1.2" }),
  );
  const menu = table.page.getByRole("button", { name: table.text("action-menu") });
  await table.press(menu);
  await expect(table.dialog.getByRole("button", { name: table.text("menu-share") })).toBeVisible();
  const resign = table.text("menu-resign", { who: "white" });
  await expect(table.dialog.getByRole("button", { name: resign })).toHaveCount(0);
});

test("A13: resigning against a bare king draws", async ({ table }) => {
  await table.open({ start: "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1" });
  await table.move("e2e4");
  await table.say("menu-resign", "white");
  await table.press(table.dialog.getByRole("button", { name: table.text("resign-yes") }));
  await expect(table.result).toContainText("½-½");
  await expect(table.result).toContainText(
    table.text("reason-resignation", { who: "white", outcome: "draw", article: "5.1.2" }),
  );
});

test("C7: a draw is offered and accepted with the keyboard alone", async ({ table, page }) => {
  await table.open({ start: INITIAL });
  await table.move("e2e4", "e7e5");
  const focused = page.locator(":focus");
  const tabTo = async (name: string): Promise<void> => {
    // Past the last one the focus is nowhere for a step.
    const label = (): Promise<string> =>
      page.evaluate(() => {
        const now = document.activeElement;
        return now?.getAttribute("aria-label") ?? now?.textContent ?? "";
      });
    for (let i = 0; i < 40 && (await label()).trim() !== name; i += 1) {
      await page.keyboard.press("Tab");
    }
    await expect(focused).toHaveAccessibleName(name);
  };
  await page.locator(".skip").focus();
  await tabTo(table.text("action-menu"));
  await page.keyboard.press("Enter");
  // The first row has the focus: the offer of whoever moved last.
  await expect(focused).toHaveAccessibleName(table.text("menu-offer", { who: "black" }));
  await page.keyboard.press("Enter");
  await expect(table.dialog).toBeHidden();
  await expect(focused).toHaveAccessibleName(table.text("action-menu"));
  const accept = table.offer.getByRole("button", { name: table.text("offer-accept") });
  await expect(accept).toBeEnabled();
  await tabTo(table.text("offer-accept"));
  await page.keyboard.press("Space");
  await expect(table.result).toContainText(agreed(table));
});

test("C7: the computer declines an early offer in words, and plays on", async ({ table }) => {
  await table.open({ opponent: "computer" });
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2);
  await table.say("menu-offer", "you");
  await expect(table.message).toHaveText(table.text("said-declined", { who: "computer" }));
  await table.move("d2d4");
  await expect(table.moves).toHaveCount(4);
});

test("C7: the computer agrees when it is lost", async ({ table }) => {
  const start = "7k/8/8/8/8/8/8/R2QK3 w - - 0 1";
  await table.open({ start, opponent: "computer" });
  await table.move("e1e2");
  await expect(table.moves).toHaveCount(2);
  await table.say("menu-offer", "you");
  await expect(table.result).toContainText(agreed(table));
});
