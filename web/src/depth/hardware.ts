/**
 * Whether this device draws with a graphics processor. The free view is for those that do: in
 * software it would take a whole core and still stutter, and the standing board looks the same.
 */

/** What draws: a graphics processor, a program in its place, or nothing that the view could use. */
export type Drawer = "hardware" | "software" | "none";

/** Names of programs that stand in for a graphics processor. */
const PROGRAMS = /swiftshader|llvmpipe|softpipe|software|basic render/i;

/** Judges by the name that the drawer gives itself. */
export function drawerCalled(name: string): Drawer {
  return PROGRAMS.test(name) ? "software" : "hardware";
}

/** What draws on this device. */
export function drawer(): Drawer {
  const context = document.createElement("canvas").getContext("webgl2");
  if (context === null) return "none";
  const told = context.getExtension("WEBGL_debug_renderer_info");
  const name: unknown = context.getParameter(told?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  context.getExtension("WEBGL_lose_context")?.loseContext();
  return drawerCalled(String(name));
}
