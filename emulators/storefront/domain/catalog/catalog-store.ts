import type { DatabaseSync } from "node:sqlite";
import { type CatalogSeed } from "./catalog-seed.ts";
import type { Collection, Product } from "./product.ts";
import { seedOnce } from "#storefront/domain/seed-once.ts";

/** Products and collections on disk. */
export interface CatalogStore {
  read: () => Pick<CatalogSeed, "products" | "collections">;
  /** Replaces the one with the same handle, or adds it at the end. */
  writeProduct: (product: Product) => void;
  writeCollection: (collection: Collection) => void;
}

/** Seeds a database first that was never seeded, even with an empty seed. */
export function createCatalogStore(database: DatabaseSync, seed: CatalogSeed): CatalogStore {
  const writes = {
    product: prepareWrite(database, "product"),
    collection: prepareWrite(database, "collection"),
  };
  const store: CatalogStore = {
    read: () => ({
      products: readBodies<Product>(database, "product"),
      collections: readBodies<Collection>(database, "collection"),
    }),
    writeProduct: (product) => {
      writes.product.run(product.handle, JSON.stringify(product));
    },
    writeCollection: (collection) => {
      writes.collection.run(collection.handle, JSON.stringify(collection));
    },
  };
  seedOnce(database, "catalog", () => {
    for (const product of seed.products) store.writeProduct(product);
    for (const collection of seed.collections) store.writeCollection(collection);
  });
  return store;
}

function prepareWrite(database: DatabaseSync, table: "product" | "collection") {
  return database.prepare(`
    insert into ${table} (handle, position, body)
    values (?, (select coalesce(max(position) + 1, 0) from ${table}), ?)
    on conflict (handle) do update set body = excluded.body
  `);
}

function readBodies<Body>(database: DatabaseSync, table: "product" | "collection"): Body[] {
  const rows = database.prepare(`select body from ${table} order by position`).all();
  // Only the writes above fill this column, with values of this exact type.
  return rows.map(({ body }): Body => JSON.parse(String(body)));
}
