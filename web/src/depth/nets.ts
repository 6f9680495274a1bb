/**
 * The surface of a body that is only known by a function: negative within, positive outside.
 *
 * Idea: surface nets (S. F. F. Gibson, 1998): one corner in every cell that the surface goes
 * through, where it crosses the cell's edges on average; four such cells around an edge that is
 * crossed are one face.
 */

import { addQuad, type Mesh, type Vec } from "./mesh";

export interface Region {
  readonly from: Vec;
  readonly to: Vec;
  readonly step: number;
}

/** Adds the surface of a body within a region. */
export function addSurface(
  mesh: Mesh,
  { from, to, step }: Region,
  body: (at: Vec) => number,
): void {
  const size = from.map((low, axis) => Math.ceil(((to[axis] as number) - low) / step) + 1);
  const [nx, ny, nz] = size as [number, number, number];
  const index = (i: number, j: number, k: number): number => i + nx * (j + ny * k);
  const place = (i: number, j: number, k: number): Vec => [
    from[0] + i * step,
    from[1] + j * step,
    from[2] + k * step,
  ];
  const values = new Float32Array(nx * ny * nz);
  for (let k = 0; k < nz; k += 1)
    for (let j = 0; j < ny; j += 1)
      for (let i = 0; i < nx; i += 1) values[index(i, j, k)] = body(place(i, j, k));
  const value = (i: number, j: number, k: number): number => values[index(i, j, k)] as number;

  const corners = new Map<number, Vec>();
  /** The corner in a cell, which is named after its lowest point. */
  function cornerIn(i: number, j: number, k: number): Vec {
    const known = corners.get(index(i, j, k));
    if (known !== undefined) return known;
    let sum: Vec = [0, 0, 0];
    let count = 0;
    for (const [a, b] of EDGES) {
      const [u, v] = [value(i + a[0], j + a[1], k + a[2]), value(i + b[0], j + b[1], k + b[2])];
      if (u < 0 === v < 0) continue;
      const t = u / (u - v);
      sum = [0, 1, 2].map(
        (axis) =>
          (sum[axis] as number) +
          (a[axis] as number) +
          t * ((b[axis] as number) - (a[axis] as number)),
      ) as unknown as Vec;
      count += 1;
    }
    const corner = place(i + sum[0] / count, j + sum[1] / count, k + sum[2] / count);
    corners.set(index(i, j, k), corner);
    return corner;
  }

  for (let k = 1; k + 1 < nz; k += 1)
    for (let j = 1; j + 1 < ny; j += 1)
      for (let i = 1; i + 1 < nx; i += 1) {
        const inside = value(i, j, k) < 0;
        for (const [di, dj, dk, p, q] of CROSSINGS) {
          if (inside === value(i + di, j + dj, k + dk) < 0) continue;
          const around = [
            cornerIn(i, j, k),
            cornerIn(i - p[0], j - p[1], k - p[2]),
            cornerIn(i - p[0] - q[0], j - p[1] - q[1], k - p[2] - q[2]),
            cornerIn(i - q[0], j - q[1], k - q[2]),
          ] as const;
          const [a, b, c, d] = inside
            ? around
            : ([...around].reverse() as unknown as typeof around);
          addQuad(mesh, a, b, c, d);
        }
      }
}

/** The twelve edges of a cell, by the points at their ends. */
const EDGES: readonly (readonly [Vec, Vec])[] = [0, 1, 2].flatMap((axis) =>
  [0, 1, 2, 3].map((n) => {
    const [p, q] = [n & 1, n >> 1];
    const low = [0, 0, 0];
    low[(axis + 1) % 3] = p;
    low[(axis + 2) % 3] = q;
    const high = [...low];
    high[axis] = 1;
    return [low as unknown as Vec, high as unknown as Vec] as const;
  }),
);

/** From a point along each axis, and the two directions in which the cells around that edge lie. */
const CROSSINGS: readonly (readonly [number, number, number, Vec, Vec])[] = [
  [1, 0, 0, [0, 1, 0], [0, 0, 1]],
  [0, 1, 0, [0, 0, 1], [1, 0, 0]],
  [0, 0, 1, [1, 0, 0], [0, 1, 0]],
];
