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
  /** What the addresses of assets begin with, without a slash at the end. */
  publicUrl: string;
}

const assetSchema = z.looseObject({ path: z.string(), url: z.string() });

/**
 * Asset documents hold whole addresses, as the hosted ones do, and this lake's change with `PORT` and `SITE_URL`. Brings
 * those of its own uploads up to date, in the history as well, without a transaction: nobody edited them.
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
        // Ids of one kind lie together in both tables, so that a start does not read all of them.
        const update = database.prepare(
          `UPDATE ${table} SET body = moved(body)
           WHERE dataset = ? AND ${id} >= ? AND ${id} < ? AND body IS NOT NULL AND body <> moved(body)`,
        );
        for (const kind of ["file", "image"]) update.run(String(name), `${kind}-`, `${kind}.`);
      }
    }
  });
}

/** Whether an upload is among this lake's own; an imported document may stand for one that is kept elsewhere. */
function isKept(directory: string, path: string): boolean {
  return parseAssetPath(`/${path}`)?.path === path && existsSync(join(directory, path));
}
