/** What the solid pieces are made of: boxwood and ebony, varnished. */

import type { Color } from "../generated/wire";

export interface Wood {
  readonly color: string;
  readonly roughness: number;
  readonly clearcoat: number;
  readonly clearcoatRoughness: number;
}

export const WOODS: Readonly<Record<Color, Wood>> = {
  white: { color: "#f2e0bd", roughness: 0.55, clearcoat: 0.35, clearcoatRoughness: 0.35 },
  black: { color: "#544a46", roughness: 0.42, clearcoat: 0.9, clearcoatRoughness: 0.28 },
};
