import type { Metafield } from "#storefront/domain/catalog/product.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";

export interface MetafieldSource extends Metafield {
  __typename: "Metafield";
  id: string;
  createdAt: string;
  updatedAt: string;
  description: null;
  /** The resolvers' source for the metafield's owner. */
  parentResource: object;
}

export interface MetafieldOwner {
  id: string;
  metafields: readonly Metafield[];
  createdAt: string;
  updatedAt: string;
  source: object;
}

export interface MetafieldIdentifier {
  namespace?: string | null;
  key: string;
}

/** The two fields of every type with metafields. */
export function toMetafieldResolvers<Source>(toOwner: (source: Source) => MetafieldOwner): Resolvers<Source> {
  return {
    metafield: (source, identifier: MetafieldIdentifier, context) =>
      findMetafield(toOwner(source), identifier, context),
    metafields: (source, { identifiers }: { identifiers: MetafieldIdentifier[] }, context) => {
      const owner = toOwner(source);
      return identifiers.map((identifier) => findMetafield(owner, identifier, context));
    },
  };
}

/** For types that could have metafields, but have none in this shop. */
export const noMetafields: Resolvers<object> = {
  metafield: (_source, _identifier, context) => {
    requireToken(context, "metafield");
    return null;
  },
  metafields: (_source, { identifiers }: { identifiers: MetafieldIdentifier[] }, context) => {
    requireToken(context, "metafield");
    return identifiers.map(() => null);
  },
};

/** One metafield, or null. Without a namespace, Shopify uses the calling app's own, which is empty here. */
function findMetafield(
  owner: MetafieldOwner,
  { namespace, key }: MetafieldIdentifier,
  context: StorefrontContext,
): MetafieldSource | null {
  requireToken(context, "metafield");
  const isWanted = (metafield: Metafield) => metafield.namespace === namespace && metafield.key === key;
  return listMetafields(owner).find(isWanted) ?? null;
}

export function listMetafields({ metafields, source, ...owner }: MetafieldOwner): MetafieldSource[] {
  const number = owner.id.replaceAll(/\D/g, "");
  return metafields.map((metafield, index) => ({
    ...metafield,
    __typename: "Metafield",
    id: `gid://shopify/Metafield/${number}${index + 1}`,
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt,
    description: null,
    parentResource: source,
  }));
}
