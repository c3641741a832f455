import { assetOf } from "./field-values.ts";

/** Whether an uploaded file, if any, has the extension. Sanity keeps it in the asset's id. */
export function endsIn(ending: string, file: unknown): boolean {
  const asset = assetOf(file);
  return asset === undefined || asset.endsWith(`-${ending}`);
}
