/**
 * The colour of a telephone's toolbar. It follows the system by itself (`index.html` says how);
 * when somebody chose light or dark against the system, it is told.
 */

const own = new WeakMap<HTMLMetaElement, string>();

/** Gives the toolbar the page's colour, or its own again. */
export function dressToolbar(chosen: boolean): void {
  const paper = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    if (!own.has(meta)) own.set(meta, meta.content);
    meta.content = chosen ? paper : (own.get(meta) ?? paper);
  }
}
