import { LakeError } from "./lake-error.ts";

/** The rule in `@sanity/client`'s validators, without an alias's `~`, because there are no aliases. */
export const datasetNamePattern = /^[a-z0-9][-\w]{0,63}$/;

/** Throws 400 for an invalid dataset name. */
export function requireDatasetName(name: string): void {
  if (!datasetNamePattern.test(name)) {
    throw new LakeError(400, `"${name}" can't be the name of a dataset`);
  }
}
