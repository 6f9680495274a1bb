/**
 * The solid set: the same table of outlines as the flat one (docs/decisions/0104), turned on a
 * lathe; the knight is carved. The sprites of the standing board are pictures of these, and the
 * free view draws them as they are.
 *
 * Real pieces are higher than a diagram shows them: the outlines are stretched a little.
 */

import type { Role } from "../generated/wire";
import { bishop, king, knight, pawn, queen, rook, type Turned } from "../pieces/outlines";
import { carve } from "./knight";
import { addBall, addPrism, evenAngles, turn } from "./lathe";
import { shaded, type Mesh, type Shaded } from "./mesh";
import { pointsOf, refined, type Point } from "./profile";

/** Units of the table to a square. */
export const SQUARE = 92;
/** From the table's units to squares: across, upwards, and in depth. */
const SCALE = [1.14 / SQUARE, 1.38 / SQUARE, 1.14 / SQUARE] as const;

/** How many steps a lathe makes all round. */
export type Fineness = "coarse" | "fine";
const STEPS = { coarse: 40, fine: 72 } as const;

/** The solid pieces, in squares, standing on the middle of theirs. */
export function solid(role: Role, fineness: Fineness): Shaded {
  const mesh: Mesh = [];
  BUILD[role](mesh, STEPS[fineness]);
  return shaded(mesh, SCALE);
}

const BUILD: Readonly<Record<Role, (mesh: Mesh, steps: number) => void>> = {
  pawn: (mesh, steps) => turnPiece(mesh, pawn, steps),
  rook: turnRook,
  bishop: turnBishop,
  queen: turnQueen,
  king(mesh, steps) {
    turnPiece(mesh, king, steps);
    for (const finial of king.finials) addPrism(mesh, taller(pointsOf(finial)), 8, 1);
  },
  knight(mesh, steps) {
    carve(mesh, knight, evenAngles(steps), steps < 50 ? 1.9 : 1.1);
  },
};

/** A cross is seen from above too, and would be too small for that. */
function taller(cross: readonly Point[]): Point[] {
  const foot = Math.min(...cross.map(([, height]) => height));
  return cross.map(([x, height]) => [x * 1.45, foot + (height - foot) * 1.75]);
}

const profileOf = (piece: Turned): Point[] => pointsOf([...piece.body, ...piece.turnedTop]);

function turnPiece(mesh: Mesh, piece: Turned, steps: number): void {
  const profile = profileOf(piece);
  turn(mesh, () => profile, evenAngles(steps));
  if (piece.ball) addBall(mesh, piece.ball.height, piece.ball.radius, evenAngles(steps / 2));
}

/** Battlements: how many, and how much of the way round the gaps take. */
const MERLONS = 6;
const GAP = 0.34;

/** The rim of a rook has gaps, with walls that stand upright. */
function turnRook(mesh: Mesh, steps: number): void {
  const profile = profileOf(rook);
  const rim = Math.max(...profile.map(([, height]) => height));
  const floor = rim - 5.4;
  const part = (2 * Math.PI) / MERLONS;
  const inGap = (angle: number): boolean => (angle / part) % 1 < GAP;
  const sides = evenAngles(MERLONS).flatMap((angle) => [
    angle + 1e-4,
    angle + part * GAP - 1e-4,
    angle + part * GAP + 1e-4,
    angle + part - 1e-4,
  ]);
  const angles = [...sides, ...evenAngles(steps)].sort((a, b) => a - b);
  turn(
    mesh,
    (angle) =>
      inGap(angle)
        ? profile.map(([radius, height]): Point => [radius, height >= rim - 0.01 ? floor : height])
        : profile,
    angles,
  );
}

/** The coronet: how many points, and how high they stand above the rim. */
const POINTS = 9;
const CROWN = 6.2;

function turnQueen(mesh: Mesh, steps: number): void {
  const body = pointsOf(queen.body);
  const top = pointsOf(queen.turnedTop);
  const [rim, height] = body.at(-1) as Point;
  turn(
    mesh,
    (angle) => {
      const lift = CROWN * Math.abs(Math.sin((angle * POINTS) / 2)) ** 0.7 - 2.4;
      const crown: Point[] = [
        [rim + 0.4 + lift * 0.24, height + lift],
        [rim - 1.6 + lift * 0.1, height + lift + 0.5],
        [rim - 4.4, height + lift * 0.4],
        [rim - 5.6, height - 2.6],
      ];
      return [...body.slice(0, -1), ...crown, ...top];
    },
    evenAngles(Math.max(steps, POINTS * 10)),
  );
  const { height: at, radius } = queen.ball ?? { height, radius: 0 };
  addBall(mesh, at + 1.4, radius, evenAngles(steps / 2));
}

/** The slit in a bishop's mitre: half as wide as this, and as deep. */
const SLIT = 1.7;
const DEPTH = 7;

function turnBishop(mesh: Mesh, steps: number): void {
  const whole = profileOf(bishop);
  const neck = whole.findIndex(([, height]) => height > 46);
  const profile = [...whole.slice(0, neck), ...refined(whole.slice(neck), 1.1)];
  const [[fx, fy] = [0, 0], [tx, ty] = [0, 0]] = pointsOf(bishop.cuts[0] ?? []);
  const length = Math.hypot(tx - fx, ty - fy);
  const [dx, dy] = [(tx - fx) / length, (ty - fy) / length];
  const cut = (angle: number) =>
    profile.map(([radius, height]): Point => {
      const [x, y] = [radius * Math.cos(angle) - fx, height - fy];
      const [along, across] = [x * dx + y * dy, Math.abs(x * dy - y * dx)];
      if (along < 0 || across > SLIT) return [radius, height];
      const depth = Math.min(1, along / 3) * (1 - (across / SLIT) ** 4);
      return [Math.max(radius - DEPTH * depth, 0), height];
    });
  turn(mesh, cut, evenAngles(steps + 40));
  if (bishop.ball) addBall(mesh, bishop.ball.height, bishop.ball.radius, evenAngles(steps / 2));
}
