import { isLowered, type Pose, toArmSolids, toBodySolids } from "#artwork/signer/body.ts";
import { ink, type InkOptions, shadowFall } from "#artwork/signer/ink.ts";
import { groundColor } from "#artwork/signer/materials.ts";
import {
  copyRaster,
  createRaster,
  drawSolids,
  type Raster,
  type Region,
  toRegion,
  type View,
} from "#artwork/signer/raster.ts";
import type { Solid } from "#artwork/signer/solid.ts";
import { type Frame, rotate, type Vector } from "#artwork/signer/vector.ts";

/** Of a picture of the signer, in pixels. Below the hands there's room for captions. */
export const pictureSize = { width: 480, height: 540 } as const;

const oversampling = 2;
/** What is to be seen, in centimeters: from above the hair to below the waist. */
const field = { top: 38, width: 76 } as const;
const rasterSize = {
  width: pictureSize.width * oversampling,
  height: pictureSize.height * oversampling,
};
const pixelsPerCm = rasterSize.width / field.width;
const inkOptions: InkOptions = { oversampling, pixelsPerCm, ground: groundColor, lineRadius: 1.5 };

/**
 * The front is what the person sees whom the signer talks to. The side is seen from the signer's dominant hand, with room before
 * the signer. `degrees` is the turn, `left` the picture's left edge in centimeters.
 */
const views = {
  front: { degrees: 0, left: -38 },
  side: { degrees: 62, left: -28 },
} as const;

export type ViewName = keyof typeof views;

/**
 * Returns a function that draws one moment after the other, each in RGB and as large as `pictureSize`. The body keeps still most of
 * the time, so it's drawn only when the face changes.
 */
export function createCamera(viewName: ViewName): (pose: Pose) => Uint8Array {
  const { degrees, left } = views[viewName];
  const view = { left, top: field.top, pixelsPerCm };
  const working = createRaster(rasterSize);
  const turnAll = (solids: readonly Solid[]) => solids.map((solid) => turn(solid, degrees));
  return (pose) => {
    const key = JSON.stringify([viewName, pose.face, pose.hands.filter(isLowered)]);
    const still = drawnBodies.get(key) ?? drawBody(key, turnAll(toBodySolids(pose)), view);
    const arms = pose.hands.flatMap((hand, index) => {
      const arm = pose.arms[index];
      return arm && !isLowered(hand) ? toArmSolids(hand, arm) : [];
    });
    const picture = still.picture.slice();
    if (arms.length === 0) return picture;
    const turned = turnAll(arms);
    copyRaster(still.raster, working);
    drawSolids(working, view, turned);
    ink(working, picture, toInkedRegion(toRegion(working, view, turned)), inkOptions);
    return picture;
  };
}

interface DrawnBody {
  raster: Raster;
  picture: Uint8Array;
}

const drawnBodies = new Map<string, DrawnBody>();
const maxDrawnBodies = 16;

/** Draws a body, and keeps what was drawn under a key. */
function drawBody(key: string, body: readonly Solid[], view: View): DrawnBody {
  const raster = createRaster(rasterSize);
  const picture = new Uint8Array(pictureSize.width * pictureSize.height * 3);
  drawSolids(raster, view, body);
  ink(raster, picture, { left: 0, top: 0, right: rasterSize.width, bottom: rasterSize.height }, inkOptions);
  const drawn = { raster, picture };
  drawnBodies.set(key, drawn);
  const [oldest] = drawnBodies.keys();
  if (drawnBodies.size > maxDrawnBodies && oldest !== undefined) drawnBodies.delete(oldest);
  return drawn;
}

/** What changes around solids: they, their lines and their shadows. */
function toInkedRegion({ left, top, right, bottom }: Region): Region {
  const whole = (pixels: number) => Math.floor(pixels / oversampling) * oversampling;
  const line = oversampling * 2;
  return {
    left: Math.max(0, whole(left - line)),
    top: Math.max(0, whole(top - line)),
    right: Math.min(rasterSize.width, whole(right + shadowFall.right * pixelsPerCm + line)),
    bottom: Math.min(rasterSize.height, whole(bottom + shadowFall.down * pixelsPerCm + line)),
  };
}

/** Turns a solid around the signer's upright axis. */
function turn(solid: Solid, degrees: number): Solid {
  if (degrees === 0) return solid;
  const turned = (vector: Vector) => rotate(vector, [0, 1, 0], degrees);
  const turnFrame = ({ origin, x, y, z }: Frame): Frame => ({
    origin: turned(origin),
    x: turned(x),
    y: turned(y),
    z: turned(z),
  });
  switch (solid.kind) {
    case "cone":
      return { ...solid, from: turned(solid.from), to: turned(solid.to) };
    case "slab":
      return { ...solid, corners: solid.corners.map(turned) };
    case "ellipsoid":
      return { ...solid, frame: turnFrame(solid.frame) };
  }
}
