/**
 * The standing board, as one part of the page that comes when somebody wants it: the same squares,
 * tilted by the style sheet, and upright pieces before them. What is pressed are the squares.
 */

export { ghostOf } from "./ghost";
export { default as Refusal } from "./Refusal.svelte";
export { default as Standing } from "./Standing.svelte";
export { columnOf, comesFrom, TRANSFORM } from "./view";
