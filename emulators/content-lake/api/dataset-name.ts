import { LakeError } from "./lake-error.ts";

/** The rule of `@sanity/client`'s validators, without the `~` of an alias: there are none here. */
export const datasetNamePattern = /^[a-z0-9][-\w]{0,63}$/;

/** Throws 400 for what can't be the name of a dataset. */
export function requireDatasetName(name: string): void {
  if (!datasetNamePattern.test(name)) {
    throw new LakeError(400, `"${name}" cannot be the name of a dataset`);
  }
}
