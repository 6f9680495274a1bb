/**
 * The page's side of being there without a network: it brings the service worker, says when
 * everything is on the device, and when a new version waits. A new version never takes over by
 * itself while a window is open; games are kept on the device and are there afterwards.
 */

import type { TakeOver } from "./messages";

/** Where the worker is; at the top, so that it answers for the whole house. */
const WORKER = "/sw.js";

/** A window that stays open looks for a new version now and then. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;

/** Whether the house works without a network: it cannot, not yet, it does, or it did not come. */
export type Readiness = "unable" | "fetching" | "ready" | "failed";

/** What of the browser is needed, so that a test can stand in for it. */
export interface Home {
  readonly workers: ServiceWorkerContainer | undefined;
  readonly reload: () => void;
}

export class Renewal {
  readonly #home: Home;
  #registration: ServiceWorkerRegistration | null = null;
  /** The version that somebody asked for is taking over. */
  #asked = false;
  #lookedMs = 0;

  readiness = $state.raw<Readiness>("unable");
  /** Whether it became ready just now, for the first time on this device. */
  first = $state.raw(false);
  /** A new version is there, and nobody has put it off. */
  offered = $state.raw(false);

  constructor(home: Home) {
    this.#home = home;
  }

  /** Brings the worker; settles when it is on its way. */
  async begin(): Promise<void> {
    const { workers } = this.#home;
    if (workers === undefined) return;
    // Who is there now made the page that is shown; a later one did not.
    let before = workers.controller;
    this.readiness = before === null ? "fetching" : "ready";
    workers.addEventListener("controllerchange", () => {
      if (this.#asked) this.#home.reload();
      else if (before !== null) this.offered = true;
      before = workers.controller;
    });
    try {
      const registration = await workers.register(WORKER);
      this.#follow(registration);
    } catch {
      // An older one may still be there; without one the next visit tries again.
      if (before === null) this.readiness = "failed";
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    if (registration.active !== null) this.readiness = "ready";
    this.offered ||= registration.waiting !== null && registration.active !== null;
    const follow = (worker: ServiceWorker | null): void => {
      worker?.addEventListener("statechange", () => this.#hear(worker.state));
    };
    follow(registration.installing);
    registration.addEventListener("updatefound", () => follow(registration.installing));
  }

  #hear(state: ServiceWorkerState): void {
    if (state === "installed") this.offered ||= this.#registration?.active !== null;
    if (state === "activated" && this.readiness !== "ready") {
      this.readiness = "ready";
      this.first = true;
    }
    if (state === "redundant" && this.readiness === "fetching") this.readiness = "failed";
  }

  /** Looks for a new version, unless that was done a short while ago. */
  look(nowMs: number): void {
    if (nowMs - this.#lookedMs < LOOK_AGAIN_MS) return;
    this.#lookedMs = nowMs;
    // Without a network there is none to be found.
    this.#registration?.update().catch(() => undefined);
  }

  /** Begins anew with the version that waits. */
  renew(): void {
    const waiting = this.#registration?.waiting ?? null;
    this.#asked = true;
    // Another window may have let it take over already.
    if (waiting === null) this.#home.reload();
    else waiting.postMessage({ is: "takeOver" } satisfies TakeOver);
  }

  /** It can wait until the next start. */
  putOff(): void {
    this.offered = false;
  }
}

/** The one of this page. */
export const renewal = new Renewal({
  workers: typeof navigator === "undefined" ? undefined : navigator.serviceWorker,
  reload: () => location.reload(),
});
