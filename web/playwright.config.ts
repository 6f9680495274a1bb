// Whole games through the interface, in Debian's Chromium.
//
// The client as built is served by the binary where `ROKADE_BINARY` names one, else by Vite under
// the same headers. `ROKADE_CHROMIUM` names another browser.

import { defineConfig, type Project } from "@playwright/test";
import type { Language } from "./src/texts/language";

const PORT = Number(process.env["ROKADE_TEST_PORT"] ?? 4170);
const binary = process.env["ROKADE_BINARY"];

const SCREENS = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  },
} as const;

export interface Options {
  language: Language;
}

const projects: Project<Options>[] = (["nl", "en"] as const).flatMap((language) =>
  (["desk", "phone"] as const).map((screen) => ({
    name: `${screen}-${language}`,
    // A phone has no mouse and a desk no finger; everything else is tried on both.
    grepInvert: screen === "desk" ? /@phone/ : /@desk/,
    use: {
      ...SCREENS[screen],
      language,
      locale: language === "nl" ? "nl-NL" : "en-GB",
    },
  })),
);

export default defineConfig<Options>({
  testDir: "tests/browser",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: true,
  // Once more where a busy machine let a page wait too long; the report then says "flaky".
  retries: process.env["CI"] ? 1 : 0,
  workers: 2,
  timeout: 30_000,
  reporter: process.env["CI"] ? "dot" : "list",
  projects,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    browserName: "chromium",
    // What a test puts in the place of a file would pass it by; tests/browser/offline.spec.ts allows it.
    serviceWorkers: "block",
    // Motion is shown in the tests that are about motion.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: process.env["ROKADE_CHROMIUM"] ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command:
      binary === undefined
        ? `node tests/serve.js ${PORT}`
        : `${binary} serve --no-open --listen 127.0.0.1:${PORT} --data "$(mktemp -d)"`,
    port: PORT,
    reuseExistingServer: false,
  },
});
