import { hiddenTag } from "#commerce/hidden-tag.ts";
import { merchandiseQuery } from "#commerce/operations/merchandise-operations.ts";
import type { StorefrontRequest } from "#commerce/storefront-client.ts";
import type { Country } from "#commerce/offer.ts";
import { type LineKind, toLineKind } from "./line-kind.ts";

export interface Merchandise {
  kind: LineKind;
  /** The product's title, with the variant's where it says more. */
  title: string;
  /** The product's handle. */
  handle: string;
  isAvailable: boolean;
}

export type ReadMerchandise = (
  ids: readonly string[],
  country: Country,
) => Promise<ReadonlyMap<string, Merchandise>>;

/** Reads variants by id. Missing and hidden ones (requirements §5.9) are left out. Rejects with a StorefrontError. */
export function createMerchandiseReader(request: StorefrontRequest): ReadMerchandise {
  return async (ids, country) => {
    const { nodes } = await request(merchandiseQuery, { ids: [...new Set(ids)], country });
    return new Map(
      nodes.flatMap((node): [string, Merchandise][] => {
        if (node?.__typename !== "ProductVariant" || node.product.tags.includes(hiddenTag)) return [];
        const { handle, productType, title: productTitle } = node.product;
        const kind = toLineKind({ title: node.title, productType });
        const title = toTitle(productTitle, node.title, kind);
        return [[node.id, { title, kind, handle, isAvailable: node.availableForSale }]];
      }),
    );
  };
}

function toTitle(product: string, variant: string, kind: LineKind): string {
  if (kind === "gift") return `${product}, as a gift`;
  return kind === "seat" || variant === "Default Title" ? product : `${product}, ${variant}`;
}
