/**
 * The files of the client on the device, one cache for each version, and what the service worker
 * answers from them. It fetches nothing that it has: files with a hash in their names are taken
 * over from the version before.
 *
 * Here is what is kept and found; when that happens is `worker.ts`, and which files there are the
 * build says (`offline-plugin.ts`).
 */

import { placeAt } from "../places/places";

/** One version of the client, as the build writes it down. */
export interface Version {
  /** A hash of all that follows. */
  readonly name: string;
  /** Files whose names hold a hash of what is in them. */
  readonly hashed: readonly string[];
  /** Files whose names stay when they change. */
  readonly named: readonly string[];
  /** Hashed files that are kept when somebody has asked for them, not before. */
  readonly onDemand: readonly string[];
}

/** What there is on a device and beyond it; the browser has exactly these. */
export interface Outside {
  readonly caches: Pick<CacheStorage, "open" | "keys" | "delete" | "match">;
  readonly fetch: (request: Request | string, how?: RequestInit) => Promise<Response>;
}

/** The page that every screen starts from. */
const PAGE = "/index.html";

const PREFIX = "rokade-";

/** A file is the same whoever asks for it and however it travelled. */
const WHOEVER = { ignoreVary: true } as const;

/** More at once would take the network from somebody who is playing. */
const AT_ONCE = 4;

/** What an address asks for: the page itself, a file of the client, or nothing of ours. */
export type Asked = "page" | "file" | null;

const cacheName = (version: Version): string => PREFIX + version.name;

/** What a request asks of the shelf. */
export function askedBy(
  { method, mode, url }: Pick<Request, "method" | "mode" | "url">,
  origin: string,
  version: Version,
): Asked {
  const address = new URL(url);
  if (method !== "GET" || address.origin !== origin) return null;
  if (mode === "navigate") return placeAt(address.pathname) === null ? null : "page";
  const known = version.named.includes(address.pathname) || address.pathname.startsWith("/assets/");
  return known ? "file" : null;
}

/** Brings every file of a version onto the device; fails when one of them does not come. */
export async function keep(version: Version, outside: Outside): Promise<void> {
  const cache = await outside.caches.open(cacheName(version));
  const waiting = [...version.named, ...version.hashed];
  const carry = async (): Promise<void> => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await keepOne(path, version, cache, outside);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
}

async function keepOne(
  path: string,
  version: Version,
  cache: Cache,
  outside: Outside,
): Promise<void> {
  const hashed = !version.named.includes(path);
  const before = hashed ? await outside.caches.match(path, WHOEVER) : undefined;
  if (before !== undefined) return cache.put(path, before);
  // What has no hash may be an older one in the browser's own cache.
  const response = await outside.fetch(path, { cache: hashed ? "default" : "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  await cache.put(path, response);
}

/**
 * Lets older versions go. The one before this stays: a window that was opened with it may still be
 * playing.
 */
export async function sweep(version: Version, { caches }: Outside): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(PREFIX) && name !== cacheName(version),
  );
  // The browser names them in the order they were made in.
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** The answer to what is ours. */
export async function answer(
  request: Request,
  asked: "page" | "file",
  version: Version,
  outside: Outside,
): Promise<Response> {
  const cache = await outside.caches.open(cacheName(version));
  if (asked === "page") return (await cache.match(PAGE, WHOEVER)) ?? outside.fetch(request);
  // A file of another version is that version's alone: its name says so.
  const kept =
    (await cache.match(request, WHOEVER)) ?? (await outside.caches.match(request, WHOEVER));
  if (kept !== undefined) return kept;
  const response = await outside.fetch(request);
  const path = new URL(request.url).pathname;
  if (response.ok && version.onDemand.includes(path)) await cache.put(request, response.clone());
  return response;
}
