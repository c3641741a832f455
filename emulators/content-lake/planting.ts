import type { DatabaseSync } from "node:sqlite";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { seeder } from "#content-lake/access.ts";
import type { AssetStore } from "#content-lake/assets/asset-store.ts";
import { createTransaction, type NewDocument } from "#content-lake/transaction.ts";
import type { Store } from "#content-lake/store.ts";

export type SeedDocument = Record<string, unknown> & { _id: string; _type: string };

export interface Seed {
  documents: readonly SeedDocument[];
  /** What `image@file://./…` is relative to. */
  directory: URL;
}

interface PlantOptions {
  seed: Seed;
  store: Store;
  assets: AssetStore;
  database: DatabaseSync;
  now: () => Date;
  newId: () => string;
}

const dataset = "production";
const projectId = "embedded";

/**
 * Fills a data directory that was never planted, in one transaction: half a shop is never seen.
 * Assets follow the convention of `sanity dataset import`: `{ _type: "image", _sanityAsset: "image@file://./a.webp" }`
 * is uploaded and becomes a reference.
 */
export async function plant({ seed, store, assets, database, now, newId }: PlantOptions): Promise<void> {
  const planted = database.prepare("SELECT planted FROM datasets WHERE name = ?").get(dataset)?.planted === 1;
  if (planted) return;
  const assetDocuments = new Map<string, NewDocument & { _id: string }>();

  /** One after the other, each once: on two cores more at a time is no faster. */
  const upload = async (source: string): Promise<string> => {
    const match = /^(image|file)@(file:.*)$/.exec(source);
    if (!match?.[1] || !match[2]) throw new Error(`The seed names an asset that cannot be read: ${source}`);
    const kind = match[1] === "image" ? "image" : "file";
    const path = match[2].replace(/^file:(\/\/)?/, "");
    const bytes = await readFile(new URL(path, seed.directory));
    const document = await assets.store({ kind, bytes, filename: basename(path), projectId, dataset });
    assetDocuments.set(document._id, document);
    return document._id;
  };
  const uploaded = new Map<string, string>();

  const resolve = async (value: unknown): Promise<unknown> => {
    if (Array.isArray(value)) {
      const items: unknown[] = [];
      for (const item of value) items.push(await resolve(item));
      return items;
    }
    if (typeof value !== "object" || value === null) return value;
    const fields: Record<string, unknown> = {};
    for (const [name, item] of Object.entries(value)) {
      if (name === "_sanityAsset" && typeof item === "string") {
        const id = uploaded.get(item) ?? (await upload(item));
        uploaded.set(item, id);
        fields.asset = { _type: "reference", _ref: id };
      } else {
        fields[name] = await resolve(item);
      }
    }
    return fields;
  };

  const documents: NewDocument[] = [];
  for (const document of seed.documents) documents.push({ ...document, ...Object(await resolve(document)) });

  const timestamp = now().toISOString();
  const transactionId = newId();
  const transaction = createTransaction({ view: store.view(dataset), id: transactionId, timestamp, newId });
  for (const document of [...assetDocuments.values(), ...documents]) transaction.createIfNotExists(document);
  store.write(
    { dataset, transactionId, author: seeder.id, timestamp, changes: transaction.changes() },
    () => void database.prepare("UPDATE datasets SET planted = 1 WHERE name = ?").run(dataset),
  );
}

/** Has a data directory count as planted, so that an emptied lake stays empty when it is started again. */
export function leaveUnplanted(database: DatabaseSync, now: Date): void {
  database
    .prepare(
      `INSERT INTO datasets (name, created_at, planted) VALUES (?, ?, 1)
       ON CONFLICT (name) DO UPDATE SET planted = 1`,
    )
    .run(dataset, now.toISOString());
}
