import type { Country } from "./offer.ts";
import type { Gid } from "#lib/gid.ts";
import type {
  ProductFragment,
  ProductVariantFragment,
  VariantOfProductFragment,
} from "./generated/graphql.ts";
import { hiddenTag } from "./hidden-tag.ts";
import {
  nodeQuery,
  productAndVariantQuery,
  productQuery,
  productVariantQuery,
} from "./operations/full-product-operations.ts";
import type { VariantChoice } from "./price-reader.ts";
import type { StorefrontRequest } from "./storefront-client.ts";

type Lists = "images" | "collections" | "variants";

/** A whole product (requirements §3.31), priced for one country. */
export interface Product extends Omit<ProductFragment, Lists | "metafields"> {
  /** Exists in Shopify but isn't shown (requirements §5.9). */
  isHidden: boolean;
  /** At most 20. */
  images: ProductFragment["images"]["nodes"];
  /** At most 10. */
  collections: ProductFragment["collections"]["nodes"];
  /** At most 250. */
  variants: readonly ProductVariantFragment[];
  /** By key. Values are strings, numbers included. Metafields without a value are left out. */
  metafields: ReadonlyMap<string, string>;
}

interface ProductChoice {
  product: Product;
  /** Null when none was requested, or the product doesn't have it. */
  variant: ProductVariantFragment | null;
}

export type StorefrontNode =
  | { kind: "product"; product: Product }
  | { kind: "variant"; variant: VariantOfProductFragment }
  | { kind: "collection"; handle: string; title: string; updatedAt: string };

interface InCountry {
  country: Country;
}

/**
 * Reads whole products, including hidden ones. Use PriceReader for prices alone. All methods reject with a StorefrontError. No page calls
 * `readVariant`, `readProductAndVariant`, or `readNode`; the requirements ask for them (§7.41–7.43).
 */
export interface ProductReader {
  /** Null when no product has the handle. */
  readProduct: (variables: { handle: string } & VariantChoice & InCountry) => Promise<ProductChoice | null>;
  /** Null when the variant doesn't exist. */
  readVariant: (
    variables: { id: Gid<"ProductVariant"> } & InCountry,
  ) => Promise<VariantOfProductFragment | null>;
  /** Null when no product has the handle. The variant is null when it belongs to another product. */
  readProductAndVariant: (
    variables: { handle: string; variantId: Gid<"ProductVariant"> } & InCountry,
  ) => Promise<ProductChoice | null>;
  /** Null when the node doesn't exist or has another type. */
  readNode: (variables: { id: Gid<string> } & InCountry) => Promise<StorefrontNode | null>;
}

export function createProductReader(request: StorefrontRequest): ProductReader {
  return {
    readProduct: async (variables) => {
      const { product } = await request(productQuery, variables);
      if (!product) return null;
      const { variantBySelectedOptions, ...data } = product;
      return { product: toProduct(data), variant: variantBySelectedOptions ?? null };
    },
    readVariant: async (variables) => {
      const { node } = await request(productVariantQuery, variables);
      return node?.__typename === "ProductVariant" ? toVariant(node) : null;
    },
    readProductAndVariant: async (variables) => {
      const { product, node } = await request(productAndVariantQuery, variables);
      if (!product) return null;
      const variant = node?.__typename === "ProductVariant" ? toVariant(node) : null;
      return { product: toProduct(product), variant: variant?.product.id === product.id ? variant : null };
    },
    readNode: async (variables) => {
      const { node } = await request(nodeQuery, variables);
      switch (node?.__typename) {
        case "Product": {
          const { __typename: _, ...product } = node;
          return { kind: "product", product: toProduct(product) };
        }
        case "ProductVariant":
          return { kind: "variant", variant: toVariant(node) };
        case "Collection":
          return { kind: "collection", handle: node.handle, title: node.title, updatedAt: node.updatedAt };
        default:
          return null;
      }
    },
  };
}

function toProduct({ images, collections, variants, metafields, ...data }: ProductFragment): Product {
  return {
    ...data,
    isHidden: data.tags.includes(hiddenTag),
    images: images.nodes,
    collections: collections.nodes,
    variants: variants.nodes,
    metafields: new Map(metafields.flatMap((field) => (field ? [[field.key, field.value] as const] : []))),
  };
}

function toVariant(
  node: VariantOfProductFragment & { __typename: "ProductVariant" },
): VariantOfProductFragment {
  const { __typename: _, ...variant } = node;
  return variant;
}
