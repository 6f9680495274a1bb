/**
 * Triangles in space: the form in which a solid piece is handed to whoever draws it. Lengths are in
 * units of the table of outlines; x goes to the right, y up, z towards whoever looks.
 */

export type Vec = readonly [number, number, number];

/** Corners of triangles, three by three, counter-clockwise seen from outside. */
export type Mesh = Vec[];

/** Adds a flat piece with four corners. */
export function addQuad(mesh: Mesh, a: Vec, b: Vec, c: Vec, d: Vec): void {
  mesh.push(a, b, c, a, c, d);
}

const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The normal of a triangle, as long as twice its area. */
const faceNormal = (a: Vec, b: Vec, c: Vec): Vec => cross(minus(b, a), minus(c, a));

/** Corners nearer to each other than this are one. */
const SAME = 100;
const placeOf = (v: Vec): string => v.map((x) => Math.round(x * SAME)).join();

/** Edges sharper than this stay edges. */
const CREASE = Math.cos((38 * Math.PI) / 180);

/** Positions and normals as numbers in a row: smooth where it is round, sharp where it is not. */
export interface Shaded {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
}

/** Gives every corner the normal of what is round about it. */
export function shaded(mesh: Mesh, scale: Vec): Shaded {
  const faces: Vec[] = [];
  const around = new Map<string, Vec[]>();
  const kept: Vec[] = [];
  for (let i = 0; i + 2 < mesh.length; i += 3) {
    const [a, b, c] = [mesh[i], mesh[i + 1], mesh[i + 2]].map((v) =>
      (v as Vec).map((x, axis) => x * (scale[axis] as number)),
    ) as unknown as [Vec, Vec, Vec];
    const normal = faceNormal(a, b, c);
    // At the axis of a lathe some have no area.
    if (Math.hypot(...normal) < 1e-9) continue;
    faces.push(normal);
    kept.push(a, b, c);
    for (const corner of [a, b, c]) {
      const place = placeOf(corner.map((x) => x * 92) as unknown as Vec);
      const there = around.get(place);
      if (there === undefined) around.set(place, [normal]);
      else there.push(normal);
    }
  }
  const positions = new Float32Array(kept.flat());
  const normals = new Float32Array(positions.length);
  kept.forEach((corner, i) => {
    const own = faces[Math.floor(i / 3)] as Vec;
    const place = placeOf(corner.map((x) => x * 92) as unknown as Vec);
    normals.set(mean(own, around.get(place) ?? [own]), 3 * i);
  });
  return { positions, normals };
}

/** The mean of the normals that belong to one smooth surface with `own`. */
function mean(own: Vec, others: readonly Vec[]): Vec {
  const length = Math.hypot(...own);
  let sum: Vec = [0, 0, 0];
  for (const other of others) {
    if (dot(own, other) < CREASE * length * Math.hypot(...other)) continue;
    sum = [sum[0] + other[0], sum[1] + other[1], sum[2] + other[2]];
  }
  const whole = Math.hypot(...sum) || 1;
  return [sum[0] / whole, sum[1] / whole, sum[2] / whole];
}
