import { add, normalize, scale, type Vector } from "#artwork/signer/vector.ts";

export type Side = "right" | "left";

/** `in` is toward the middle of the body and `out` away from it, so that one description serves both hands. */
const directions = {
  up: [0, 1, 0],
  down: [0, -1, 0],
  forward: [0, 0, 1],
  back: [0, 0, -1],
  in: [1, 0, 0],
  out: [-1, 0, 0],
} as const satisfies Record<string, Vector>;

export type Direction = keyof typeof directions;

/** One direction, or a mix of several: `"up"`, `"forward out"`. A word that is repeated weighs more. */
export type Way =
  | Direction
  | `${Direction} ${Direction}`
  | `${Direction} ${Direction} ${Direction}`
  | `${Direction} ${Direction} ${Direction} ${Direction}`;

/** How far to go in each direction, in centimeters. */
export type Shift = Partial<Record<Direction, number>>;

const isDirection = (word: string): word is Direction => Object.hasOwn(directions, word);

export function toUnit(way: Way, side: Side): Vector {
  const sum = way
    .split(" ")
    .filter(isDirection)
    .reduce<Vector>((total, word) => add(total, directions[word]), [0, 0, 0]);
  return normalize(forSide(sum, side));
}

export function toOffset(shift: Shift, side: Side): Vector {
  const sum = Object.entries(shift).reduce<Vector>(
    (total, [word, distance]) => (isDirection(word) ? add(total, scale(directions[word], distance)) : total),
    [0, 0, 0],
  );
  return forSide(sum, side);
}

export const forSide = ([x, y, z]: Vector, side: Side): Vector => [side === "right" ? x : -x, y, z];
