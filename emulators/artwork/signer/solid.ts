import type { Frame, Vector } from "#artwork/signer/vector.ts";

/** Two flat tones and the color of the line around them, as `#rrggbb`. */
export interface Material {
  light: string;
  shade: string;
  line: string;
}

interface Part {
  material: Material;
  /** Where two parts meet, a line separates them. Solids of the same part flow into each other. */
  part: string;
}

/** What the signer is built from. All lengths are in centimeters. */
export type Solid =
  /** A ball that changes its size on the way from one point to another: a finger's bone, a forearm. */
  | (Part & { kind: "cone"; from: Vector; to: Vector; radii: readonly [from: number, to: number] })
  /** A flat polygon with rounded edges: a palm, a chest. Its corners lie in one plane. */
  | (Part & { kind: "slab"; corners: readonly Vector[]; radius: number })
  | (Part & {
      kind: "ellipsoid";
      frame: Frame;
      radii: Vector;
      /** Cuts the surface where it answers false, given a point from -1 to 1 on each axis of the frame. */
      isThere?: (point: Vector) => boolean;
      /** A color painted on the surface, given a point in centimeters in the frame; null leaves the material. */
      paint?: (point: Vector) => string | null;
    });
