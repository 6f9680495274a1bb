/**
 * The service worker: after one visit the house is open without a network.
 *
 * A new version comes onto the device whole, beside the one that is in use, and waits there. It
 * takes over when no window is open any more, or when somebody asks for it. What it keeps and
 * answers is `shelf.ts`; the page's side is `renewal.svelte.ts`.
 *
 * Law: W3C Service Workers, which this follows: install, wait, activate.
 */

import type { TakeOver } from "./messages";
import { answer, askedBy, keep, sweep, type Outside, type Version } from "./shelf";

/** Written by the build in place of this name. */
declare const ROKADE_VERSION: Version;

/** An event that lasts until something is done. */
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What a service worker finds around it, as far as this one uses it. */
interface Surroundings {
  readonly location: Location;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(name: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(name: "message", listener: (event: MessageEvent<TakeOver>) => void): void;
}

const worker = self as unknown as Surroundings;
const VERSION = ROKADE_VERSION;
const outside: Outside = { caches, fetch: (request, how) => fetch(request, how) };

worker.addEventListener("install", (event) => event.waitUntil(keep(VERSION, outside)));

worker.addEventListener("activate", (event) => {
  event.waitUntil(sweep(VERSION, outside).then(() => worker.clients.claim()));
});

worker.addEventListener("fetch", (event) => {
  const asked = askedBy(event.request, worker.location.origin, VERSION);
  if (asked !== null) event.respondWith(answer(event.request, asked, VERSION, outside));
});

worker.addEventListener("message", ({ data }) => {
  if (data.is === "takeOver") void worker.skipWaiting();
});
