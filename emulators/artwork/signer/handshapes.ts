import type { Vector } from "#artwork/signer/vector.ts";

/** How far each joint of a finger bends toward the palm, and how far the finger leans to the thumb's side, in degrees. */
type Bend = readonly [knuckle: number, middle: number, tip: number, lean: number];

/**
 * A right hand's shape in its own space, in centimeters: the wrist is the origin, fingers point to +y, the palm faces +z and the
 * thumb is on the +x side.
 */
export interface Handshape {
  /** From the index to the little finger. */
  fingers: readonly [Bend, Bend, Bend, Bend];
  /** Where the thumb's knuckle, joint and tip are. */
  thumb: readonly [Vector, Vector, Vector];
}

const straight = (lean: number): Bend => [0, 4, 3, lean];
const folded: Bend = [84, 98, 62, 0];
const tucked = (lean: number): Bend => [80, 102, 66, lean];
const curved = (lean: number): Bend => [38, 46, 30, lean];

const open = {
  out: [
    [5, 5.2, 1.2],
    [7.6, 7.6, 1.5],
    [9.4, 9.8, 1.6],
  ],
  beside: [
    [4.6, 5, 1.2],
    [5.2, 8.2, 1.3],
    [4.9, 10.8, 1.2],
  ],
  across: [
    [3.8, 4.7, 2.4],
    [2.3, 7.2, 3.1],
    [-0.2, 8.5, 3],
  ],
  overFist: [
    [4.2, 4.8, 2.8],
    [3, 7.2, 4.9],
    [0, 7.7, 5.3],
  ],
  alongFist: [
    [4.7, 4.9, 1.8],
    [5.2, 7.9, 2.3],
    [4.8, 10.2, 2.4],
  ],
  up: [
    [4.8, 5, 1.4],
    [6.2, 7.8, 1.8],
    [6.9, 10.7, 1.8],
  ],
} as const satisfies Record<string, Handshape["thumb"]>;

const shape = (fingers: Handshape["fingers"], thumb: Handshape["thumb"]): Handshape => ({ fingers, thumb });

/** The handshapes that the signs use, by the names that sign dictionaries give them. */
export const handshapes = {
  B: shape([straight(-2), straight(-1), straight(1), straight(3)], open.across),
  flat: shape([straight(-2), straight(-1), straight(1), straight(3)], open.beside),
  curved: shape(
    [
      [24, 26, 16, -1],
      [24, 26, 16, 0],
      [24, 26, 16, 1],
      [24, 26, 16, 3],
    ],
    open.beside,
  ),
  bentB: shape(
    [
      [78, 6, 4, -1],
      [78, 6, 4, 0],
      [78, 6, 4, 1],
      [76, 6, 4, 2],
    ],
    [
      [4.6, 5, 1.6],
      [5, 7.6, 2.8],
      [4.4, 9.2, 4.6],
    ],
  ),
  "5": shape([straight(15), straight(4), straight(-7), straight(-19)], open.out),
  claw: shape(
    [
      [16, 52, 36, 14],
      [16, 54, 38, 4],
      [16, 52, 36, -6],
      [16, 50, 34, -17],
    ],
    [
      [4.9, 5, 2],
      [7, 7, 3.6],
      [7.4, 8.6, 5.6],
    ],
  ),
  "4": shape([straight(13), straight(4), straight(-5), straight(-14)], open.across),
  A: shape([tucked(0), tucked(0), tucked(0), tucked(0)], open.alongFist),
  thumbUp: shape([tucked(0), tucked(0), tucked(0), tucked(0)], open.up),
  S: shape([tucked(0), tucked(0), tucked(0), tucked(0)], open.overFist),
  "1": shape([straight(0), folded, folded, folded], open.overFist),
  X: shape([[12, 88, 52, 0], folded, folded, folded], open.overFist),
  L: shape(
    [straight(2), folded, folded, folded],
    [
      [5.4, 4.6, 1],
      [8.4, 5.6, 1.1],
      [11, 6.1, 1.1],
    ],
  ),
  V: shape([straight(11), straight(-8), folded, folded], open.overFist),
  H: shape([straight(-2), straight(1), folded, folded], open.overFist),
  W: shape(
    [straight(12), straight(1), straight(-11), [72, 88, 50, -2]],
    [
      [3.6, 4.9, 2.6],
      [1.4, 7.2, 4.2],
      [-1.2, 7.8, 4.9],
    ],
  ),
  "3": shape([straight(10), straight(-7), folded, folded], open.out),
  F: shape(
    [[50, 62, 40, 3], straight(2), straight(-9), straight(-20)],
    [
      [4.6, 5, 2.2],
      [4.8, 7.6, 4.4],
      [4.1, 9.6, 6.2],
    ],
  ),
  "6": shape(
    [straight(12), straight(3), straight(-6), [62, 60, 34, 2]],
    [
      [3.2, 5, 3],
      [0.4, 7.2, 5],
      [-1.8, 8.2, 6.6],
    ],
  ),
  "7": shape(
    [straight(13), straight(3), [58, 60, 36, 0], straight(-16)],
    [
      [3.6, 5, 3],
      [1.4, 7.4, 5.1],
      [-0.4, 9, 6.7],
    ],
  ),
  "8": shape(
    [straight(13), [56, 60, 38, 0], straight(-7), straight(-17)],
    [
      [4.2, 5, 2.8],
      [3, 7.6, 5],
      [1.4, 9.2, 6.8],
    ],
  ),
  open8: shape([straight(13), [52, 14, 8, 0], straight(-7), straight(-17)], open.out),
  Y: shape(
    [folded, folded, folded, straight(-22)],
    [
      [5.3, 4.6, 0.8],
      [8.2, 5.8, 0.9],
      [10.9, 6.8, 0.9],
    ],
  ),
  C: shape(
    [curved(1), curved(0), curved(0), curved(1)],
    [
      [5, 4.6, 2.6],
      [6.2, 6.6, 4.8],
      [5.6, 8, 7.2],
    ],
  ),
  flatO: shape(
    [
      [62, 20, 12, -2],
      [62, 22, 12, 0],
      [63, 22, 12, 2],
      [66, 20, 12, 5],
    ],
    [
      [4.2, 4.9, 2.8],
      [3.4, 7.2, 5.2],
      [1.8, 9, 7.4],
    ],
  ),
  twoAndThumb: shape([straight(0), straight(0), folded, folded], open.out),
  noClosed: shape(
    [[58, 26, 14, 0], [58, 28, 14, 0], folded, folded],
    [
      [4.4, 4.9, 2.6],
      [4, 7.2, 5],
      [2.6, 9, 7.2],
    ],
  ),
  loose5: shape(
    [
      [26, 20, 12, 14],
      [28, 20, 12, 4],
      [27, 20, 12, -6],
      [26, 20, 12, -17],
    ],
    [
      [4.9, 5.1, 1.9],
      [7.2, 7.2, 3.2],
      [8.2, 9.2, 4.6],
    ],
  ),
  wave: shape(
    [
      [78, 26, 12, 8],
      [80, 26, 12, 2],
      [80, 26, 12, -4],
      [78, 26, 12, -10],
    ],
    open.out,
  ),
  bentIndexL: shape(
    [[24, 74, 40, 2], folded, folded, folded],
    [
      [5.4, 4.6, 1],
      [8.4, 5.6, 1.1],
      [11, 6.1, 1.1],
    ],
  ),
} as const satisfies Record<string, Handshape>;

export type HandshapeName = keyof typeof handshapes;
