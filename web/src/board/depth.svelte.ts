/**
 * How the board is seen: flat, standing, or free to be turned. What draws the last two is a part of
 * the page that comes when somebody wants it, and may not come; then the board is flat and can be
 * played on.
 */

import type * as FreePart from "../depth/free";
import type * as StandingPart from "../depth/standing";
import { freePart } from "./freed";

type View = "flat" | "standing" | "free";

export class Depth {
  /** What draws the pieces upright, once somebody wants that and it has come. */
  standing = $state.raw<typeof StandingPart | null>(null);
  /** While it is on its way nothing stands there, rather than flat pieces first. */
  coming = $state(false);
  /** What lets the board be turned, or why it cannot be. */
  free = $state.raw<typeof FreePart | null>(null);
  refused = $state.raw<"software" | "none" | "missing" | null>(null);
  /** How the squares of the free board lie. */
  lying = $state<string | null>(null);
  #wanted: View = "flat";

  /** From now on the board is to be seen like this. */
  want(view: View): void {
    this.#wanted = view;
    this.coming = view !== "flat" && this.standing === null && this.free === null;
    if (view !== "free") this.free = this.lying = this.refused = null;
    if (view !== "standing") this.standing = null;
    if (view !== "flat") void this.#standUp(view);
  }

  async #standUp(view: "standing" | "free"): Promise<void> {
    const found = view === "free" ? await freePart() : null;
    const turning = typeof found === "string" ? null : found;
    const upright = turning === null ? await import("../depth/standing").catch(() => null) : null;
    if (this.#wanted !== view) return;
    this.coming = false;
    [this.free, this.standing] = [turning, upright];
    this.refused = typeof found === "string" ? found : null;
  }
}
