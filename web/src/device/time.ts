/** The time that clocks are told: whole milliseconds since the page began. It never goes back. */
export const sinceBegin = (): number => Math.floor(performance.now());
