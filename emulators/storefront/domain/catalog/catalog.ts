import type { DatabaseSync } from "node:sqlite";
import { createCatalogStore } from "./catalog-store.ts";
import { type CatalogSeed } from "./catalog-seed.ts";
import type { Collection, Product, Variant } from "./product.ts";
import { createProductIndex, type ProductIndex } from "./product-index.ts";
import { inTransaction, whenSettled } from "#storefront/domain/transaction.ts";

export type { ProductVariant } from "./product-index.ts";

/** The shop's products: as a reader, those that are shown, plus the merchant's changes. */
export interface Catalog extends ProductIndex {
  /** All products as the merchant sees them, including drafts and changes that aren't shown yet. */
  readonly stored: ProductIndex;
  /** null if the product doesn't exist. Returning the same product changes nothing. */
  updateProduct: (id: string, change: (product: Product) => Product) => Product | null;
  updateCollection: (id: string, change: (collection: Collection) => Collection) => Collection | null;
  /** Replaces the one with the same handle, or adds a new one. */
  putProduct: (product: Product) => void;
  /** Replaces the one with the same handle, or adds a new one. */
  putCollection: (collection: Collection) => void;
  /** Takes everything sold from the stock, or nothing. Untracked stock is never short. */
  takeStock: (sold: readonly Sold[]) => TakenStock;
  /** Adds what was returned to tracked stock. What the shop no longer has is left out. */
  returnStock: (returned: readonly Sold[]) => void;
}

export interface Sold {
  variantId: string;
  quantity: number;
}

export type TakenStock =
  | { kind: "taken" }
  | { kind: "short"; shortages: { variantId: string; left: number }[] };

export type CatalogChange =
  | { kind: "product"; before: Product | null; after: Product }
  | { kind: "collection"; before: Collection | null; after: Collection };

interface CatalogOptions {
  database: DatabaseSync;
  /** Loaded once per database. */
  seed: CatalogSeed;
  now: () => Date;
  /**
   * Called for each change inside its SQLite transaction, before it's shown. It calls `show` when shoppers may see the change,
   * right away or later. A change still waiting when the process ends is shown by the next process from its start.
   */
  onChange: (change: CatalogChange, show: () => void) => void;
}

/** Every change is in SQLite before it's in memory, and leaves memory if SQLite rolls it back. */
export function createCatalog({ database, seed, now, onChange }: CatalogOptions): Catalog {
  const store = createCatalogStore(database, seed);
  const stored = createProductIndex();
  const shown = createProductIndex(({ status }) => status === "active");
  stored.replaceAll(store.read());
  shown.replaceAll(stored);

  function putProduct(before: Product | null, after: Product): void {
    inTransaction(database, () => {
      store.writeProduct(after);
      stored.putProduct(after);
      announce({ kind: "product", before, after }, () => shown.putProduct(after));
    });
  }

  function putCollection(before: Collection | null, after: Collection): void {
    inTransaction(database, () => {
      store.writeCollection(after);
      stored.putCollection(after);
      announce({ kind: "collection", before, after }, () => shown.putCollection(after));
    });
  }

  function changeStock(counts: ReadonlyMap<string, number>, sign: 1 | -1): void {
    const products = new Set(Array.from(counts.keys(), (id) => stored.variantById(id)?.product.id));
    inTransaction(database, () => {
      for (const id of products) {
        if (id) catalog.updateProduct(id, (product) => withStock(product, counts, sign));
      }
    });
  }

  let changes = 0;
  /** The number of the latest shown change, by the ID of what changed. */
  const latestShown = new Map<string, number>();

  /** Shown once it's committed, unless a later change is already shown. Rolled back changes are reread from disk. */
  function announce(change: CatalogChange, show: () => void): void {
    const number = ++changes;
    const { id } = change.after;
    let isDue = false;
    let isKept = false;
    const showIfReady = () => {
      if (!isDue || !isKept || (latestShown.get(id) ?? 0) > number) return;
      latestShown.set(id, number);
      show();
    };
    whenSettled(database, (kept) => {
      isKept = kept;
      if (!kept) stored.replaceAll(store.read());
      showIfReady();
    });
    onChange(change, () => {
      isDue = true;
      showIfReady();
    });
  }

  const catalog: Catalog = {
    get products() {
      return shown.products;
    },
    get collections() {
      return shown.collections;
    },
    productByHandle: shown.productByHandle,
    productById: shown.productById,
    variantById: shown.variantById,
    collectionByHandle: shown.collectionByHandle,
    collectionById: shown.collectionById,
    productsOf: shown.productsOf,
    collectionsOf: shown.collectionsOf,
    stored,
    putProduct: (product) => putProduct(stored.productByHandle(product.handle), product),
    putCollection: (collection) => putCollection(stored.collectionByHandle(collection.handle), collection),
    updateProduct: (id, change) => {
      const before = stored.productById(id);
      const changed = before && change(before);
      if (!before || !changed || changed === before) return before;
      const after = { ...changed, updatedAt: now().toISOString() };
      putProduct(before, after);
      return after;
    },
    updateCollection: (id, change) => {
      const before = stored.collectionById(id);
      const changed = before && change(before);
      if (!before || !changed || changed === before) return before;
      const after = { ...changed, updatedAt: now().toISOString() };
      putCollection(before, after);
      return after;
    },
    takeStock: (sold) => {
      const wanted = countByVariant(sold);
      const shortages = Array.from(wanted).flatMap(([variantId, quantity]) => {
        const left = leftOf(stored, variantId);
        return left < quantity ? [{ variantId, left }] : [];
      });
      if (shortages.length > 0) return { kind: "short", shortages };
      changeStock(wanted, -1);
      return { kind: "taken" };
    },
    returnStock: (returned) => changeStock(countByVariant(returned), 1),
  };
  return catalog;
}

function countByVariant(sold: readonly Sold[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { variantId, quantity } of sold) counts.set(variantId, (counts.get(variantId) ?? 0) + quantity);
  return counts;
}

/** A missing or withdrawn variant has no stock. */
function leftOf(stored: ProductIndex, variantId: string): number {
  const found = stored.variantById(variantId);
  if (found?.product.status !== "active") return 0;
  return found.variant.stock ?? Number.POSITIVE_INFINITY;
}

function withStock(product: Product, counts: ReadonlyMap<string, number>, sign: 1 | -1): Product {
  const isCounted = product.variants.some(({ id, stock }) => stock !== null && counts.has(id));
  if (!isCounted) return product;
  const change = (variant: Variant): Variant =>
    variant.stock === null
      ? variant
      : { ...variant, stock: variant.stock + sign * (counts.get(variant.id) ?? 0) };
  return { ...product, variants: product.variants.map(change) };
}
