/** What is drawn on one board, by the right button or by keys. The shapes are `drawn.ts`. */

import type { Square } from "../generated/wire";
import { t } from "../texts/texts.svelte";
import { brushOf, sketchedOver, withDrawing, type Drawing, type Held } from "./drawn";

export class Drawings {
  #done = $state.raw<readonly Drawing[]>([]);
  #wiped: readonly Drawing[] = [];
  #sketch = $state.raw<Drawing | null>(null);
  /** The square from which keys draw. */
  #from: Square | null = null;

  /** All that is seen. */
  readonly shown = $derived(
    this.#sketch === null ? this.#done : sketchedOver(this.#done, this.#sketch),
  );

  sketch(drawing: Drawing | null): void {
    this.#sketch = drawing;
  }

  draw(drawing: Drawing): void {
    this.#done = withDrawing(this.#done, drawing);
  }

  clear(): void {
    this.#wiped = this.#done;
    this.#done = [];
    this.#from = null;
  }

  /** Brings back what was cleared last: it was not meant. */
  bringBack(): void {
    this.#done = this.#wiped;
  }

  /** Begins a drawing on a square, or ends it there; gives what is to be said of it. */
  byKey(square: Square, held: Held): string {
    const from = this.#from;
    this.#from = from === null ? square : null;
    if (from === null) return t("said-drawing", { square });
    // Shift is held to draw at all.
    this.draw({ from, to: square, brush: brushOf({ ...held, shiftKey: false }) });
    return from === square ? t("said-circle", { square }) : t("said-arrow", { from, to: square });
  }
}
