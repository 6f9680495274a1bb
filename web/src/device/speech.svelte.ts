/**
 * What is said aloud: a short log that a screen reader follows. Moves and results wait for
 * their turn (polite); a refusal answers what the person just did and comes first.
 */

interface Line {
  readonly id: number;
  readonly text: string;
}

/** So many lines stay readable; older ones have been heard. */
const KEPT = 4;

class Speech {
  #count = 0;
  polite = $state.raw<readonly Line[]>([]);
  urgent = $state.raw<readonly Line[]>([]);

  /** Says something when there is room. */
  say(text: string): void {
    this.polite = [...this.polite, this.#line(text)].slice(-KEPT);
  }

  /** Says something at once. */
  interrupt(text: string): void {
    this.urgent = [this.#line(text)];
  }

  /** What was said at once is over. */
  hush(): void {
    if (this.urgent.length > 0) this.urgent = [];
  }

  /** Forgets everything, such as lines in another language. */
  clear(): void {
    this.polite = [];
    this.urgent = [];
  }

  #line(text: string): Line {
    this.#count += 1;
    return { id: this.#count, text };
  }
}

export const speech = new Speech();
