import { copyFileSync, linkSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { parseAssetPath } from "#content-lake/assets/asset-file.ts";
import { inTransaction } from "./database.ts";

export interface CopyOptions {
  source: string;
  /** A dataset that doesn't exist yet. */
  target: string;
  author: string;
  skipHistory: boolean;
  skipContentReleases: boolean;
}

const jobSchema = z
  .object({
    id: z.string(),
    source: z.string(),
    target: z.string(),
    with_history: z.number(),
    started_at: z.string(),
    ended_at: z.string(),
  })
  .transform(({ id, source, target, with_history, started_at, ended_at }) => ({
    id,
    sourceDataset: source,
    targetDataset: target,
    withHistory: with_history === 1,
    state: "completed" as const,
    createdAt: started_at,
    updatedAt: ended_at,
  }));

/** As `sanity dataset copy --list` reads it. Times are ISO 8601. */
type CopyJob = z.infer<typeof jobSchema>;

export interface DatasetCopies {
  /** Copies a dataset with its assets, all of it or nothing, and returns the job's ID. */
  copy: (options: CopyOptions) => string;
  find: (id: string) => CopyJob | null;
  /** Newest first. */
  list: (page: { limit: number; offset: number }) => CopyJob[];
}

interface DatasetCopiesOptions {
  database: DatabaseSync;
  /** Where the assets are. */
  directory: string;
  now: () => Date;
  newId: () => string;
}

/** Neither a release nor a version in one. */
const outsideReleases = (id: string) =>
  `${id} NOT LIKE '\\_.releases.%' ESCAPE '\\' AND ${id} NOT LIKE 'versions.%'`;

export function createDatasetCopies({
  database,
  directory,
  now,
  newId,
}: DatasetCopiesOptions): DatasetCopies {
  const byId = database.prepare("SELECT * FROM dataset_copies WHERE id = ?");
  const page = database.prepare("SELECT * FROM dataset_copies ORDER BY rowid DESC LIMIT ? OFFSET ?");
  const insert = database.prepare(
    "INSERT INTO dataset_copies (id, source, target, with_history, started_at, ended_at) VALUES (?, ?, ?, ?, ?, ?)",
  );

  function copyDocuments({ source, target, skipContentReleases }: CopyOptions): void {
    const where = skipContentReleases ? outsideReleases("id") : "true";
    database
      .prepare(
        `INSERT INTO documents (dataset, id, body)
         SELECT ?, id, copied(body) FROM documents WHERE dataset = ? AND ${where}`,
      )
      .run(target, source);
  }

  function copyHistory({ source, target, skipContentReleases }: CopyOptions): void {
    const { offset } =
      database.prepare("SELECT coalesce(max(sequence), 0) AS offset FROM transactions").get() ?? {};
    const where = skipContentReleases ? outsideReleases("document_id") : "true";
    database
      .prepare(
        `INSERT INTO transactions (sequence, dataset, id, author, timestamp, purges)
         SELECT sequence + ?, ?, id, author, timestamp, purges FROM transactions WHERE dataset = ?`,
      )
      .run(Number(offset), target, source);
    database
      .prepare(
        `INSERT INTO revisions (dataset, document_id, sequence, place, mutations, body)
         SELECT ?, document_id, sequence + ?, place, mutations, copied(body) FROM revisions WHERE dataset = ? AND ${where}`,
      )
      .run(target, Number(offset), source);
  }

  /** Without its history, a copy begins with one transaction. */
  function beginHistory({ target, author }: CopyOptions, timestamp: string): void {
    const id = newId();
    database
      .prepare("UPDATE documents SET body = json_set(body, '$._rev', ?) WHERE dataset = ?")
      .run(id, target);
    const { lastInsertRowid } = database
      .prepare("INSERT INTO transactions (dataset, id, author, timestamp) VALUES (?, ?, ?, ?)")
      .run(target, id, author, timestamp);
    database
      .prepare(
        `INSERT INTO revisions (dataset, document_id, sequence, place, mutations, body)
         SELECT dataset, id, ?, row_number() OVER (ORDER BY id) - 1, json_array(json_object('create', json(body))), body
         FROM documents WHERE dataset = ?`,
      )
      .run(lastInsertRowid, target);
  }

  return {
    copy: (options) => {
      const [id, startedAt] = [newId(), now().toISOString()];
      const { source, target, skipHistory } = options;
      // A deleted document's revision has no body.
      database.function("copied", (body) =>
        body === null ? null : copyAsset({ body: String(body), source, target, directory }),
      );
      inTransaction(database, () => {
        database
          .prepare(
            "INSERT INTO datasets (name, created_at, acl_mode) SELECT ?, ?, acl_mode FROM datasets WHERE name = ?",
          )
          .run(target, startedAt, source);
        copyDocuments(options);
        if (skipHistory) beginHistory(options, startedAt);
        else copyHistory(options);
        insert.run(id, source, target, skipHistory ? 0 : 1, startedAt, now().toISOString());
      });
      return id;
    },
    find: (id) => {
      const row = byId.get(id);
      return row ? jobSchema.parse(row) : null;
    },
    list: ({ limit, offset }) => page.all(limit, offset).map((row) => jobSchema.parse(row)),
  };
}

const assetSchema = z.looseObject({ path: z.string(), url: z.string() });

interface CopyAssetOptions {
  body: string;
  source: string;
  target: string;
  directory: string;
}

/** A document as it is in the copy. An asset's path has the dataset in it, and its file is in the copy as well. */
function copyAsset({ body, source, target, directory }: CopyAssetOptions): string {
  if (!/"_type":"sanity\.(image|file)Asset"/.test(body)) return body;
  const { data: asset } = assetSchema.safeParse(JSON.parse(body));
  const file = asset && parseAssetPath(`/${asset.path}`);
  if (!asset || file?.path !== asset.path || file.dataset !== source) return body;
  const [folder = "", project = "", , name = ""] = asset.path.split("/");
  const path = [folder, project, target, name].join("/");
  share(join(directory, asset.path), join(directory, path));
  return JSON.stringify({ ...asset, path, url: asset.url.replace(asset.path, path) });
}

/** A stored file never changes, so both names can be of the same one. */
function share(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    // It's shared already, or was deleted before, as far as the history goes.
    if (code === "EEXIST" || code === "ENOENT") return;
    copyFileSync(from, to);
  }
}
