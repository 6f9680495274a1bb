// The sprites of the standing board: each solid piece as it is seen over the tilted board, under
// one soft lamp from the upper left and a pale sky.
//
// Many pictures with the lamp, the sky and the pixel each a little elsewhere are laid over each
// other; that gives soft shadows, dark hollows and smooth edges alike. The places are a fixed
// sequence, so the same browser draws the same sprites.
import {
  AmbientLight,
  BufferAttribute,
  BufferGeometry,
  Color as Paint,
  DirectionalLight,
  Mesh,
  MeshPhysicalMaterial,
  OrthographicCamera,
  Scene,
  WebGLRenderer,
} from "three";
import type { Shaded } from "../src/depth/mesh.ts";
import { solid } from "../src/depth/solids.ts";
import type { Color, Role } from "../src/generated/wire";
import { SHEET, SPRITE } from "../src/depth/sheet.ts";
import { WOODS } from "../src/depth/woods.ts";

/** Device pixels to a square. */
const PIXELS = 128;
/** How many pictures are laid over each other. */
const LAYERS = 28;

const WIDTH = Math.round(SPRITE.width * PIXELS);
const HEIGHT = Math.round(SPRITE.height * PIXELS);

/** The n-th number of a sequence that fills 0 to 1 evenly (van der Corput). */
function spread(n: number, base: number): number {
  let [value, part] = [0, 1 / base];
  for (let rest = n; rest > 0; rest = Math.floor(rest / base)) {
    value += (rest % base) * part;
    part /= base;
  }
  return value;
}

const renderer = new WebGLRenderer({ alpha: true, antialias: false, preserveDrawingBuffer: true });
renderer.setSize(WIDTH, HEIGHT, false);
renderer.setClearColor(0x000000, 0);
renderer.shadowMap.enabled = true;

const scene = new Scene();
const lamp = new DirectionalLight(0xfff1dc, 1);
const sky = new DirectionalLight(0xdfe8ff, 1);
for (const light of [lamp, sky]) {
  light.castShadow = true;
  light.shadow.mapSize.set(512, 512);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.006;
  Object.assign(light.shadow.camera, {
    left: -1,
    right: 1,
    top: 1.4,
    bottom: -1,
    near: 0.1,
    far: 8,
  });
  scene.add(light, light.target);
}
const ambient = new AmbientLight(0xffffff, 0.32);
scene.add(ambient);

/**
 * How far above the table a piece is seen, in degrees. The board is seen from higher; so low that
 * heads and crowns are known at once, and high enough to stand well on it.
 */
const ABOVE = 41;

const { x: footX, y: footY } = SPRITE.foot;
const camera = new OrthographicCamera(
  -footX,
  SPRITE.width - footX,
  footY,
  footY - SPRITE.height,
  0.1,
  20,
);
const above = (ABOVE * Math.PI) / 180;
camera.position.set(0, 10 * Math.sin(above), 10 * Math.cos(above));
camera.lookAt(0, 0, 0);

/** Puts the lights where they are for one of the pictures. */
function light(n: number): void {
  const [a, b] = [spread(n, 2) - 0.5, spread(n, 3) - 0.5];
  lamp.position.set(-2.1 + 1.1 * a, 3.4, 2.3 + 1.1 * b);
  lamp.intensity = 2.3;
  // Evenly over the sky, and more from above, where its light is strongest.
  const turn = 2 * Math.PI * spread(n, 5);
  const height = Math.sqrt(spread(n, 7));
  const flat = Math.sqrt(1 - height * height);
  sky.position.set(4 * flat * Math.cos(turn), 4 * height + 0.05, 4 * flat * Math.sin(turn));
  sky.intensity = 1.5;
}

function draw({ positions, normals }: Shaded, role: Role, color: Color): ImageData {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new BufferAttribute(normals, 3));
  const wood = WOODS[color];
  const material = new MeshPhysicalMaterial({ ...wood, color: new Paint(wood.color) });
  const piece = new Mesh(geometry, material);
  // A horse is known by its side, and looks better a little from the front.
  if (role === "knight") piece.rotation.y = 0.35;
  piece.castShadow = piece.receiveShadow = true;
  scene.add(piece);
  const sum = new Float64Array(WIDTH * HEIGHT * 4);
  const pixels = new Uint8Array(WIDTH * HEIGHT * 4);
  const gl = renderer.getContext();
  for (let n = 1; n <= LAYERS; n += 1) {
    light(n);
    camera.setViewOffset(WIDTH, HEIGHT, spread(n, 11) - 0.5, spread(n, 13) - 0.5, WIDTH, HEIGHT);
    renderer.render(scene, camera);
    gl.readPixels(0, 0, WIDTH, HEIGHT, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    for (let i = 0; i < sum.length; i += 1) sum[i] = (sum[i] as number) + (pixels[i] as number);
  }
  scene.remove(piece);
  return imageOf(sum);
}

/** The mean of the pictures, the right way up and with its colours no longer dimmed by alpha. */
function imageOf(sum: Float64Array): ImageData {
  const image = new ImageData(WIDTH, HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1)
    for (let x = 0; x < WIDTH; x += 1) {
      const from = 4 * (x + (HEIGHT - 1 - y) * WIDTH);
      const to = 4 * (x + y * WIDTH);
      const alpha = (sum[from + 3] as number) / LAYERS;
      // A breath of shadow that nobody sees would cost as much as one that everybody does.
      if (alpha < 3) continue;
      for (let c = 0; c < 3; c += 1) {
        image.data[to + c] = Math.round((((sum[from + c] as number) / LAYERS) * 255) / alpha);
      }
      image.data[to + 3] = Math.round(alpha);
    }
  return image;
}

function canvasOf(width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const paper = canvas.getContext("2d");
  if (paper === null) throw new Error("there is no canvas to draw on");
  return [canvas, paper];
}

/** The whole sheet as a WebP of this quality, in base 64. */
async function drawSheet(quality: number): Promise<string> {
  const [sheet, paper] = canvasOf(WIDTH * SHEET.length, HEIGHT * 2);
  const [single, brush] = canvasOf(WIDTH, HEIGHT);
  SHEET.forEach((role, column) => {
    const piece = solid(role, "fine");
    (["white", "black"] as const).forEach((color, row) => {
      brush.putImageData(draw(piece, role, color), 0, 0);
      const [x, y] = [column * WIDTH, row * HEIGHT];
      // A thin dark edge, so that pale wood stands out on a pale square.
      paper.shadowColor = "rgb(24 16 8 / 80%)";
      paper.shadowBlur = 2.5;
      paper.drawImage(single, x, y);
      paper.shadowColor = "transparent";
    });
  });
  return sheet.toDataURL("image/webp", quality).replace(/^.*,/, "");
}

Object.assign(window, { drawSheet });
