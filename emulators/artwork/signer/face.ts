import type { Vector } from "#artwork/signer/vector.ts";

/** What head, face and shoulders do. 0 is at rest. */
export interface Face {
  /** From -1, lowered, to 1, raised. */
  brows: number;
  /** From 0 to 1, drawn together. */
  frown: number;
  /** From -1, closed, to 1, wide open. */
  eyes: number;
  /** From -1, turned down, to 1, a smile. */
  smile: number;
  /** From 0 to 1, how far the mouth is open. */
  open: number;
  /** From 0 to 1, rounded lips. */
  round: number;
  /** From 0 to 1, lips pressed together. */
  pressed: number;
  /** From 0 to 1, puffed cheeks. */
  puffed: number;
  /** From -1, down, to 1, up; in the middle of a nod it goes down. */
  nod: number;
  /** From -1 to 1: to the signer's right and left. */
  turn: number;
  /** From -1 to 1: toward the signer's right and left shoulder. */
  tilt: number;
  /** From 0 to 1, the head comes forward. */
  forward: number;
  /** From -1, sunk, to 1, raised. */
  shoulders: number;
}

export const restFace: Face = {
  brows: 0,
  frown: 0,
  eyes: 0,
  smile: 0.25,
  open: 0,
  round: 0,
  pressed: 0,
  puffed: 0,
  nod: 0,
  turn: 0,
  tilt: 0,
  forward: 0,
  shoulders: 0,
};

export function mixFaces(from: Face, to: Face, share: number): Face {
  const mixed = { ...from };
  for (const part of Object.keys(restFace) as (keyof Face)[])
    mixed[part] = from[part] + (to[part] - from[part]) * share;
  return mixed;
}

export interface FaceColors {
  brow: string;
  eye: string;
  white: string;
  lip: string;
  mouth: string;
}

/** Paints brows, eyes and mouth on the head, given a point in centimeters from the head's middle. */
export function createFacePaint(face: Face, colors: FaceColors): (point: Vector) => string | null {
  const browLift = 4.5 + face.brows * (face.brows > 0 ? 1.3 : 0.8);
  const eyeHeight = face.eyes < 0 ? 1.02 * (1 + face.eyes * 0.93) : 1.02 + face.eyes * 0.42;
  const mouthWidth = (2.9 + face.smile * 0.7) * (1 - face.round * 0.55);
  const corner = face.smile * 1.05;
  const lip = 0.62 * (1 - face.pressed * 0.55) + face.round * 0.35;
  const gap = face.open * 1.5 + face.round * 0.45;
  return ([x, y, z]) => {
    if (z < 0) return null;
    const side = Math.abs(x);
    return paintBrow(side, y) ?? paintEye(side, y) ?? paintMouth(side, y);
  };

  function paintBrow(side: number, y: number): string | null {
    const share = (side - 1.7 + face.frown * 0.5) / 4.3;
    if (share < 0 || share > 1) return null;
    const arch = 0.75 * Math.sin(Math.PI * (0.12 + share * 0.62)) - 0.5;
    const inner = face.brows < 0 ? face.brows * 0.9 : face.brows * 0.15;
    const sad = face.frown * Math.max(0, -face.smile) * 1.2;
    const middle = browLift + arch + (inner + sad - face.frown * 0.35) * (1 - share);
    return Math.abs(y - middle) < 0.42 * (1 - share * 0.55) ? colors.brow : null;
  }

  function paintEye(side: number, y: number): string | null {
    const [x, height] = [(side - 3.65) / 1.62, y - 1.6];
    if (Math.abs(x) > 1.18) return null;
    const bow = 1 - x * x;
    if (eyeHeight < 0.3) {
      const lid = -0.35 * bow + 0.1;
      return Math.abs(height - lid) < 0.27 && Math.abs(x) < 1.05 ? colors.brow : null;
    }
    const [upper, lower] = [eyeHeight * bow, -eyeHeight * 0.82 * bow];
    if (Math.abs(height - upper) < 0.26 && Math.abs(x) < 1.12 && height > -0.2) return colors.brow;
    if (Math.abs(x) > 1 || height > upper || height < lower) return null;
    return Math.hypot(side - 3.65, height - 0.05) < 0.92 ? colors.eye : colors.white;
  }

  function paintMouth(side: number, y: number): string | null {
    const share = side / mouthWidth;
    if (share > 1) return null;
    const bow = 1 - share * share;
    const line = -6.15 + corner * (1 - bow) - corner * 0.45;
    const [top, bottom] = [line + gap * 0.42 * bow, line - gap * 0.58 * bow];
    if (gap > 0.2 && y < top && y > bottom) return colors.mouth;
    if (y < top + lip * Math.sqrt(bow) * 0.75 && y > bottom - lip * Math.sqrt(bow))
      return gap <= 0.2 && Math.abs(y - line) < 0.13 ? colors.mouth : colors.lip;
    return Math.abs(y - line) < 0.16 ? colors.mouth : null;
  }
}
