import { createAssetResolver } from "../../emulators/content-lake/assets/seed-assets.ts";
import type { ContentSeed } from "../../emulators/seed/content-seed.ts";
import type { LakeClient } from "./lake-client.ts";

/**
 * Plants what is missing of a seed and answers how many documents that were; what editors changed stays as it is.
 * Parts are written one after the other, each in one transaction: a document may refer to others of its own part and
 * of earlier ones. Without a size all are one part.
 */
export async function plantMissing(
  lake: LakeClient,
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
