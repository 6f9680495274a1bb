/** How a person wants to see the board: flat, or with pieces that stand on it. */

import { read, write } from "./store";

export const VIEWS = ["flat", "standing"] as const;

export type View = (typeof VIEWS)[number];

const isView = (value: unknown): value is View => VIEWS.some((view) => view === value);

class ViewChoice {
  #kept = $state<View>(read("view", isView) ?? "flat");

  get kept(): View {
    return this.#kept;
  }

  choose(view: View): void {
    this.#kept = view;
    write("view", view);
  }
}

/** The one of this device. */
export const view = new ViewChoice();
