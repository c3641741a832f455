import { traced, type Curve } from "#artwork/curve.ts";

const turn = Math.PI * 2;

/** One movement for each course, in a square of side 1: the signature of its cover and its part in a bundle's. */
export const levelArcs = {
  "1A": [
    [0.06, 0.86],
    [0.1, 0.34],
    [0.5, 0.02],
    [0.97, 0.14],
  ],
  "1B": [
    [0.06, 0.86],
    [0.09, 0.02],
    [0.38, 0.06],
    [0.46, 0.86],
    [0.54, -0.14],
    [0.87, -0.14],
    [0.97, 0.4],
  ],
  "2A": traced((time) => {
    const reach = 0.055 + 0.185 * time;
    const angle = turn * (0.25 + 3.1 * time);
    return [0.07 + 0.72 * time - reach * Math.cos(angle), 0.84 - 0.56 * time + reach * 1.2 * Math.sin(angle)];
  }, 24),
  "2B": [
    [0.02, 0.5],
    [0.2, 1.1],
    [0.9, 0.92],
    [0.76, 0.34],
    [0.64, -0.1],
    [0.2, 0.1],
    [0.97, 0.6],
  ],
  kids1A: [
    [0.06, 0.86],
    [0.09, 0.46],
    [0.22, 0.46],
    [0.28, 0.86],
    [0.34, 0.2],
    [0.54, 0.2],
    [0.58, 0.86],
    [0.64, -0.1],
    [0.92, -0.12],
    [0.97, 0.5],
  ],
  kids1B: [
    [0.06, 0.8],
    [0.5, 1.0],
    [0.98, 0.6],
    [0.8, 0.2],
    [0.66, -0.1],
    [0.42, 0.14],
    [0.5, 0.42],
    [0.58, 0.68],
    [0.84, 0.5],
    [0.98, 0.1],
  ],
} as const satisfies Record<string, Curve>;

export type LevelName = keyof typeof levelArcs;
