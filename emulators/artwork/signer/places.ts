import { forSide, type Side } from "#artwork/signer/directions.ts";
import type { Face } from "#artwork/signer/face.ts";
import { toHeadFrame } from "#artwork/signer/head.ts";
import { toWorld, type Vector } from "#artwork/signer/vector.ts";

/** Places on the head's skin, in centimeters from the middle of the head, as the right hand finds them. */
const onHead = {
  forehead: [0, 5.4, 8.9],
  "side of forehead": [-6.4, 5, 6.6],
  mouth: [0, -6.2, 9],
  "side of mouth": [-3.1, -6.2, 8.2],
  chin: [0, -10.2, 7.4],
  "side of chin": [-4.4, -8.6, 6.2],
  cheek: [-6.3, -3.6, 5.6],
  "near the ear": [-7.9, -1.6, 2],
} as const satisfies Record<string, Vector>;

/** Places on the body and in front of it, in centimeters between the shoulders; see Vector for the axes. */
const onBody = {
  chest: [0, -12, 8.8],
  "side of chest": [-9, -10, 8.2],
  stomach: [0, -27, 8.8],
  "front of face": [0, 16, 20],
  "front of shoulder": [-18, -1, 20],
  "front of chest": [0, -12, 23],
  "front of waist": [0, -26, 21],
} as const satisfies Record<string, Vector>;

export type Place = keyof typeof onHead | keyof typeof onBody;

/** Where a place is. What is on the head moves with it. */
export function toPlace(place: Place, side: Side, face: Face): Vector {
  return isOnHead(place)
    ? toWorld(toHeadFrame(face), forSide(onHead[place], side))
    : forSide(onBody[place], side);
}

const isOnHead = (place: Place): place is keyof typeof onHead => Object.hasOwn(onHead, place);
