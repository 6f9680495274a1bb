/** All that a hint needs, as one part of the page that is fetched when somebody first asks. */

export { default as HintCard } from "./HintCard.svelte";
export { Hints } from "./hints.svelte";
