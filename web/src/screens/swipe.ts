/**
 * Leafing with a finger: a stroke to the left goes on, one to the right goes back. Only a stroke that
 * is clearly horizontal counts; what scrolls a list up and down leafs nothing.
 */

/** So far a finger has to go, in CSS pixels, and so many times as far across as up or down. */
const FAR = 40;
const CLEARLY = 2;

/** Which way a stroke leafs; nothing where it is none. */
export function strokeOf(x: number, y: number): "on" | "back" | null {
  if (Math.abs(x) < FAR || Math.abs(x) < CLEARLY * Math.abs(y)) return null;
  return x < 0 ? "on" : "back";
}

/** Follows fingers on an element. What lies below a stroke is not pressed by it. */
export function leafBySwipe(
  leaf: (way: "on" | "back") => void,
): (element: HTMLElement) => () => void {
  return (element) => {
    let begun: PointerEvent | null = null;
    let stroked = false;

    const down = (event: PointerEvent): void => {
      stroked = false;
      begun = event.pointerType === "touch" && event.isPrimary ? event : null;
    };
    const up = (event: PointerEvent): void => {
      if (begun?.pointerId !== event.pointerId) return;
      const way = strokeOf(event.clientX - begun.clientX, event.clientY - begun.clientY);
      begun = null;
      stroked = way !== null;
      if (way !== null) leaf(way);
    };
    const click = (event: Event): void => {
      if (stroked) event.stopPropagation();
      stroked = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    // The finger leaves the element without the stroke being over.
    element.ownerDocument.addEventListener("pointerup", up, { signal });
    element.addEventListener("pointercancel", () => (begun = null), { signal });
    element.addEventListener("pointerdown", down, { signal });
    element.addEventListener("click", click, { signal, capture: true });
    return () => listening.abort();
  };
}
