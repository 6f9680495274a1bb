/**
 * The mark of the house: a king and a rook changing places, two simple shapes and one curved
 * arrow. Drawn for 16 pixels first, so every part is at least two units of 32 wide.
 * `public/mark.svg` is the same drawing for the browser's tab.
 */
export const MARK = {
  box: 32,
  shapes: [
    // The rook, left.
    "M3 15h2.500v2h2v-2h3v2h2v-2H15v5l-1.800 1.500V27H15v3H3v-3h1.800v-5.500L3 20Z",
    // The king, right.
    "M22.100 10h2.800v2.200h2.300V15h-2.300v1.600c2.7.3 4.600 1.500 4.600 3.200 0 1.500-1.600 3.400-2.500 5V27H29v3H18v-3h2v-2.200c-.9-1.600-2.500-3.500-2.500-5 0-1.700 1.900-2.900 4.600-3.200V15h-2.300v-2.800h2.300Z",
  ],
  arrow: "M24.500 6.500C20.500 1.500 11.500 1.500 8.800 10M5.500 7.400 8.800 10.900l3.900-2.800",
} as const;
