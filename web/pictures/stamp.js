// What the sprites were drawn from, as one hash: whoever changes an outline draws them anew.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const SOURCES = [
  "pictures/sprites.ts",
  "src/depth/knight.ts",
  "src/depth/lathe.ts",
  "src/depth/mesh.ts",
  "src/depth/nets.ts",
  "src/depth/profile.ts",
  "src/depth/solids.ts",
  "src/depth/sheet.ts",
  "src/depth/woods.ts",
  "src/pieces/outlines.ts",
];

/** The hash of all that the sprites are made of. */
export function stampOf(root) {
  const hash = createHash("sha256");
  for (const source of SOURCES) hash.update(readFileSync(join(root, source)));
  return hash.digest("hex");
}
