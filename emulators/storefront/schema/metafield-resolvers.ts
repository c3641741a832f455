import { GraphQLError } from "graphql/index.js";
import type { Metafield } from "#storefront/catalogue/product.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import { asIs, type Resolvers, type StorefrontContext } from "#storefront/schema/resolver.ts";

export interface MetafieldSource extends Metafield {
  __typename: "Metafield";
  id: string;
  createdAt: string;
  updatedAt: string;
  description: null;
}

export const metafieldResolvers: Resolvers<MetafieldSource> = {
  id: asIs,
  namespace: asIs,
  key: asIs,
  type: asIs,
  value: asIs,
  description: asIs,
  createdAt: asIs,
  updatedAt: asIs,
  reference: ({ type }) => {
    if (type.endsWith("_reference")) throw notEmulated("Metafield.reference");
    return null;
  },
};

interface MetafieldOwner {
  id: string;
  metafields: Metafield[];
  createdAt: string;
  updatedAt: string;
}

export interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

/** One metafield, or null. Without a namespace Shopify looks in the asking app's own, which holds nothing here. */
export function findMetafield(
  owner: MetafieldOwner,
  { namespace, key }: MetafieldIdentifier,
  context: StorefrontContext,
): MetafieldSource | null {
  requireToken(context, "metafield");
  const position = owner.metafields.findIndex(
    (metafield) => metafield.namespace === namespace && metafield.key === key,
  );
  const metafield = owner.metafields[position];
  if (!metafield) return null;
  const number = owner.id.replace(/\D/g, "");
  return {
    ...metafield,
    __typename: "Metafield",
    id: `gid://shopify/Metafield/${number}${position + 1}`,
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt,
    description: null,
  };
}

const scopes = {
  metafield: "unauthenticated_read_metafields",
  tags: "unauthenticated_read_product_tags",
  quantityAvailable: "unauthenticated_read_product_inventory",
};

/** Refuses what Shopify hides from a request without a token (shopify.dev, "Storefront API authentication: tokenless access"). */
export function requireToken({ hasToken }: StorefrontContext, field: keyof typeof scopes): void {
  if (hasToken) return;
  const requiredAccess = `\`${scopes[field]}\` access scope.`;
  throw new GraphQLError(`Access denied for ${field} field. Required access: ${requiredAccess}`, {
    extensions: {
      code: "ACCESS_DENIED",
      documentation: "https://shopify.dev/api/usage/access-scopes",
      requiredAccess,
    },
  });
}
