// The build of the client: one page, hashed names, nothing inline, so that a strict
// content security policy holds (`script-src 'self' 'wasm-unsafe-eval'; style-src 'self'`).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { offline } from "./offline-plugin.ts";
import { previewHeaders } from "./preview-headers.ts";
import { addressPatterns } from "./src/places/places.ts";

/** Tells the server where screens live, so that it can say of any other address that nothing is there. */
const places: Plugin = {
  name: "rokade-places",
  generateBundle() {
    const source = JSON.stringify(addressPatterns());
    this.emitFile({ type: "asset", fileName: "places.json", source });
  },
};

/**
 * What every screen uses, in one file: a first view is a few requests, not one for each module
 * that two screens happen to share.
 */
const PAGE = new RegExp(
  [
    "node_modules/(svelte|@fluent|esm-env|clsx)",
    "vite/",
    "content/texts/(nl|en)/house",
    "src/(device|pieces|places|rules|styles)/",
    "src/arbiter/Diagram",
    "src/texts/(?!nl\\.ts|en\\.ts)",
    "src/generated/(wire|wasm/rules)/",
    "src/game/(setup|wish|saved|start|message|remarks|result|standing)\\.ts",
    "src/board/(squares|state|names)\\.ts",
    "src/screens/(App|Header|Icon|icons|Mark|Dialog|Choice|Failure|MissingPart|NotFound|Speech|parts|focus|guard)\\.",
  ].join("|"),
);

export default defineConfig({
  plugins: [svelte(), places, offline()],
  build: {
    target: "es2022",
    // A font or picture inside a style sheet would be a `data:` address; we have none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "page", test: PAGE },
            { name: "board", test: /src\/board\// },
            { name: "form", test: /src\/screens\/(GameForm|ClockChoice)/ },
          ],
        },
      },
    },
  },
  worker: { format: "es" },
  preview: { headers: previewHeaders },
  server: {
    // The texts live beside the client, in `content/`.
    fs: { allow: [".."] },
  },
  // Tests run the components' logic as a browser would, not as a server.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  test: {
    include: ["src/**/*.test.ts", "tests/unit/**/*.test.ts"],
    environment: "node",
  },
});
