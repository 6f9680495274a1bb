// The service worker, built after everything else because it names every file of the build.
//
// A library that does this exists (Workbox, by vite-plugin-pwa). It was left out: its run-time part
// would be larger than ours, and its build part brings some two hundred packages
// (docs/decisions/0170).
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin, type ResolvedConfig } from "vite";
import type { Version } from "./src/offline/shelf";

/** For the server alone, or made from another file. */
const NOT_FOR_PAGES = /^\/(places\.json|sw\.js)$|\.(br|gz|map)$/;
/** Large parts that few people choose. */
const ON_DEMAND = /^\/assets\/free-/;

/** Every file below a folder, as an address. */
function addressesIn(folder: string, root = folder): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return addressesIn(path, root);
      return [`/${relative(root, path).split(sep).join("/")}`];
    })
    .sort();
}

/** What the service worker of a built client keeps. */
export function versionOf(folder: string): Version {
  const all = addressesIn(folder).filter((address) => !NOT_FOR_PAGES.test(address));
  const inAssets = (address: string): boolean => address.startsWith("/assets/");
  const named = all.filter((address) => !inAssets(address));
  const hash = createHash("sha256");
  for (const address of all) hash.update(`${address}\n`);
  // The names of the others hold a hash already.
  for (const address of named) hash.update(readFileSync(join(folder, address)));
  return {
    name: hash.digest("hex").slice(0, 16),
    hashed: all.filter((address) => inAssets(address) && !ON_DEMAND.test(address)),
    named,
    onDemand: all.filter((address) => ON_DEMAND.test(address)),
  };
}

/** Builds `src/offline/worker.ts` into `sw.js`, one script without imports. */
export function offline(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "rokade-offline",
    apply: "build",
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = join(config.root, config.build.outDir);
      await build({
        configFile: false,
        root: config.root,
        publicDir: false,
        logLevel: "warn",
        define: { ROKADE_VERSION: JSON.stringify(versionOf(folder)) },
        build: {
          outDir: config.build.outDir,
          emptyOutDir: false,
          target: "es2022",
          lib: {
            entry: "src/offline/worker.ts",
            formats: ["iife"],
            name: "rokade",
            fileName: () => "sw.js",
          },
        },
      });
    },
  };
}
