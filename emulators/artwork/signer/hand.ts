import type { Handshape } from "#artwork/signer/handshapes.ts";
import type { Material, Solid } from "#artwork/signer/solid.ts";
import {
  add,
  cross,
  type Frame,
  mix,
  normalize,
  scale,
  subtract,
  toWorld,
  type Vector,
} from "#artwork/signer/vector.ts";

/** A hand in space: its frame's y is where straight fingers point, its z is where the palm faces. */
export interface Hand {
  frame: Frame;
  side: "right" | "left";
  shape: Handshape;
}

interface Bones {
  knuckle: Vector;
  lengths: readonly [number, number, number];
  /** At the knuckle and at the tip. */
  radii: readonly [number, number];
}

/** From the index to the little finger, of a right hand. */
const bones: readonly Bones[] = [
  { knuckle: [3.15, 9.6, 0.15], lengths: [4.7, 2.9, 2.3], radii: [1.14, 0.9] },
  { knuckle: [1, 10, 0], lengths: [5.3, 3.3, 2.5], radii: [1.16, 0.92] },
  { knuckle: [-1.15, 9.6, 0.05], lengths: [4.9, 3.1, 2.4], radii: [1.1, 0.88] },
  { knuckle: [-3.15, 8.8, 0.2], lengths: [3.8, 2.3, 2.1], radii: [0.98, 0.8] },
];
const thumbBase: Vector = [2.1, 2, 0.9];
const palmThickness = 1.25;
const palmOutline: readonly Vector[] = [
  [1.7, 0.6, 0],
  [2.9, 3.4, 0],
  [3.1, 9.3, 0],
  [1, 9.7, 0],
  [-1.2, 9.3, 0],
  [-3, 8.4, 0],
  [-2.5, 3.4, 0],
  [-1.6, 0.6, 0],
];

/** A finger's knuckle, two joints and tip, in the hand's own space. */
function toFinger({ knuckle, lengths }: Bones, [first, second, third, lean]: Handshape["fingers"][number]) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const ahead: Vector = [Math.sin(radians(lean)), Math.cos(radians(lean)), 0];
  const bends = [first, first + second, first + second + third];
  return lengths.reduce<Vector[]>(
    (joints, boneLength, index) => {
      const bend = radians(bends[index] ?? 0);
      const direction = add(scale(ahead, Math.cos(bend)), [0, 0, Math.sin(bend)]);
      return [...joints, add(joints.at(-1) ?? knuckle, scale(direction, boneLength))];
    },
    [knuckle],
  );
}

const mirrored = ({ side }: Pick<Hand, "side">, [x, y, z]: Vector): Vector => [
  side === "right" ? x : -x,
  y,
  z,
];

/** The places on a hand that touch something, as points on its skin. */
const contacts = {
  wrist: () => [0, 0, 1.9],
  "back of wrist": () => [0, 0.5, -1.8],
  palm: () => [0, 6, palmThickness],
  back: () => [0, 6, -palmThickness],
  heel: () => [0, 1.5, 1.7],
  "little side": () => [-4, 5, 0],
  "thumb side": () => [4, 7, 0.2],
  "index tip": (shape) => tipOf(shape, 0),
  "middle tip": (shape) => tipOf(shape, 1),
  fingertips: (shape) => mix(tipOf(shape, 1), tipOf(shape, 2), 0.3),
  "index side": (shape) => add(mix(jointOf(shape, 0, 1), jointOf(shape, 0, 2), 0.2), [1, 0, 0]),
  "index hook": (shape) => add(jointOf(shape, 0, 2), [0, 0.3, -0.4]),
  "inside hook": (shape) => add(jointOf(shape, 0, 2), [0, -1, 1]),
  "thumb tip": ({ thumb }) => add(thumb[2], scale(normalize(subtract(thumb[2], thumb[1])), 0.95)),
  "pinched tips": (shape) => mix(tipOf(shape, 0), shape.thumb[2], 0.4),
  "index pad": (shape) => add(mix(jointOf(shape, 0, 1), jointOf(shape, 0, 2), 0.6), [0, 0, 1]),
  "middle side": (shape) => add(mix(jointOf(shape, 1, 1), jointOf(shape, 1, 2), 0.3), [-1, 0, 0]),
  "all tips": (shape) => mix(mix(tipOf(shape, 1), tipOf(shape, 2), 0.5), shape.thumb[2], 0.25),
  fist: () => [0, 9, 4.4],
  "finger backs": (shape) => add(mix(jointOf(shape, 1, 1), jointOf(shape, 2, 1), 0.5), [0, 0.9, 0]),
} satisfies Record<string, (shape: Handshape) => Vector>;

export type Contact = keyof typeof contacts;

export function toContact(hand: Hand, contact: Contact): Vector {
  return toWorld(hand.frame, mirrored(hand, contacts[contact](hand.shape)));
}

function jointOf(shape: Handshape, finger: 0 | 1 | 2 | 3, joint: number): Vector {
  const bone = bones[finger];
  const point = bone && toFinger(bone, shape.fingers[finger])[joint];
  if (!point) throw new Error(`Finger ${finger} has no joint ${joint}.`);
  return point;
}

function tipOf(shape: Handshape, finger: 0 | 1 | 2 | 3): Vector {
  const [before, tip] = [jointOf(shape, finger, 2), jointOf(shape, finger, 3)];
  return add(tip, scale(normalize(subtract(tip, before)), bones[finger]?.radii[1] ?? 0));
}

/** The hand's palm, fingers and thumb. The wrist belongs to the arm. */
export function toHandSolids(hand: Hand, material: Material): Solid[] {
  const { shape, side } = hand;
  const place = (point: Vector) => toWorld(hand.frame, mirrored(hand, point));
  const palm: Solid = {
    kind: "slab",
    corners: palmOutline.map(place),
    radius: palmThickness,
    material,
    part: `${side} palm`,
  };
  const fingers = bones.flatMap((bone, index) => {
    const joints = toFinger(bone, shape.fingers[index] ?? [0, 0, 0, 0]).map(place);
    return toChain(joints, bone.radii, material, `${side} finger ${index}`);
  });
  const [knuckle, joint, tip] = shape.thumb;
  const thumb = [
    ...toChain([thumbBase, knuckle].map(place), [1.7, 1.5], material, `${side} palm`),
    ...toChain([knuckle, joint, tip].map(place), [1.4, 0.98], material, `${side} thumb`),
  ];
  return [palm, ...fingers, ...thumb];
}

/** Bones end to end that taper from the first joint to the last. */
function toChain(
  joints: readonly Vector[],
  [first, last]: readonly [number, number],
  material: Material,
  part: string,
): Solid[] {
  const radius = (index: number) => first + ((last - first) * index) / (joints.length - 1);
  return joints.slice(1).flatMap((to, index) => {
    const from = joints[index];
    return from
      ? [
          {
            kind: "cone" as const,
            from,
            to,
            radii: [radius(index), radius(index + 1)] as const,
            material,
            part,
          },
        ]
      : [];
  });
}

/** A hand's frame from where its fingers point and, as far as that allows, where its palm faces. */
export function toHandFrame(origin: Vector, fingers: Vector, palm: Vector): Frame {
  const y = normalize(fingers);
  const z = normalize(subtract(palm, scale(y, palm[0] * y[0] + palm[1] * y[1] + palm[2] * y[2])));
  return { origin, x: cross(y, z), y, z };
}
