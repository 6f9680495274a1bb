// Which names are those of programs.

import { expect, it } from "vitest";
import { drawerCalled } from "./hardware";

it("knows programs by their names", () => {
  for (const name of [
    "ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero)), SwiftShader driver)",
    "llvmpipe (LLVM 15.0.6, 256 bits)",
    "Microsoft Basic Render Driver",
    "Apple Software Renderer",
  ]) {
    expect(drawerCalled(name), name).toBe("software");
  }
});

it("takes every other name for a graphics processor", () => {
  for (const name of ["ANGLE (Intel, Mesa Intel(R) UHD Graphics)", "Apple M2", "Mali-G78", ""]) {
    expect(drawerCalled(name), name).toBe("hardware");
  }
});
