/**
 * The time at the board. A page's own clock never goes back, but may stand still while the device
 * sleeps; a chess clock does not. So when the page is seen again, what the time of day says more is
 * added, once it is more than the time of day may be out.
 */

/** Less is an ordinary correction of the time of day. */
const SLEPT_FROM_MS = 2_000;

/** Where the two times come from. */
export interface Sources {
  /** Milliseconds that never go back. */
  readonly steady: () => number;
  /** Milliseconds of the time of day. */
  readonly day: () => number;
}

const DEVICE: Sources = { steady: () => performance.now(), day: () => Date.now() };

export class BoardTime {
  readonly #sources: Sources;
  #slept = 0;
  #steadyThen: number;
  #dayThen: number;

  constructor(sources: Sources = DEVICE) {
    this.#sources = sources;
    this.#steadyThen = sources.steady();
    this.#dayThen = sources.day();
  }

  /** Whole milliseconds since some moment; they never go back. */
  readonly now = (): number => Math.floor(this.#sources.steady() + this.#slept);

  /** The page is seen again; gives how long the device slept. */
  wake(): number {
    const { steady, day } = this.#sources;
    const slept = day() - this.#dayThen - (steady() - this.#steadyThen);
    this.#steadyThen = steady();
    this.#dayThen = day();
    if (slept < SLEPT_FROM_MS) return 0;
    this.#slept += slept;
    return slept;
  }
}
