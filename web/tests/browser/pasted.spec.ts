// From any position: one that is set up or pasted, or any move of a pasted game, is played on from.

import { expect, test, type Table } from "./table";

const open = async (table: Table): Promise<void> => {
  await table.page.goto(table.language === "nl" ? "/scheidsrechter" : "/arbiter");
  await expect(table.square("e1")).toBeVisible();
};

async function paste(table: Table, text: string): Promise<void> {
  await table.page.getByLabel(table.text("paste-text")).fill(text);
  await table.press(table.page.getByRole("button", { name: table.text("paste-read") }));
}

/** Opens the form of a new game, chooses the opponent, and begins. */
async function playOn(table: Table, opponent: "person" | "computer"): Promise<void> {
  await table.press(table.page.getByRole("button", { name: table.text("play-on") }));
  await table.choose(table.dialog, table.text(`new-${opponent}`));
  await table.press(table.dialog.getByRole("button", { name: table.text("new-begin") }));
  await expect(table.page).toHaveURL(/fen=/);
}

test("a position that was set up is played on from by two", async ({ table }) => {
  await open(table);
  await paste(table, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
  await table.stands("e2", "white-pawn");
  await playOn(table, "person");
  await table.move("e2e4");
  await table.stands("e4", "white-pawn");
});

test("a game is played on from one of its moves, against the computer", async ({ table, page }) => {
  await open(table);
  await paste(table, '[White "Anna"]\n[Black "Bram"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *');
  await table.stands("a6", "black-pawn");
  await expect(page.getByText("Anna – Bram")).toBeVisible();
  await page.getByLabel(table.text("paste-after")).selectOption({ index: 4 });
  await table.stands("b5", null);
  await table.stands("c6", "black-knight");
  const steps = page.locator(".paste .steps");
  await table.press(steps.getByRole("button", { name: table.text("moves-back") }));
  await table.stands("c6", null);
  await table.press(steps.getByRole("button", { name: table.text("moves-forward") }));
  await playOn(table, "computer");
  await table.stands("c6", "black-knight");
  await table.move("f1c4");
  await table.stands("c4", "white-bishop");
});

test("Dutch letters are read as well as English ones", async ({ table }) => {
  await open(table);
  await paste(table, "1. e4 e5 2. Pf3 Pc6 3. Lc4");
  await table.stands("c4", "white-bishop");
  await expect(table.page.locator("#paste-faults p")).toHaveCount(0);
});

test("what is wrong is quoted with its place, and what came before it is there", async ({
  table,
}) => {
  await open(table);
  await paste(table, "1. e4 e5\n2. Nf4 Nc6");
  const faults = table.page.locator("#paste-faults p");
  await expect(faults.first()).toHaveText(
    table.text("paste-place", {
      line: 2,
      column: 4,
      text: "Nf4",
      where: "text",
      why: table.text("paste-fault-no-such-piece"),
    }),
  );
  await table.stands("e5", "black-pawn");
  await paste(table, "4k3/8/8/8/8/8/4X3/4K3 w - - 0 1");
  await expect(table.page.locator("#table-faults p").first()).toContainText("X");
  await paste(table, " ");
  await expect(faults).toHaveText([table.text("paste-empty")]);
});

test("a position in which nothing can be played is not played on from", async ({ table, page }) => {
  await open(table);
  const button = page.getByRole("button", { name: table.text("play-on") });
  await expect(button).toBeEnabled();
  await paste(table, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
  await expect(button).toBeDisabled();
  await paste(table, "8/8/8/8/8/8/8/8 w - - 0 1");
  await expect(button).toBeDisabled();
});
