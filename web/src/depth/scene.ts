/**
 * The free board's solid part: pieces, frame and shadows before a plane of squares that the page
 * itself draws. Drawn when something changed, never otherwise.
 */

import { goingMs } from "../board/motion";
import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  Color as Paint,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  Plane,
  PlaneGeometry,
  Raycaster,
  Scene,
  ShadowMaterial,
  VSMShadowMap,
  Vector2,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Color, Role, Square } from "../generated/wire";
import { placeOf } from "../board/squares";
import type { Piece } from "../board/state";
import { changeBetween } from "../board/travel";
import { planeMatrix, type Gaze, type Point } from "./gaze";
import { solid } from "./solids";
import { WOODS } from "./woods";

/** How wide the view is, in degrees, and from how far the board just fits into it. */
const VIEW = 28;
const AWAY = 20.4;
/** The middle of what is looked at lies a little above the board, where the pieces are. */
const MIDDLE = 0.35;
const FRAME = { width: 0.34, height: 0.42 } as const;

/** A piece on its way: from where to where, since when. */
interface Going {
  readonly mesh: Mesh;
  readonly from: Vector3;
  readonly to: Vector3;
  readonly sinceMs: number;
}

export class FreeScene {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(VIEW, 1, 2, 60);
  readonly #shapes = new Map<Role, BufferGeometry>();
  readonly #woods: Readonly<Record<Color, MeshPhysicalMaterial>>;
  readonly #frame = new MeshStandardMaterial({ roughness: 0.6 });
  readonly #standing = new Map<Square, Mesh>();
  #pieces: ReadonlyMap<Square, Piece> = new Map();
  #side: Color = "white";
  #going: Going[] = [];
  #asked = 0;

  constructor(canvas: HTMLCanvasElement) {
    this.#renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true });
    this.#renderer.shadowMap.enabled = true;
    // Shadows change when pieces go, not when somebody looks from elsewhere.
    this.#renderer.shadowMap.autoUpdate = false;
    this.#renderer.shadowMap.type = VSMShadowMap;
    const wood = (color: Color): MeshPhysicalMaterial =>
      new MeshPhysicalMaterial({ ...WOODS[color], color: new Paint(WOODS[color].color) });
    this.#woods = { white: wood("white"), black: wood("black") };
    this.#light();
    this.#build();
  }

  #light(): void {
    const lamp = new DirectionalLight(0xfff1dc, 2.4);
    lamp.position.set(-6, 11, 6);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(1024, 1024);
    lamp.shadow.bias = -0.0004;
    lamp.shadow.normalBias = 0.02;
    lamp.shadow.radius = 4;
    const reach = { left: -7, right: 7, top: 7, bottom: -7, near: 1, far: 30 };
    Object.assign(lamp.shadow.camera, reach);
    this.#scene.add(lamp, new HemisphereLight(0xeef2ff, 0x8a6a4a, 1.5));
  }

  /** The frame around the squares, and the ground that shadows fall on. */
  #build(): void {
    const ground = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ opacity: 0.4 }));
    ground.rotation.x = -Math.PI / 2;
    ground.position.y = 0.004;
    ground.receiveShadow = true;
    // The squares are no part of the scene, but hide what lies behind them: the frame's inner sides.
    const squares = new Mesh(ground.geometry, new MeshBasicMaterial({ colorWrite: false }));
    squares.rotation.x = ground.rotation.x;
    squares.renderOrder = -1;
    this.#scene.add(ground, squares);
    const { width, height } = FRAME;
    const length = 8 + 2 * width;
    for (const end of [-1, 1]) {
      const along = new Mesh(new BoxGeometry(length, height, width), this.#frame);
      along.position.set(0, -height / 2, end * (4 + width / 2));
      const across = new Mesh(new BoxGeometry(width, height, 8), this.#frame);
      across.position.set(end * (4 + width / 2), -height / 2, 0);
      for (const bar of [along, across]) bar.receiveShadow = true;
      this.#scene.add(along, across);
    }
  }

  /** The place is so large, in pixels of the page. */
  resize(side: number, pixelRatio: number): void {
    this.#renderer.setPixelRatio(Math.min(pixelRatio, 2));
    this.#renderer.setSize(side, side, false);
    this.#draw();
  }

  /** The frame has the colour of the board's wood. */
  paint(frame: string): void {
    this.#frame.color.set(frame);
    this.#draw();
  }

  /** Looks from elsewhere; gives how the plane of the squares lies now. */
  look({ round, above, away, aim: [x, z] }: Gaze, square: number): string {
    const far = AWAY * away;
    const middle = MIDDLE * away;
    const flat = far * Math.cos(above);
    this.#camera.position.set(
      x + flat * Math.sin(round),
      middle + far * Math.sin(above),
      z + flat * Math.cos(round),
    );
    this.#camera.lookAt(x, middle, z);
    this.#camera.updateMatrixWorld();
    this.#draw();
    const seen = this.#camera.projectionMatrix.clone().multiply(this.#camera.matrixWorldInverse);
    return planeMatrix(seen.elements, square);
  }

  /** Shows other pieces; `moving` lets them be seen going. */
  show(pieces: ReadonlyMap<Square, Piece>, side: Color, moving: "moving" | "at once"): void {
    const travels = side === this.#side ? changeBetween(this.#pieces, pieces).travels : [];
    this.#side = side;
    this.#pieces = pieces;
    this.#scene.remove(...this.#standing.values());
    this.#standing.clear();
    this.#going = [];
    for (const [square, { color, role }] of pieces) {
      const mesh = new Mesh(this.#shape(role), this.#woods[color]);
      mesh.castShadow = mesh.receiveShadow = true;
      if (role === "knight") mesh.rotation.y = (color === side ? -1 : 1) * 0.5;
      mesh.position.copy(this.#placeOf(square));
      this.#scene.add(mesh);
      this.#standing.set(square, mesh);
      const from = travels.find((travel) => travel.to === square)?.from;
      if (from === undefined || moving === "at once") continue;
      const to = mesh.position.clone();
      this.#going.push({ mesh, from: this.#placeOf(from), to, sinceMs: performance.now() });
    }
    this.#drawMoved();
  }

  /**
   * The point of the board that is seen at a place of the picture, each from -1 to 1 and upwards;
   * nothing above the horizon.
   */
  pointAt(x: number, y: number): Point | null {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    const there = ray.ray.intersectPlane(new Plane(new Vector3(0, 1, 0), 0), new Vector3());
    return there === null ? null : [there.x, there.z];
  }

  /** Carries the piece of a square to where a pointer is. */
  carry(square: Square, x: number, y: number): void {
    const there = this.pointAt(x, y);
    if (there === null) return;
    this.#standing.get(square)?.position.set(there[0], 0.25, there[1]);
    this.#drawMoved();
  }

  /** Puts a piece that was carried back on its square. */
  putBack(square: Square): void {
    this.#standing.get(square)?.position.copy(this.#placeOf(square));
    this.#drawMoved();
  }

  /** Draws pieces that stand elsewhere now, with their shadows. */
  #drawMoved(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    this.#draw();
  }

  /** Draws at the browser's next picture. */
  #draw(): void {
    if (this.#asked === 0) this.#asked = requestAnimationFrame((now) => this.#drawNow(now));
  }

  #drawNow(nowMs: number): void {
    this.#asked = 0;
    const lastsMs = goingMs();
    for (const { mesh, from, to, sinceMs } of this.#going) {
      const part = Math.min(1, Math.max(0, (nowMs - sinceMs) / lastsMs));
      mesh.position.lerpVectors(from, to, 1 - (1 - part) ** 3);
      mesh.position.y = 0.35 * Math.sin(Math.PI * part);
    }
    this.#going = this.#going.filter(({ sinceMs }) => nowMs - sinceMs < lastsMs);
    this.#renderer.render(this.#scene, this.#camera);
    if (this.#going.length > 0) this.#drawMoved();
  }

  /** Gives everything back. */
  end(): void {
    cancelAnimationFrame(this.#asked);
    for (const shape of this.#shapes.values()) shape.dispose();
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #placeOf(square: Square): Vector3 {
    const { column, row } = placeOf(square, this.#side);
    return new Vector3(column - 3.5, 0, row - 3.5);
  }

  #shape(role: Role): BufferGeometry {
    const known = this.#shapes.get(role);
    if (known !== undefined) return known;
    const { positions, normals } = solid(role, "coarse");
    const shape = new BufferGeometry();
    shape.setAttribute("position", new BufferAttribute(positions, 3));
    shape.setAttribute("normal", new BufferAttribute(normals, 3));
    this.#shapes.set(role, shape);
    return shape;
  }
}
