/**
 * The outlines of the six pieces: one table of numbers for every way of drawing them.
 *
 * A square is 92 units wide. Five pieces are turned on a lathe, so half an outline says it
 * all: pairs of [radius, height], measured from the axis and from the table. The flat set
 * mirrors that half; a solid set turns it. What a lathe cannot make (battlements, the points
 * of the coronet, the cross, the cut in the mitre) stands beside it. The knight is carved, and
 * has an outline of its own in [x, height], x measured from the axis, looking to the left.
 *
 * How these become SVG is in `flat.ts`.
 */

/** A straight step to a point, or a cubic curve: two control points and the end. */
export type Step =
  readonly [number, number] | readonly [number, number, number, number, number, number];

/** A ball on the axis. */
export interface Ball {
  readonly height: number;
  readonly radius: number;
}

/** A piece that a lathe can make. */
export interface Turned {
  /** From the edge of the foot to the rim of the head. */
  readonly body: readonly Step[];
  /** From the rim to the axis, as the flat piece shows it from the side. */
  readonly crest: readonly Step[];
  /** From the rim to the axis, as the lathe leaves it. */
  readonly turnedTop: readonly Step[];
  /** Where a groove runs round: [radius, height]. */
  readonly grooves: readonly (readonly [number, number])[];
  /** Lines cut into the front, in [x, height]. */
  readonly cuts: readonly (readonly Step[])[];
  /** Shapes set on top, in [x, height], closed. */
  readonly finials: readonly (readonly Step[])[];
  readonly ball?: Ball;
}

/** A piece that is carved: its outline from the side. */
export interface Carved {
  readonly outline: readonly Step[];
  readonly grooves: readonly (readonly [number, number])[];
  readonly cuts: readonly (readonly Step[])[];
  /** The eye, as a closed shape. */
  readonly eye: readonly Step[];
}

/** The foot that every piece stands on: a plinth and a bead above it. */
function foot(radius: number): readonly Step[] {
  return [
    [radius - 1, 0],
    [radius + 0.6, 0, radius + 1.2, 1.6, radius + 1.2, 3.5],
    [radius + 1.2, 6, radius - 0.4, 7.6, radius - 2.6, 8.4],
    [radius - 1.2, 10, radius - 1.4, 13, radius - 4, 14],
  ];
}

export const pawn: Turned = {
  body: [
    ...foot(24.5),
    [13.6, 18, 9.6, 24, 9, 33],
    [14.6, 33.4],
    [17, 34.2, 17, 38.6, 14.6, 39.4],
    [10.4, 40.4],
  ],
  crest: [
    [13, 42.8, 14.8, 46.2, 14.8, 50.2],
    [14.8, 58.6, 8.2, 64.6, 0, 64.6],
  ],
  turnedTop: [
    [13, 42.8, 14.8, 46.2, 14.8, 50.2],
    [14.8, 58.6, 8.2, 64.6, 0, 64.6],
  ],
  grooves: [
    [21.6, 8.4],
    [10, 40],
  ],
  cuts: [],
  finials: [],
};

export const rook: Turned = {
  body: [
    ...foot(28),
    [20.4, 18, 17.6, 27, 17, 43],
    [22.6, 47.6],
    [24.2, 49, 24.8, 50.2, 24.8, 52],
    [24.8, 69],
  ],
  crest: [
    [15, 69],
    [15, 62.6],
    [6.6, 62.6],
    [6.6, 69],
    [0, 69],
  ],
  turnedTop: [
    [18.6, 69],
    [18.6, 60],
    [0, 60],
  ],
  grooves: [
    [25.2, 8.4],
    [17, 43],
    [24, 51.4],
  ],
  cuts: [],
  finials: [],
};

export const bishop: Turned = {
  body: [
    ...foot(26.5),
    [15, 18.6, 10, 28, 9.4, 38.6],
    [15.6, 39],
    [18.2, 39.8, 18.2, 44.4, 15.6, 45.2],
    [10.4, 46.4],
  ],
  crest: [
    [14.4, 48.8, 17, 51.8, 17, 55.6],
    [17, 62.2, 8.6, 67.4, 3.6, 72],
    [0, 72],
  ],
  turnedTop: [
    [14.4, 48.8, 17, 51.8, 17, 55.6],
    [17, 62.2, 8.6, 67.4, 3.6, 72],
    [0, 72],
  ],
  grooves: [
    [23.6, 8.4],
    [10, 46],
  ],
  cuts: [
    [
      [2.4, 53.2],
      [9.4, 63.4],
    ],
  ],
  finials: [],
  ball: { height: 75, radius: 4.8 },
};

export const queen: Turned = {
  body: [
    ...foot(28.5),
    [16.8, 19, 11.4, 28.6, 10.8, 40.4],
    [17.6, 40.8],
    [20.4, 41.6, 20.4, 46.6, 17.6, 47.4],
    [12.8, 48.6],
    [16, 53.4, 21.6, 61, 26, 70],
  ],
  crest: [
    [22, 69.2, 18.6, 66.8, 15.8, 62.4],
    [14.6, 67.4, 12.2, 71.4, 8.8, 73],
    [6.4, 71.6, 3.6, 69.6, 0, 69.6],
  ],
  turnedTop: [
    [20, 70],
    [15, 73, 8, 74.6, 0, 74.6],
  ],
  grooves: [
    [25.6, 8.4],
    [12.4, 48.2],
  ],
  cuts: [],
  finials: [],
  ball: { height: 75.4, radius: 5.4 },
};

export const king: Turned = {
  body: [
    ...foot(28.5),
    [17.4, 19, 12.4, 28.6, 11.8, 40.4],
    [18.8, 40.8],
    [21.6, 41.6, 21.6, 46.6, 18.8, 47.4],
    [13.8, 48.6],
    [14.8, 54, 18, 59.4, 22.6, 64.4],
  ],
  crest: [[18, 68.2, 10, 70.2, 0, 70.2]],
  turnedTop: [[18, 68.2, 10, 70.2, 0, 70.2]],
  grooves: [
    [25.6, 8.4],
    [13.4, 48.2],
    [21, 62.6],
  ],
  cuts: [],
  finials: [
    [
      [-3.4, 68.6],
      [-3.4, 72.2],
      [-8.6, 72.2],
      [-8.6, 78.6],
      [-3.4, 78.6],
      [-3.4, 82.4],
      [3.4, 82.4],
      [3.4, 78.6],
      [8.6, 78.6],
      [8.6, 72.2],
      [3.4, 72.2],
      [3.4, 68.6],
    ],
  ],
};

export const knight: Carved = {
  outline: [
    [26, 0],
    [27.6, 0, 28.2, 1.6, 28.2, 3.5],
    [28.2, 6, 26.6, 7.6, 24.4, 8.4],
    [25.8, 10, 25.6, 13, 23, 14],
    [28.6, 28.1, 30, 45.4, 21, 57.6],
    [16, 64.4, 9.4, 68, 2.4, 69.5],
    [1.6, 72.3, -0.6, 75.5, -4, 77.5],
    [-5.6, 75.1, -6.6, 72.3, -6.8, 69.5],
    [-12.6, 67.4, -16.4, 63.6, -18.4, 58.6],
    [-20.4, 53.5, -26.4, 48.8, -30.4, 42.6],
    [-33, 38.6, -32.4, 34.1, -28.4, 31.9],
    [-25, 30, -21, 30.9, -18.4, 33.4],
    [-15.4, 36.2, -11.2, 37.5, -5.4, 37.5],
    [-6.8, 29.6, -20, 24.7, -23, 14],
    [-25.6, 13, -25.8, 10, -24.4, 8.4],
    [-26.6, 7.6, -28.2, 6, -28.2, 3.5],
    [-28.2, 1.6, -27.6, 0, -26, 0],
  ],
  grooves: [[24.4, 8.4]],
  cuts: [
    [
      [-5.4, 37.5],
      [-1.6, 39, 1.4, 42, 2.2, 46.3],
    ],
    [
      [4.6, 62.9],
      [13, 58.2, 19, 48.8, 19.2, 35.6],
    ],
    [
      [-27, 40.9],
      [-26.4, 39.9, -25.4, 39.6, -24.4, 39.8],
    ],
  ],
  eye: [
    [-12.6, 55.5],
    [-11.6, 58.7, -8.6, 60.1, -5.4, 59.5],
    [-6, 56.9, -9, 55, -12.6, 55.5],
  ],
};
