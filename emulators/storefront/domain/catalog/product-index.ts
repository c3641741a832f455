import { holdsProduct } from "./collection-rules.ts";
import type { Collection, Product, Variant } from "./product.ts";

export interface ProductVariant {
  product: Product;
  variant: Variant;
}

/** Products and collections in memory, found by ID or handle. */
export interface ProductIndex {
  /** In the merchant's order. */
  readonly products: Product[];
  readonly collections: Collection[];
  productByHandle: (handle: string) => Product | null;
  productById: (id: string) => Product | null;
  variantById: (id: string) => ProductVariant | null;
  collectionByHandle: (handle: string) => Collection | null;
  collectionById: (id: string) => Collection | null;
  productsOf: (collection: Collection) => Product[];
  collectionsOf: (product: Product) => Collection[];
}

export interface MutableProductIndex extends ProductIndex {
  /** Replaces the one with the same ID, or adds it at the end. */
  putProduct: (product: Product) => void;
  putCollection: (collection: Collection) => void;
  /** Replaces all of them. */
  replaceAll: (stock: Pick<ProductIndex, "products" | "collections">) => void;
}

/** An empty index. `holds` says whether a product is shown at all. A hidden one keeps its position. */
export function createProductIndex(holds: (product: Product) => boolean = () => true): MutableProductIndex {
  let all: Product[] = [];
  let held: Product[] = [];
  let shelved: Collection[] = [];
  const byHandle = new Map<string, Product>();
  const byId = new Map<string, Product>();
  const variants = new Map<string, ProductVariant>();
  /** The products of collections, until any product changes. */
  let found = new WeakMap<Collection, Product[]>();

  function add(product: Product): void {
    byHandle.set(product.handle, product);
    byId.set(product.id, product);
    for (const variant of product.variants) variants.set(variant.id, { product, variant });
  }

  function findProducts(collection: Collection): Product[] {
    if (collection.ruleSet) return held.filter((product) => holdsProduct(collection, product));
    return collection.productHandles.flatMap((handle) => byHandle.get(handle) ?? []);
  }

  return {
    get products() {
      return held;
    },
    get collections() {
      return shelved;
    },
    productByHandle: (handle) => byHandle.get(handle) ?? null,
    productById: (id) => byId.get(id) ?? null,
    variantById: (id) => variants.get(id) ?? null,
    collectionByHandle: (handle) => shelved.find((collection) => collection.handle === handle) ?? null,
    collectionById: (id) => shelved.find((collection) => collection.id === id) ?? null,
    productsOf: (collection) => {
      const products = found.get(collection) ?? findProducts(collection);
      found.set(collection, products);
      return products;
    },
    collectionsOf: (product) => shelved.filter((collection) => holdsProduct(collection, product)),
    putProduct: (product) => {
      const before = byId.get(product.id);
      if (before) {
        byHandle.delete(before.handle);
        byId.delete(before.id);
        for (const { id } of before.variants) variants.delete(id);
      }
      all = put(all, product);
      found = new WeakMap();
      held = all.filter(holds);
      if (holds(product)) add(product);
    },
    putCollection: (collection) => {
      shelved = put(shelved, collection);
    },
    replaceAll: ({ products, collections }) => {
      for (const index of [byHandle, byId, variants]) index.clear();
      all = products;
      found = new WeakMap();
      held = all.filter(holds);
      shelved = collections;
      for (const product of held) add(product);
    },
  };
}

/** A new list, so that readers of the old one aren't affected. */
function put<Item extends { id: string }>(items: Item[], item: Item): Item[] {
  const position = items.findIndex(({ id }) => id === item.id);
  return position === -1 ? [...items, item] : items.with(position, item);
}
