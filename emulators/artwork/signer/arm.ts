import { forSide, type Side } from "#artwork/signer/directions.ts";
import type { Hand } from "#artwork/signer/hand.ts";
import {
  add,
  cross,
  degreesBetween,
  dot,
  length,
  normalize,
  scale,
  subtract,
  type Vector,
  without,
} from "#artwork/signer/vector.ts";

const upperArm = 27;
const forearm = 25;
const shoulder: Vector = [-15.6, -5.2, -1];

export interface Arm {
  shoulder: Vector;
  elbow: Vector;
}

export const toShoulder = (side: Side, raised: number): Vector =>
  add(forSide(shoulder, side), [0, raised * 3, 0]);

/** How far a wrist may be from its shoulder. */
export const armLength = upperArm + forearm;

/** The elbow of two bones that lead to a wrist, turned toward a hint as far as the bones allow. */
export function toElbow(from: Vector, wrist: Vector, hint: Vector): Vector {
  const way = subtract(wrist, from);
  const reach = Math.min(length(way), armLength * 0.999);
  const axis = normalize(way);
  const along = (upperArm ** 2 - forearm ** 2 + reach ** 2) / (2 * reach);
  const away = Math.sqrt(Math.max(0, upperArm ** 2 - along ** 2));
  return add(add(from, scale(axis, along)), scale(normalize(without(subtract(hint, from), axis)), away));
}

/** The elbow that lets the wrist bend least, without being raised or pulled into the body more than it must be. */
export function toNaturalElbow(from: Vector, hand: Hand): Vector {
  const wrist = hand.frame.origin;
  const axis = normalize(subtract(wrist, from));
  const down = normalize(without([0, -1, -0.001], axis));
  const side = cross(axis, down);
  const rest = normalize(forSide([-0.55, -1, -0.35], hand.side));
  const choices = Array.from({ length: 72 }, (_, index) => {
    const turn = (index / 72) * 2 * Math.PI;
    const elbow = toElbow(
      from,
      wrist,
      add(from, add(scale(down, Math.cos(turn)), scale(side, Math.sin(turn)))),
    );
    return { elbow, cost: toCost(elbow) };
  });
  return choices.reduce((best, choice) => (choice.cost < best.cost ? choice : best)).elbow;

  function toCost(elbow: Vector): number {
    const wristBend = toWristBend(elbow, hand);
    const [x, y, z] = elbow;
    const outward = hand.side === "right" ? -x : x;
    const isInBody = Math.max(0, 17 - outward) * (z < 10 ? 1 : 0.4);
    const isRaised = Math.max(0, y - Math.min(from[1] - 12, wrist[1] + 2));
    const isWide = Math.max(0, outward - 32);
    const isAhead = Math.max(0, z - wrist[2] - 3);
    const strain = Math.max(0, wristBend - 35) / 18;
    return (
      strain ** 2 +
      (isInBody / 5) ** 2 +
      (isRaised / 6) ** 2 +
      (isWide / 3) ** 2 +
      (isAhead / 5) ** 2 +
      1.2 * (1 - dot(normalize(subtract(elbow, from)), rest))
    );
  }
}

/** How far the wrist bends, in degrees. */
export const toWristBend = (elbow: Vector, { frame }: Hand) =>
  degreesBetween(subtract(frame.origin, elbow), frame.y);
