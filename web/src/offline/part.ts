/** Being there without a network, as one part of the page that comes after the first paint. */

import { installable } from "./install";
import { renewal } from "./renewal.svelte";

export { default as OfflineNews } from "./OfflineNews.svelte";

/** Begins to bring everything onto the device. */
export function beginOffline(): void {
  installable();
  void renewal.begin();
}
