import { toNaturalElbow, toShoulder } from "#artwork/signer/arm.ts";
import { type Shift, type Side, toOffset, toUnit } from "#artwork/signer/directions.ts";
import { type Face, restFace } from "#artwork/signer/face.ts";
import { type Contact, type Hand, toContact, toHandFrame } from "#artwork/signer/hand.ts";
import { type Handshape, handshapes } from "#artwork/signer/handshapes.ts";
import { toPlace } from "#artwork/signer/places.ts";
import type { Circle, Hold, SignDescription, Step } from "#artwork/signer/sign.ts";
import {
  add,
  cross,
  dot,
  type Frame,
  mix,
  normalize,
  rotate,
  subtract,
  type Vector,
} from "#artwork/signer/vector.ts";

/** A hand in its place. */
export interface PlacedHand {
  hand: Hand;
  elbow: Vector;
  touch: Contact;
  /** Where the touching part of the hand is. */
  point: Vector;
}

/** Both hands and the face at the end of a movement, and how they got there. */
export interface Stage {
  dominant: PlacedHand;
  other: PlacedHand;
  face: Face;
  /** In seconds. */
  seconds: number;
  hold: number;
  bow: Shift;
  circle: Circle | null;
  isWiggling: boolean;
  isPoster: boolean;
}

const restHold: Hold = {
  shape: "curved",
  at: "stomach",
  touch: "wrist",
  by: { out: 21, down: 25, back: 8 },
  fingers: "down down down",
  palm: "in",
};

const rest = (): Stage => ({
  dominant: placeHand({ hold: restHold, side: "right", face: restFace, other: null }),
  other: placeHand({ hold: restHold, side: "left", face: restFace, other: null }),
  face: restFace,
  seconds: 0,
  hold: 0.2,
  bow: {},
  circle: null,
  isWiggling: false,
  isPoster: false,
});

/** Everything that happens in a sign, from rest to rest. */
export function toStages({ steps, isMirrored = false }: SignDescription): Stage[] {
  const stages = [rest()];
  let before = rest();
  let dominantHold: Hold = steps[0].dominant;
  let otherHold: Hold = isMirrored ? dominantHold : restHold;
  for (const [index, step] of steps.entries()) {
    const otherChange = isMirrored ? { ...step.dominant, ...step.other } : step.other;
    if (step.dominant) dominantHold = toHold(dominantHold, step.dominant);
    if (otherChange) otherHold = toHold(otherHold, otherChange);
    const face: Face = step.face ? { ...restFace, ...step.face } : before.face;
    const other = otherChange
      ? placeHand({ hold: otherHold, side: "left", face, other: null })
      : before.other;
    const dominant = placeHand({ hold: dominantHold, side: "right", face, other: other.hand });
    const stage = toStage(step, { dominant, other, face, isFirst: index === 0 });
    stages.push(stage);
    for (let time = 1; time < (step.times ?? 1); time += 1)
      stages.push({ ...before, seconds: stage.seconds, hold: 0.02, bow: {}, circle: null }, stage);
    before = stage;
  }
  const last = stages.at(-1);
  if (last) last.hold = Math.max(last.hold, 0.35);
  return [...stages, { ...rest(), seconds: 0.55, hold: 0.15 }];
}

const toHold = (before: Hold, { by, ...change }: Partial<Hold> = {}): Hold => {
  const { by: _before, ...same } = before;
  return { ...same, ...change, ...(by && { by }) };
};

function toStage(
  { seconds, hold, bow, circle, isWiggling, isPoster }: Step,
  { isFirst, ...placed }: Pick<Stage, "dominant" | "other" | "face"> & { isFirst: boolean },
): Stage {
  return {
    ...placed,
    seconds: seconds ?? (isFirst ? 0.6 : 0.42),
    hold: hold ?? (isFirst ? 0.3 : 0.08),
    bow: bow ?? {},
    circle: circle ?? null,
    isWiggling: isWiggling ?? false,
    isPoster: isPoster ?? false,
  };
}

interface HandToPlace {
  hold: Hold;
  side: Side;
  face: Face;
  /** The hand that this one may lie on. */
  other: Hand | null;
}

function placeHand({ hold, side, face, other }: HandToPlace): PlacedHand {
  const shape: Handshape = handshapes[hold.shape];
  const point = add(toPoint(hold.at, { side, face, other }), toOffset(hold.by ?? {}, side));
  const hand = handAt({
    side,
    shape,
    touch: hold.touch,
    point,
    fingers: toUnit(hold.fingers, side),
    palm: toUnit(hold.palm, side),
  });
  return { hand, elbow: toNaturalElbow(toShoulder(side, face.shoulders), hand), touch: hold.touch, point };
}

function toPoint(at: Hold["at"], { side, face, other }: Omit<HandToPlace, "hold">): Vector {
  if (!isOnOther(at)) return toPlace(at, side, face);
  if (!other) throw new Error(`Only the dominant hand can be at "${at}".`);
  return toContact(other, toOtherContact(at));
}

type OnOther = Extract<Hold["at"], `other ${Contact}`>;

const isOnOther = (at: Hold["at"]): at is OnOther => at.startsWith("other ");

const toOtherContact = (at: OnOther) => at.slice("other ".length) as Contact;

interface HandAt {
  side: Side;
  shape: Handshape;
  touch: Contact;
  point: Vector;
  fingers: Vector;
  palm: Vector;
}

/** A hand whose touching part is at a point. */
export function handAt({ side, shape, touch, point, fingers, palm }: HandAt): Hand {
  const hand = { side, shape, frame: toHandFrame([0, 0, 0], fingers, palm) };
  return { ...hand, frame: { ...hand.frame, origin: subtract(point, toContact(hand, touch)) } };
}

export function mixShapes(from: Handshape, to: Handshape, share: number): Handshape {
  const number = (a: number, b: number) => a + (b - a) * share;
  const finger = (index: 0 | 1 | 2 | 3) => {
    const [a, b] = [from.fingers[index], to.fingers[index]];
    return [number(a[0], b[0]), number(a[1], b[1]), number(a[2], b[2]), number(a[3], b[3])] as const;
  };
  return {
    fingers: [finger(0), finger(1), finger(2), finger(3)],
    thumb: [
      mix(from.thumb[0], to.thumb[0], share),
      mix(from.thumb[1], to.thumb[1], share),
      mix(from.thumb[2], to.thumb[2], share),
    ],
  };
}

/** Turns one frame into another along the shortest way. */
export function mixFrames(from: Frame, to: Frame, share: number): Pick<Frame, "y" | "z"> {
  const halfway = normalize(add(cross(from.x, to.x), add(cross(from.y, to.y), cross(from.z, to.z))));
  const trace = dot(from.x, to.x) + dot(from.y, to.y) + dot(from.z, to.z);
  const degrees = (Math.acos(Math.min(1, Math.max(-1, (trace - 1) / 2))) * 180) / Math.PI;
  if (degrees < 0.01) return { y: to.y, z: to.z };
  // At half a turn every sum above is zero, and any vector that both frames share is the axis.
  const axis = degrees > 179 ? toSharedAxis(from, to) : halfway;
  return { y: rotate(from.y, axis, degrees * share), z: rotate(from.z, axis, degrees * share) };
}

const toSharedAxis = (from: Frame, to: Frame): Vector => {
  const sums = [add(from.x, to.x), add(from.y, to.y), add(from.z, to.z)];
  return normalize(sums.reduce((best, sum) => (dot(sum, sum) > dot(best, best) ? sum : best)));
};
