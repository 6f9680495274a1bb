/**
 * What lets a browser install the house as an app: a manifest in the language of the page, added
 * after the first paint. The manifests are `public/{nl,en}.webmanifest`.
 */

import { spoken } from "../texts/texts.svelte";

/** Names the manifest in the language that is spoken now. */
export function installable(): void {
  const link =
    document.querySelector<HTMLLinkElement>('link[rel="manifest"]') ??
    document.createElement("link");
  link.rel = "manifest";
  link.href = `/${spoken()}.webmanifest`;
  document.head.append(link);
}
