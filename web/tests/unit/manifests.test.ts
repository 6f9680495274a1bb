// What a browser is told of the house as an app: the same as the texts say, and nothing that is not there.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { addressOfPlace, PLACES } from "../../src/places/places";
import { LANGUAGES } from "../../src/texts/language";
import { bundleOf } from "../../src/texts/texts.svelte";

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly lang: string;
  readonly icons: readonly { src: string; sizes: string; purpose?: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

const PUBLIC = join(import.meta.dirname, "../../public");

describe.each(LANGUAGES)("the manifest in %s", (language) => {
  const text = readFileSync(join(PUBLIC, `${language}.webmanifest`), "utf8");
  const manifest = JSON.parse(text) as Manifest;
  const file = join(import.meta.dirname, `../../../content/texts/${language}/house.ftl`);
  const texts = bundleOf(language, [readFileSync(file, "utf8")]);
  const say = (name: string): string => texts.getMessage(name)?.value as string;

  it("says what the texts say", () => {
    expect(manifest.lang).toBe(language);
    expect(manifest.name).toBe(say("house-name"));
    expect(manifest.description).toBe(say("house-about"));
    for (const { name, url } of manifest.shortcuts) {
      const place = PLACES.find((one) => addressOfPlace(one.name, language) === url);
      expect(name).toBe(say(`place-${place?.name}`));
    }
  });

  it("names icons that are there, one of which may be cut to any shape", () => {
    for (const { src } of manifest.icons) expect(existsSync(join(PUBLIC, src)), src).toBe(true);
    expect(manifest.icons.some(({ purpose }) => purpose === "maskable")).toBe(true);
  });
});
