import type { Arm } from "#artwork/signer/arm.ts";
import type { Face } from "#artwork/signer/face.ts";
import { type Hand, toHandSolids } from "#artwork/signer/hand.ts";
import { toHead } from "#artwork/signer/head.ts";
import { materials } from "#artwork/signer/materials.ts";
import type { Solid } from "#artwork/signer/solid.ts";
import { add, mix, toWorld, type Vector } from "#artwork/signer/vector.ts";

/** A moment of a sign: where everything is. */
export interface Pose {
  hands: readonly Hand[];
  arms: readonly Arm[];
  face: Face;
}

/** Whether a hand rests beside the body, out of the picture. */
export const isLowered = ({ frame }: Hand) => frame.origin[1] < -46;

/** What keeps still while the hands move: torso, head, and arms that are lowered. */
export function toBodySolids({ hands, arms, face }: Pose): Solid[] {
  const lowered = hands.flatMap((hand, index) => {
    const arm = arms[index];
    return arm && isLowered(hand) ? toArmSolids(hand, arm) : [];
  });
  return [...toTorso(face), ...toHead(face), ...lowered];
}

export function toArmSolids(hand: Hand, arm: Arm): Solid[] {
  return [...toArm(hand, arm), ...toHandSolids(hand, materials.skin)];
}

function toTorso({ shoulders }: Face): Solid[] {
  const lift = shoulders * 3;
  const cloth = { material: materials.cloth, part: "torso" };
  const chest: Vector[] = [
    [-6.6, -8 + lift * 0.6, 0],
    [6.6, -8 + lift * 0.6, 0],
    [5.2, -26, 0],
    [5.8, -54, 0],
    [-5.8, -54, 0],
    [-5.2, -26, 0],
  ];
  return [
    { kind: "slab", corners: chest, radius: 8.6, ...cloth },
    ...[-1, 1].map((side): Solid => ({
      kind: "cone",
      from: [side * 4, -2.2 + lift * 0.7, -1.5],
      to: [side * 15.4, -5.2 + lift, -1],
      radii: [6, 4.9],
      ...cloth,
    })),
    ...ring([0, 3 + lift * 0.4, -0.8], [6, 5.4]),
  ];
}

/** A round collar that stands up a little in the back. */
function ring(middle: Vector, [across, deep]: readonly [number, number]): Solid[] {
  const point = (index: number): Vector => {
    const turn = (index / 16) * 2 * Math.PI;
    const front = Math.cos(turn);
    return add(middle, [Math.sin(turn) * across, -front * 1.7, front * deep]);
  };
  return Array.from({ length: 16 }, (_, index) => ({
    kind: "cone",
    from: point(index),
    to: point(index + 1),
    radii: [1.25, 1.25],
    material: materials.collar,
    part: "collar",
  }));
}

/** A sleeve that ends below the elbow's half, and the bare forearm. */
function toArm(hand: Hand, { shoulder, elbow }: Arm): Solid[] {
  const wrist = hand.frame.origin;
  const cuff = mix(elbow, wrist, 0.42);
  const cloth = { material: materials.cloth, part: `${hand.side} sleeve` };
  return [
    { kind: "cone", from: shoulder, to: elbow, radii: [4.9, 4.1], ...cloth },
    { kind: "cone", from: elbow, to: cuff, radii: [4.1, 3.8], ...cloth },
    {
      kind: "cone",
      from: mix(elbow, wrist, 0.4),
      to: toWorld(hand.frame, [0, 0.3, 0]),
      radii: [3.3, 2.1],
      material: materials.skin,
      part: `${hand.side} palm`,
    },
  ];
}
