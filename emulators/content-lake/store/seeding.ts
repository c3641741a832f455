import type { DatabaseSync } from "node:sqlite";
import { seeder } from "#content-lake/access/access.ts";
import type { AssetStore } from "#content-lake/assets/asset-store.ts";
import { createAssetResolver } from "#content-lake/assets/seed-assets.ts";
import { createTransaction, type NewDocument } from "./transaction.ts";
import type { Store } from "./document-store.ts";

export type SeedDocument = Record<string, unknown> & { _id: string; _type: string };

export interface Seed {
  documents: readonly SeedDocument[];
  /** What `image@file://./…` and `file@file://./…` are relative to. */
  directory: URL;
}

interface SeedOptions {
  seed: Seed;
  store: Store;
  assets: AssetStore;
  database: DatabaseSync;
  now: () => Date;
  newId: () => string;
}

/** It exists from the start, as in a new project. */
export const seededDataset = "production";
const projectId = "embedded";

/**
 * Seeds a data directory that was never seeded, in one transaction, so that a partial shop is never visible. Files become
 * references to uploaded assets.
 */
export async function seedLake({ seed, store, assets, database, now, newId }: SeedOptions): Promise<void> {
  const isSeeded =
    database.prepare("SELECT planted FROM datasets WHERE name = ?").get(seededDataset)?.planted === 1;
  if (isSeeded) return;
  const assetDocuments = new Map<string, NewDocument & { _id: string }>();

  const resolve = createAssetResolver({
    directory: seed.directory,
    upload: async ({ altText, ...asset }) => {
      const document = await assets.store({ ...asset, projectId, dataset: seededDataset });
      assetDocuments.set(document._id, altText === undefined ? document : { ...document, altText });
      return document._id;
    },
  });

  const documents: NewDocument[] = [];
  for (const document of seed.documents) documents.push({ ...document, ...Object(await resolve(document)) });

  const timestamp = now().toISOString();
  const transactionId = newId();
  const transaction = createTransaction({
    view: store.view(seededDataset),
    id: transactionId,
    timestamp,
    newId,
  });
  for (const document of [...assetDocuments.values(), ...documents]) transaction.createIfNotExists(document);
  store.write(
    { dataset: seededDataset, transactionId, author: seeder.id, timestamp, changes: transaction.changes() },
    () => void database.prepare("UPDATE datasets SET planted = 1 WHERE name = ?").run(seededDataset),
  );
}

/** Marks a data directory as seeded, so that an emptied lake stays empty after a restart. */
export function markAsSeeded(database: DatabaseSync, now: Date): void {
  database
    .prepare(
      `INSERT INTO datasets (name, created_at, planted) VALUES (?, ?, 1)
       ON CONFLICT (name) DO UPDATE SET planted = 1`,
    )
    .run(seededDataset, now.toISOString());
}
