import { assetOf } from "./field-values.ts";

/** Whether an uploaded file ends as it must, if there is one; Sanity keeps the ending in the asset's id. */
export function endsIn(ending: string, file: unknown): boolean {
  const asset = assetOf(file);
  return asset === undefined || asset.endsWith(`-${ending}`);
}
