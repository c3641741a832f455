import type { CollectionRuleSet } from "./collection-rule-set.ts";

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
  /** Units left, or null if the shop doesn't track them. */
  stock: number | null;
  requiresShipping: boolean;
  /** 0 by default. */
  weightInGrams?: number;
  /** GTIN, UPC or ISBN. */
  barcode?: string;
  /** True by default. */
  taxable?: boolean;
  /** One of the product's images. The first one by default. */
  image?: ProductImage["id"];
  metafields?: readonly Metafield[];
}

export interface Metafield {
  namespace: string;
  key: string;
  type: string;
  value: string;
  /** Only of what was written through the Admin API. */
  id?: `gid://shopify/Metafield/${string}`;
  createdAt?: string;
  updatedAt?: string;
}

/** What search engines show. null for the title and the description. */
export interface Seo {
  title: string | null;
  description: string | null;
}

export interface ProductOption {
  id: `gid://shopify/ProductOption/${string}`;
  name: string;
  values: string[];
  /** CSS colors by value. */
  swatches?: Record<string, string>;
}

/** What Shopify gives to a product without options. */
export const defaultOption = { name: "Title", value: "Default Title" } as const;

export interface ProductImage {
  id: `gid://shopify/ProductImage/${string}`;
  /** The path in the images folder, as in the file's public URL. */
  file: string;
  altText: string | null;
}

export interface Product {
  id: `gid://shopify/Product/${string}`;
  handle: string;
  /** The Storefront API doesn't show drafts. */
  status: "active" | "draft";
  title: string;
  descriptionHtml: string;
  productType: string;
  vendor: string;
  tags: string[];
  options: ProductOption[];
  variants: Variant[];
  metafields: readonly Metafield[];
  images: ProductImage[];
  seo?: Seo;
  /** ISO 8601, UTC. */
  createdAt: string;
  updatedAt: string;
}

/** How a collection orders its products, by Shopify's names. */
export const collectionSortOrders = [
  "ALPHA_ASC",
  "ALPHA_DESC",
  "BEST_SELLING",
  "CREATED",
  "CREATED_DESC",
  "MANUAL",
  "PRICE_ASC",
  "PRICE_DESC",
] as const;

export type CollectionSortOrder = (typeof collectionSortOrders)[number];

export interface Collection {
  id: `gid://shopify/Collection/${string}`;
  handle: string;
  title: string;
  descriptionHtml: string;
  /** In the merchant's order. None if there are rules. */
  productHandles: string[];
  /** Decides which products it has, at any time. */
  ruleSet?: CollectionRuleSet;
  /** MANUAL by default. */
  sortOrder?: CollectionSortOrder;
  image?: ProductImage;
  seo?: Seo;
  metafields?: readonly Metafield[];
  updatedAt: string;
}

/** Whether a variant can be bought. Null stock isn't tracked. */
export const isAvailable = ({ stock }: Pick<Variant, "stock">): boolean => stock === null || stock > 0;
