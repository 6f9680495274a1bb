// The build of the client: one page, hashed names, nothing inline, so that a strict
// content security policy holds (`script-src 'self' 'wasm-unsafe-eval'; style-src 'self'`).
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
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

export default defineConfig({
  plugins: [svelte(), places],
  build: {
    target: "es2022",
    // A font or picture inside a style sheet would be a `data:` address; we have none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
