// Two players and an arbiter at a real board: how the tests press the clocks of the device beside it,
// and say what happened. The time is the test's own, so that nobody waits.

import type { Locator, Page } from "@playwright/test";
import { expect, test as bare, type Table } from "./table";

type Side = "white" | "black";

export class Sitting {
  #held = false;

  constructor(
    readonly table: Table,
    readonly page: Page,
  ) {}

  text(name: string, args = {}): string {
    return this.table.text(name, args);
  }

  /** Begins with a time control; from then on time passes only when the test says so. */
  async begin(control: string, recording: "moves" | "clock-only" = "moves"): Promise<void> {
    await this.page.clock.install();
    await this.open(control, recording);
    this.#held = true;
    await this.page.clock.pauseAt(Date.now() + 3_600_000);
  }

  /** The same while time passes, which axe needs. */
  async open(control: string, recording: "moves" | "clock-only" = "moves"): Promise<void> {
    await this.page.goto(this.table.language === "nl" ? "/bord" : "/over-the-board");
    await this.table.choose(this.page.locator("form"), control);
    await this.table.choose(this.page.locator("form"), this.text(`otb-recording-${recording}`));
    await this.table.press(this.page.getByRole("button", { name: this.text("otb-begin") }));
    await expect(this.clock("white")).toBeVisible();
  }

  clock(side: Side): Locator {
    return this.page.locator(`[data-clock="${side}"]`);
  }

  async press(...sides: Side[]): Promise<void> {
    for (const side of sides) await this.table.press(this.clock(side));
  }

  async shows(side: Side, time: string): Promise<void> {
    await expect(this.clock(side).locator(".time")).toContainText(time);
  }

  /** A move is written down and the clock pressed. */
  async move(uci: string, by: Side): Promise<void> {
    await this.table.move(uci);
    await this.table.stands(uci.slice(0, 2), null);
    await this.press(by);
  }

  async control(name: string): Promise<void> {
    const group = this.page.getByRole("group", { name: this.text("otb-controls") });
    await this.table.press(group.getByRole("button", { name: this.text(name), exact: true }));
  }

  async row(name: string, args = {}): Promise<void> {
    await this.button(this.table.dialog, name, args);
  }

  async button(within: Locator, name: string, args = {}): Promise<void> {
    const button = within.getByRole("button", { name: this.text(name, args), exact: true });
    await expect(button).toBeVisible();
    // One that has just come up does not hear at once.
    if (this.#held) await this.page.clock.runFor(600);
    await expect(button).toBeEnabled();
    await this.table.press(button);
  }

  async point(...squares: string[]): Promise<void> {
    for (const square of squares) {
      await this.table.press(this.table.dialog.locator(`[data-square="${square}"]`));
    }
  }

  /** What was ruled. */
  get news(): Locator {
    return this.page.locator(".news");
  }

  async log(): Promise<Locator> {
    await this.control("otb-arbiter");
    await this.row("otb-row-log");
    return this.table.dialog.locator("li");
  }
}

export const test = bare.extend<{ sitting: Sitting }>({
  sitting: async ({ table, page }, use) => use(new Sitting(table, page)),
});
