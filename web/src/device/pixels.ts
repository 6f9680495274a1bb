/**
 * Squares are a whole number of device pixels at any zoom, so that no line is blurred: the
 * style sheet rounds to `--device-pixel`, and this keeps that true.
 */

/** Measures now, and again whenever the zoom or the screen changes. */
export function keepWholePixels(): void {
  const ratio = window.devicePixelRatio || 1;
  document.documentElement.style.setProperty("--device-pixel", `${1 / ratio}px`);
  const change = matchMedia(`(resolution: ${ratio}dppx)`);
  change.addEventListener("change", keepWholePixels, { once: true });
}
