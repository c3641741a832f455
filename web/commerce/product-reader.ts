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

/** All that the shop tells of a product (requirements §3.31), in the currency of one country. */
export interface Product extends Omit<ProductFragment, Lists | "metafields"> {
  /** In the shop, but not to be shown (requirements §5.9). */
  isHidden: boolean;
  /** At most 20. */
  images: ProductFragment["images"]["nodes"];
  /** At most 10. */
  collections: ProductFragment["collections"]["nodes"];
  /** At most 250. */
  variants: readonly ProductVariantFragment[];
  /** By key, as Shopify writes values: a number is a string too. Without those that the product lacks. */
  metafields: ReadonlyMap<string, string>;
}

interface ProductChoice {
  product: Product;
  /** Null when none was asked for, or the product has no such variant. */
  variant: ProductVariantFragment | null;
}

export type StorefrontNode =
  | { kind: "product"; product: Product }
  | { kind: "variant"; variant: VariantOfProductFragment }
  | { kind: "collection"; handle: string; title: string; updatedAt: string };

interface InCountry {
  country: Country;
}

/** Reads products whole, hidden ones too; prices alone are read by the PriceReader. Each method rejects with a StorefrontError. */
export interface ProductReader {
  /** Null when the shop has no product with the handle. */
  readProduct: (asked: { handle: string } & VariantChoice & InCountry) => Promise<ProductChoice | null>;
  /** Null when the shop has no such variant. */
  readVariant: (asked: { id: Gid<"ProductVariant"> } & InCountry) => Promise<VariantOfProductFragment | null>;
  /** Null when the shop has no product with the handle. A variant of another product is none. */
  readProductAndVariant: (
    asked: { handle: string; variantId: Gid<"ProductVariant"> } & InCountry,
  ) => Promise<ProductChoice | null>;
  /** Null when the shop has nothing with the id, or something of another kind than these. */
  readNode: (asked: { id: Gid<string> } & InCountry) => Promise<StorefrontNode | null>;
}

export function createProductReader(request: StorefrontRequest): ProductReader {
  return {
    readProduct: async (asked) => {
      const { product } = await request(productQuery, asked);
      if (!product) return null;
      const { variantBySelectedOptions, ...data } = product;
      return { product: toProduct(data), variant: variantBySelectedOptions ?? null };
    },
    readVariant: async (asked) => {
      const { node } = await request(productVariantQuery, asked);
      return node?.__typename === "ProductVariant" ? toVariant(node) : null;
    },
    readProductAndVariant: async (asked) => {
      const { product, node } = await request(productAndVariantQuery, asked);
      if (!product) return null;
      const variant = node?.__typename === "ProductVariant" ? toVariant(node) : null;
      return { product: toProduct(product), variant: variant?.product.id === product.id ? variant : null };
    },
    readNode: async (asked) => {
      const { node } = await request(nodeQuery, asked);
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
