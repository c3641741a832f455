import type { Store } from "#content-lake/store/document-store.ts";
import type { Services } from "#content-lake/api/services.ts";
import type { Found } from "#http/router.ts";
import { LakeError } from "./lake-error.ts";

/** The rule in `@sanity/client`'s validators, without an alias's `~`, because there are no aliases. */
export const datasetNamePattern = /^[a-z0-9][-\w]{0,63}$/;

/** Throws 400 for an invalid dataset name. */
export function requireDatasetName(name: string): void {
  if (!datasetNamePattern.test(name)) {
    throw new LakeError(400, `"${name}" can't be the name of a dataset`);
  }
}

/** Throws 404 for a dataset that doesn't exist, and 400 for a name that none can have. */
export function requireDataset(name: string, store: Store): void {
  requireDatasetName(name);
  if (!store.dataset(name)) {
    throw new LakeError(404, `Dataset "${name}" not found. Create it with: sanity dataset create ${name}`);
  }
}

/** The same for the dataset whose documents or assets a request is about. */
export function requireRequestedDataset({ route, param }: Found<Services>, store: Store): void {
  if (/^\/(data|assets)\/.*:dataset/.test(route.path)) requireDataset(param("dataset"), store);
}
