/** The free view, as one part of the page: it is large, and comes only when somebody wants it. */

export { default as FreeBoard } from "./FreeBoard.svelte";
