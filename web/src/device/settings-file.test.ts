// Settings as a file: as they were, or not at all and with everything that is wrong.

import { beforeAll, describe, expect, it, vi } from "vitest";
import type * as File from "./settings-file";
import type * as Device from "./settings.svelte";

let file: typeof File;
let device: typeof Device;

beforeAll(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
  device = await import("./settings.svelte");
  file = await import("./settings-file");
  return () => vi.unstubAllGlobals();
});

const written = (settings: unknown): string =>
  JSON.stringify({ kind: "rokade-settings", version: 1, settings });

describe("a file of settings", () => {
  it("says what was kept", () => {
    const { kept } = device.settings;
    expect(file.readSettings(file.writeSettings(kept))).toEqual({ kept, faults: [] });
  });

  it("may say less: the rest stays as it is", () => {
    const { kept } = file.readSettings(written({ theme: "dark", volume: 30 }));
    expect(kept).toEqual({ theme: "dark", volume: 30 });
  });

  it("is told from anything else", () => {
    const kinds = ["", "{", "[]", "7", '{"kind":"other"}', written(null), written([])];
    expect(kinds.map((text) => file.readSettings(text).faults[0]?.is)).toEqual([
      "text",
      "text",
      "kind",
      "kind",
      "kind",
      "kind",
      "kind",
    ]);
    const later = JSON.stringify({ kind: "rokade-settings", version: 2, settings: {} });
    expect(file.readSettings(later).faults).toEqual([{ is: "version" }]);
  });

  it("is refused as a whole, and all its faults are told", () => {
    const read = file.readSettings(written({ theme: "pink", volume: 101, zoom: 3, board: "felt" }));
    expect(read).toEqual({
      kept: null,
      faults: [
        { is: "value", name: "theme", value: '"pink"' },
        { is: "value", name: "volume", value: "101" },
        { is: "name", name: "zoom" },
      ],
    });
    // Names that every object has are no settings.
    expect(file.readSettings(written({ toString: 1 })).faults).toEqual([
      { is: "name", name: "toString" },
    ]);
  });
});
