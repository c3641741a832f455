import {
  isNamed,
  numberMetafields,
  type NumberedMetafield,
  toNamespace,
} from "#storefront/domain/catalog/metafields.ts";
import type { Metafield } from "#storefront/domain/catalog/product.ts";
import { requireToken } from "./require-token.ts";
import type { Resolvers, StorefrontContext } from "./resolver.ts";

export interface MetafieldSource extends Omit<NumberedMetafield, "id"> {
  __typename: "Metafield";
  id: string;
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

/** One metafield, or null. */
function findMetafield(
  owner: MetafieldOwner,
  { namespace, key }: MetafieldIdentifier,
  context: StorefrontContext,
): MetafieldSource | null {
  requireToken(context, "metafield");
  const name = { namespace: toNamespace(namespace), key };
  return listMetafields(owner).find((metafield) => isNamed(metafield, name)) ?? null;
}

export function listMetafields({ source, ...owner }: MetafieldOwner): MetafieldSource[] {
  return numberMetafields(owner).map((metafield) => ({
    ...metafield,
    __typename: "Metafield",
    description: null,
    parentResource: source,
  }));
}
