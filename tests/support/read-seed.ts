import { randomInt } from "node:crypto";

/** What a randomized test begins with: another number each time, or `SEED` to repeat a run that failed. */
export function readSeed(): number {
  return Number(process.env.SEED ?? randomInt(2 ** 31));
}
