/**
 * The dialogs of a game: which is open, and which have been. One that was opened stays on the page,
 * so that it closes as it opened and is there at once the next time.
 */

const NAMES = ["menu", "arbiter", "share", "playOn", "keys", "why", "new"] as const;

export type DialogName = (typeof NAMES)[number];

const none = (): Record<DialogName, boolean> =>
  Object.fromEntries(NAMES.map((name) => [name, false])) as Record<DialogName, boolean>;

export class Dialogs {
  readonly open = $state(none());
  readonly seen = $state(none());

  show(name: DialogName): void {
    this.seen[name] = true;
    this.open[name] = true;
  }
}
