import type { DatabaseSync } from "node:sqlite";
import type { CatalogueSeed, Collection, Product, Variant } from "#storefront/catalogue/product.ts";

export interface ProductVariant {
  product: Product;
  variant: Variant;
}

export interface Catalogue {
  products: Product[];
  collections: Collection[];
  productByHandle: (handle: string) => Product | null;
  productById: (id: string) => Product | null;
  variantById: (id: string) => ProductVariant | null;
  collectionByHandle: (handle: string) => Collection | null;
  collectionById: (id: string) => Collection | null;
  productsOf: (collection: Collection) => Product[];
  collectionsOf: (product: Product) => Collection[];
}

/** The shop's products and collections, read once from SQLite; a database without any is planted with the seed first. */
export function createCatalogue(database: DatabaseSync, seed: CatalogueSeed): Catalogue {
  plantOnce(database, seed);
  const products = readBodies<Product>(database, "product");
  const collections = readBodies<Collection>(database, "collection");
  const byHandle = new Map(products.map((product) => [product.handle, product]));
  const byId = new Map<string, Product>(products.map((product) => [product.id, product]));
  const variants = new Map<string, ProductVariant>(
    products.flatMap((product) =>
      product.variants.map((variant) => [variant.id, { product, variant }] as const),
    ),
  );
  return {
    products,
    collections,
    productByHandle: (handle) => byHandle.get(handle) ?? null,
    productById: (id) => byId.get(id) ?? null,
    variantById: (id) => variants.get(id) ?? null,
    collectionByHandle: (handle) => collections.find((collection) => collection.handle === handle) ?? null,
    collectionById: (id) => collections.find((collection) => collection.id === id) ?? null,
    productsOf: ({ productHandles }) =>
      productHandles.map((handle) => byHandle.get(handle)).filter((product) => product !== undefined),
    collectionsOf: ({ handle }) =>
      collections.filter(({ productHandles }) => productHandles.includes(handle)),
  };
}

function plantOnce(database: DatabaseSync, { products, collections }: CatalogueSeed): void {
  if (database.prepare("select 1 from product limit 1").get()) return;
  const plantProduct = database.prepare("insert into product (handle, position, body) values (?, ?, ?)");
  const plantCollection = database.prepare(
    "insert into collection (handle, position, body) values (?, ?, ?)",
  );
  database.exec("begin immediate");
  for (const [position, product] of products.entries()) {
    plantProduct.run(product.handle, position, JSON.stringify(product));
  }
  for (const [position, collection] of collections.entries()) {
    plantCollection.run(collection.handle, position, JSON.stringify(collection));
  }
  database.exec("commit");
}

function readBodies<Body>(database: DatabaseSync, table: "product" | "collection"): Body[] {
  const rows = database.prepare(`select body from ${table} order by position`).all();
  // Only plantOnce writes these rows, from a value of this very type.
  return rows.map(({ body }): Body => JSON.parse(String(body)));
}
