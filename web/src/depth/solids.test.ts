// The solid set: whole bodies that stand on their squares, as high beside each other as they should.

import { describe, expect, it } from "vitest";
import type { Role } from "../generated/wire";
import { addPrism } from "./lathe";
import { shaded, type Mesh, type Shaded } from "./mesh";
import type { Point } from "./profile";
import { solid } from "./solids";

const ROLES: readonly Role[] = ["king", "queen", "bishop", "knight", "rook", "pawn"];
const pieces = new Map<Role, Shaded>(ROLES.map((role) => [role, solid(role, "coarse")]));
const of = (role: Role): Shaded => pieces.get(role) as Shaded;

const corner = (numbers: Float32Array, i: number): [number, number, number] => [
  numbers[3 * i] ?? 0,
  numbers[3 * i + 1] ?? 0,
  numbers[3 * i + 2] ?? 0,
];

/** Six times the volume that the triangles enclose; negative when they are seen from within. */
function volume({ positions }: Shaded): number {
  let sum = 0;
  for (let i = 0; i < positions.length / 3; i += 3) {
    const [a, b, c] = [corner(positions, i), corner(positions, i + 1), corner(positions, i + 2)];
    sum +=
      a[0] * (b[1] * c[2] - b[2] * c[1]) +
      a[1] * (b[2] * c[0] - b[0] * c[2]) +
      a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

const heights = ({ positions }: Shaded): Float32Array => positions.filter((_, i) => i % 3 === 1);
const highest = (piece: Shaded): number => heights(piece).reduce((most, y) => Math.max(most, y), 0);

describe.each(ROLES)("the %s", (role) => {
  it("is seen from outside, and has a body", () => {
    expect(volume(of(role))).toBeGreaterThan(0.08);
  });

  it("stands on the middle of its square and within it", () => {
    const { positions } = of(role);
    const flat = positions.filter((_, i) => i % 3 !== 1);
    expect(flat.reduce((most, x) => Math.max(most, Math.abs(x)), 0)).toBeLessThan(0.5);
    expect(heights(of(role)).reduce((least, y) => Math.min(least, y), 1)).toBe(0);
  });

  it("has a normal of length one at every corner", () => {
    const { positions, normals } = of(role);
    expect(normals.length).toBe(positions.length);
    let worst = 0;
    for (let i = 0; i < normals.length / 3; i += 1) {
      worst = Math.max(worst, Math.abs(Math.hypot(...corner(normals, i)) - 1));
    }
    expect(worst).toBeLessThan(1e-3);
  });

  it("is small enough to be drawn thirty-two times", () => {
    expect(of(role).positions.length / 9).toBeLessThan(24_000);
  });
});

it("sets a cross on the king that is seen from outside too", () => {
  const mesh: Mesh = [];
  const square: Point[] = [
    [0, 0],
    [0, 10],
    [10, 10],
    [10, 0],
  ];
  addPrism(mesh, square, 4, 0.5);
  const body = shaded(mesh, [1, 1, 1]);
  expect(volume(body)).toBeGreaterThan(360);
  expect(volume(body)).toBeLessThan(400);
});

it("has a king above a queen, and pawns below all", () => {
  expect(highest(of("king"))).toBeGreaterThan(highest(of("queen")));
  for (const role of ROLES.filter((other) => other !== "pawn")) {
    expect(highest(of(role))).toBeGreaterThan(highest(of("pawn")));
  }
});
