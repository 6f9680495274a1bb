/** Work that can wait until the browser has nothing better to do. */

/** For a browser that does not tell when it is idle. */
const LATER_MS = 500;

/** Does something when there is time for it. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work);
  else setTimeout(work, LATER_MS);
}

/** Settles when there is time for more. */
export function idle(): Promise<void> {
  return new Promise((resolve) => whenIdle(resolve));
}
