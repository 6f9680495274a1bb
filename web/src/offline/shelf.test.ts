// The files on the device: all of a version or none, nothing twice, and never another version's.

import { beforeEach, describe, expect, it } from "vitest";
import { answer, askedBy, keep, sweep, type Outside, type Version } from "./shelf";

const HOUSE = "https://schaken.example";

const version = (name: string, hash: string, onDemand: readonly string[] = []): Version => ({
  name,
  hashed: [`/assets/page-${hash}.js`, "/assets/rules-SAME0000.wasm"],
  named: ["/index.html", "/mark.svg"],
  onDemand,
});

const pathOf = (request: Request | string): string =>
  typeof request === "string" ? request : new URL(request.url).pathname;

/** A browser's caches, as far as they are used here. */
class Caches {
  readonly kept = new Map<string, Map<string, Response>>();

  async open(name: string): Promise<Cache> {
    const cache = this.kept.get(name) ?? new Map<string, Response>();
    this.kept.set(name, cache);
    const own = {
      put: async (request: Request | string, response: Response) => {
        cache.set(pathOf(request), response);
      },
      match: async (request: Request | string) => cache.get(pathOf(request))?.clone(),
    };
    return own as unknown as Cache;
  }

  async keys(): Promise<string[]> {
    return [...this.kept.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.kept.delete(name);
  }

  async match(request: RequestInfo | URL): Promise<Response | undefined> {
    for (const cache of this.kept.values()) {
      const found = cache.get(pathOf(request as Request | string));
      if (found !== undefined) return found.clone();
    }
    return undefined;
  }
}

let caches: Caches;
let fetched: string[];
let missing: string | null;
let outside: Outside;

beforeEach(() => {
  caches = new Caches();
  fetched = [];
  missing = null;
  outside = {
    caches,
    fetch: async (request) => {
      const path = pathOf(request);
      fetched.push(path);
      const status = path === missing ? 404 : 200;
      return new Response(`${path} of the network`, { status });
    },
  };
});

const text = async (path: string, of: Version, mode: "page" | "file" = "file"): Promise<string> =>
  (await answer(new Request(HOUSE + path), mode, of, outside)).text();

describe("a version", () => {
  it("is kept whole", async () => {
    const first = version("1", "AAAA0000");
    await keep(first, outside);
    expect(fetched.sort()).toEqual([...first.hashed, ...first.named].sort());
    fetched = [];
    expect(await text("/assets/page-AAAA0000.js", first)).toContain("/assets/page-AAAA0000.js");
    expect(await text("/partij", first, "page")).toContain("/index.html");
    expect(fetched).toEqual([]);
  });

  it("takes over from the one before what did not change", async () => {
    await keep(version("1", "AAAA0000"), outside);
    fetched = [];
    await keep(version("2", "BBBB0000"), outside);
    expect(fetched.sort()).toEqual(["/assets/page-BBBB0000.js", "/index.html", "/mark.svg"]);
  });

  it("is not kept when a file of it does not come", async () => {
    missing = "/assets/page-AAAA0000.js";
    await expect(keep(version("1", "AAAA0000"), outside)).rejects.toThrow("404");
  });

  it("leaves the one before it for windows that are open, and no older ones", async () => {
    const all = ["AAAA0000", "BBBB0000", "CCCC0000"].map((hash) => version(hash, hash));
    await caches.open("of-somebody-else");
    for (const one of all) await keep(one, outside);
    const [first, second, third] = all as [Version, Version, Version];
    await sweep(third, outside);
    expect(await caches.keys()).toEqual([
      "of-somebody-else",
      `rokade-${second.name}`,
      `rokade-${third.name}`,
    ]);
    fetched = [];
    expect(await text("/assets/page-BBBB0000.js", third)).toContain("BBBB0000");
    expect(fetched).toEqual([]);
    expect(first.name).not.toBe(second.name);
  });
});

it("keeps what few people choose once somebody has chosen it", async () => {
  const free = "/assets/free-AAAA0000.js";
  const one = version("1", "AAAA0000", [free]);
  await keep(one, outside);
  expect(fetched).not.toContain(free);
  await text(free, one);
  await text(free, one);
  expect(fetched.filter((path) => path === free)).toHaveLength(1);
});

describe("an address", () => {
  const asks = (path: string, mode: RequestMode, method = "GET", house = HOUSE) =>
    askedBy({ method, mode, url: house + path }, HOUSE, version("1", "AAAA0000"));

  it("of a place is answered with the page", () => {
    for (const path of ["/", "/partij", "/rules/castling", "/puzzels?van=hier"]) {
      expect(asks(path, "navigate"), path).toBe("page");
    }
  });

  it("of a file of the client is answered with the file", () => {
    expect(asks("/assets/page-AAAA0000.js", "cors")).toBe("file");
    expect(asks("/mark.svg", "no-cors")).toBe("file");
  });

  it("of anything else is left to the network", () => {
    expect(asks("/health", "navigate")).toBeNull();
    expect(asks("/api/games", "cors")).toBeNull();
    expect(asks("/assets/page-AAAA0000.js", "cors", "POST")).toBeNull();
    expect(asks("/mark.svg", "no-cors", "GET", "https://elsewhere.example")).toBeNull();
  });
});
