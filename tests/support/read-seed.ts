import { randomInt } from "node:crypto";

/** The seed of a randomized test: a new number each time, or `SEED` to repeat a failed run. */
export function readSeed(): number {
  return Number(process.env.SEED ?? randomInt(2 ** 31));
}
