/** What the page says to the service worker. */

/** Somebody asked for the new version. */
export interface TakeOver {
  readonly is: "takeOver";
}
