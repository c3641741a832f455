import { createAssetResolver } from "../../emulators/content-lake/assets/seed-assets.ts";
import type { ContentSeed } from "../../emulators/seed/content-seed.ts";
import type { SeedClient } from "./seed-client.ts";

/**
 * Adds a seed's missing documents and returns their number, without changing what editors changed. Parts are written in
 * order, one transaction each, so a document may reference its own part and earlier ones. Without a size, everything is
 * one part.
 */
export async function seedMissing(
  lake: SeedClient,
  { documents, directory }: ContentSeed,
  partSize = documents.length,
): Promise<number> {
  const present = await lake.findIds(documents.map(({ _id }) => _id));
  const missing = documents.filter(({ _id }) => !present.has(_id));
  const resolve = createAssetResolver({ directory, upload: lake.upload });
  for (let start = 0; start < missing.length; start += partSize) {
    const part: unknown[] = [];
    for (const document of missing.slice(start, start + partSize)) part.push(await resolve(document));
    await lake.create(part);
  }
  return missing.length;
}
