/** What a lathe makes of half an outline, and two things that it cannot: a ball and a prism. */

import { addQuad, type Mesh, type Vec } from "./mesh";
import type { Point } from "./profile";

/** Angles all round, evenly. */
export function evenAngles(count: number): number[] {
  return Array.from({ length: count }, (_, i) => (2 * Math.PI * i) / count);
}

/**
 * Turns half an outline round the axis: points of [radius, height] from the foot upwards to the
 * axis. What is cut afterwards, such as battlements, makes the outline depend on the angle; it has
 * the same number of points at each.
 */
export function turn(
  mesh: Mesh,
  profile: (angle: number) => readonly Point[],
  angles: readonly number[],
): void {
  const rings = angles.map((angle) =>
    profile(angle).map(([radius, height]): Vec => [
      radius * Math.cos(angle),
      height,
      radius * Math.sin(angle),
    ]),
  );
  rings.forEach((ring, i) => {
    const next = rings[(i + 1) % rings.length] as Vec[];
    for (let j = 0; j + 1 < ring.length; j += 1) {
      addQuad(mesh, ring[j] as Vec, ring[j + 1] as Vec, next[j + 1] as Vec, next[j] as Vec);
    }
  });
}

/** A ball on the axis. */
export function addBall(
  mesh: Mesh,
  height: number,
  radius: number,
  angles: readonly number[],
): void {
  const count = Math.max(8, Math.floor(angles.length / 4));
  const half = Array.from({ length: count + 1 }, (_, i): Point => {
    const turned = (Math.PI * i) / count - Math.PI / 2;
    return [Math.max(0, radius * Math.cos(turned)), height + radius * Math.sin(turned)];
  });
  turn(mesh, () => half, angles);
}

/**
 * A flat shape as thick as a board, its edges broken. Every corner of it must be seen from its
 * middle, which holds for a cross.
 */
export function addPrism(
  mesh: Mesh,
  outline: readonly Point[],
  thickness: number,
  bevel: number,
): void {
  const middle = outline.reduce<Point>(
    ([x, y], p) => [x + p[0] / outline.length, y + p[1] / outline.length],
    [0, 0],
  );
  const inner = outline.map(([x, y]): Point => {
    const length = Math.hypot(x - middle[0], y - middle[1]) || 1;
    return [x - ((x - middle[0]) / length) * bevel, y - ((y - middle[1]) / length) * bevel];
  });
  const half = thickness / 2;
  const layers: [readonly Point[], number][] = [
    [inner, -half],
    [outline, -half + bevel],
    [outline, half - bevel],
    [inner, half],
  ];
  const at = ([points, z]: [readonly Point[], number], i: number): Vec => {
    const [x, y] = points[i % points.length] as Point;
    return [x, y, z];
  };
  const sunwise = isSunwise(outline);
  const put = (a: Vec, b: Vec, c: Vec): void =>
    void mesh.push(...(sunwise ? [a, b, c] : [a, c, b]));
  outline.forEach((_, i) => {
    const [back, , , front] = layers as [
      (typeof layers)[0],
      (typeof layers)[0],
      (typeof layers)[0],
      (typeof layers)[0],
    ];
    put([middle[0], middle[1], half], at(front, i + 1), at(front, i));
    put([middle[0], middle[1], -half], at(back, i), at(back, i + 1));
    for (let k = 0; k < 3; k += 1) {
      const [low, high] = [layers[k], layers[k + 1]] as [(typeof layers)[0], (typeof layers)[0]];
      put(at(low, i), at(high, i), at(high, i + 1));
      put(at(low, i), at(high, i + 1), at(low, i + 1));
    }
  });
}

/** Whether the corners follow each other as the sun goes. */
function isSunwise(outline: readonly Point[]): boolean {
  const area = outline.reduce((sum, [x, y], i) => {
    const [u, v] = outline[(i + 1) % outline.length] as Point;
    return sum + (x * v - u * y);
  }, 0);
  return area < 0;
}
