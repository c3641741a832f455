import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { parseAssetPath } from "#content-lake/assets/asset-file.ts";
import { inTransaction } from "#content-lake/store/database.ts";

interface MoveAssetsOptions {
  database: DatabaseSync;
  /** Where the uploads are. */
  directory: string;
  /** The start of asset URLs, without a trailing slash. */
  publicUrl: string;
}

const assetSchema = z.looseObject({ path: z.string(), url: z.string() });

/**
 * Asset documents contain complete URLs, as hosted ones do, and this lake's URL depends on `PORT` and `SITE_URL`. Updates the
 * URLs of its own uploads, also in the history, without a transaction, because no one edited them.
 */
export function moveAssets({ database, directory, publicUrl }: MoveAssetsOptions): void {
  database.function("moved", { deterministic: true }, (body) => {
    const { data: asset } = assetSchema.safeParse(JSON.parse(String(body)));
    const url = asset && `${publicUrl}/${asset.path}`;
    return url && asset.url !== url && isKept(directory, asset.path)
      ? JSON.stringify({ ...asset, url })
      : String(body);
  });
  inTransaction(database, () => {
    for (const { name } of database.prepare("SELECT name FROM datasets").all()) {
      for (const [table, id] of [
        ["documents", "id"],
        ["revisions", "document_id"],
      ]) {
        // IDs with a common prefix are adjacent in both tables, so this doesn't read every row.
        const update = database.prepare(
          `UPDATE ${table} SET body = moved(body)
           WHERE dataset = ? AND ${id} >= ? AND ${id} < ? AND body IS NOT NULL AND body <> moved(body)`,
        );
        for (const kind of ["file", "image"]) update.run(String(name), `${kind}-`, `${kind}.`);
      }
    }
  });
}

/** Whether an asset is one of this lake's uploads. An imported document can be for one stored elsewhere. */
function isKept(directory: string, path: string): boolean {
  return parseAssetPath(`/${path}`)?.path === path && existsSync(join(directory, path));
}
