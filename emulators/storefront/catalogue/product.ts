export type Currency = "USD" | "CAD";

/** Whole cents. */
export interface Price {
  amount: number;
  compareAt: number | null;
}

export interface Variant {
  id: `gid://shopify/ProductVariant/${string}`;
  title: string;
  sku: string;
  selectedOptions: { name: string; value: string }[];
  prices: Record<Currency, Price>;
  /** Units left, or null when the shop does not count them. */
  stock: number | null;
  requiresShipping: boolean;
}

export interface Metafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

export interface ProductImage {
  id: `gid://shopify/ProductImage/${string}`;
  /** Path under the folder of images, as in the file's public address. */
  file: string;
  altText: string | null;
}

export interface Product {
  id: `gid://shopify/Product/${string}`;
  handle: string;
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  tags: string[];
  options: { id: `gid://shopify/ProductOption/${string}`; name: string; values: string[] }[];
  variants: Variant[];
  metafields: Metafield[];
  images: ProductImage[];
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

export interface Collection {
  id: `gid://shopify/Collection/${string}`;
  handle: string;
  title: string;
  descriptionHtml: string;
  /** In the order the merchant gave them. */
  productHandles: string[];
  updatedAt: string;
}

export interface CatalogueSeed {
  products: Product[];
  collections: Collection[];
}
