/** The few signs on buttons and places, drawn in one stroke weight on a square of 24. */

export const ICONS = {
  new: "M12 5v14M5 12h14",
  turn: "M17 3v14m0 0-4-4m4 4 4-4M7 21V7m0 0L3 11m4-4 4 4",
  takeBack: "M9 6 4 11l5 5M4 11h10a6 6 0 0 1 0 8h-3",
  first: "M18 6l-6 6 6 6M7 6v12",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  last: "M6 6l6 6-6 6M17 6v12",
  settings: "M4 7h9m5 0h2M4 17h3m5 0h8M15.500 4.500v5M9.500 14.500v5",
  draw: "M5 7l2.500-2v8M18 5L6 19M14 15.500a2 2 0 1 1 3.600 1.200L14 20h4.500",
  claim: "M12 4v16M8 20h8M5 7h14M5 7l-3 6h6zM19 7l-3 6h6z",
  resign: "M6 21V4m0 1h12l-3 4 3 4H6",
  pause: "M8 5v14M16 5v14",
  play: "M8 5l11 7-11 7z",
  arbiter: "M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4",
  short: "M7 4h10M7 20h10M8 4c0 5 3 5 4 8-1 3-4 3-4 8M16 4c0 5-3 5-4 8 1 3 4 3 4 8",
  hand: "M8 12V6a1.500 1.500 0 0 1 3 0v5V4.500a1.500 1.500 0 0 1 3 0V11V6a1.500 1.500 0 0 1 3 0v8c0 4-2 6.500-5.500 6.500S7 19 4.500 14a1.500 1.500 0 0 1 2.500-1.500L8 14",
  close: "M6 6l12 12M18 6L6 18",
  book: "M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1zM12 6v14",
  clock: "M3 8h18v12H3zM9.500 8V5h5v3M7.500 12v2.500M16.500 12v2.500m0-2.500l1.500 1.500",
  menu: "M4 6h16M4 12h10M4 18h16",
  share: "M12 15V4m0 0L8 8m4-4 4 4M5 12v7h14v-7",
  type: "M5 8V5h14v3M12 5v14M9 19h6",
  keys: "M3 7h18v10H3zM6.500 10.500h1M10 10.500h1M13.500 10.500h1M17 10.500h1M8 14h8",
  places: "M4 6h16M4 12h16M4 18h16",
  lesson: "M2 9l10-5 10 5-10 5zM6 11.500V17c3 2.700 9 2.700 12 0v-5.500M22 9v6",
  puzzle: "M4 8h4.500a2.300 2.300 0 1 1 4 0H17v4.500a2.300 2.300 0 1 1 0 4V21H4z",
  graph: "M4 4v16h16M7 15l4-5 3 3 5-7",
  online: "M4 8h13m0 0-4-4m4 4-4 4M20 16H7m0 0 4-4m-4 4 4 4",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4 3.500-6 8-6s8 2 8 6",
  quiet:
    "M3 12s3.500-6 9-6 9 6 9 6-3.500 6-9 6-9-6-9-6zM12 14.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5",
  sound:
    "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4 4 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11",
  muted: "M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 9.500l5 5M21 9.500l-5 5",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900V16h7v-2.100A6 6 0 0 0 12 3z",
} as const;

export type IconName = keyof typeof ICONS;
