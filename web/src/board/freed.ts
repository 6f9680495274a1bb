/** The free view where this device can draw it, or why it cannot; nothing large comes in vain. */

import type * as FreePart from "../depth/free";

/** Fetches the part that lets the board be turned. */
export async function freePart(): Promise<typeof FreePart | "software" | "none" | "missing"> {
  try {
    const { drawer } = await import("../depth/hardware");
    const found = drawer();
    return found === "hardware" ? await import("../depth/free") : found;
  } catch {
    return "missing";
  }
}
