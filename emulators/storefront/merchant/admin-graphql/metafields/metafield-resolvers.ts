import { createHash } from "node:crypto";
import {
  isNamed,
  type MetafieldName,
  numberMetafields,
  type NumberedMetafield,
  toNamespace,
} from "#storefront/domain/catalog/metafields.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import {
  type ConnectionArgs,
  connectionResolvers,
  edgeResolvers,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import type { MetafieldOwner } from "./metafield-owners.ts";

export interface MetafieldSource extends NumberedMetafield, Pick<MetafieldOwner, "ownerType"> {
  /** Changes with the value. */
  compareDigest: string;
}

interface MetafieldArgs {
  namespace?: string | null;
  key: string;
}

interface MetafieldsArgs extends ConnectionArgs {
  namespace?: string | null;
  /** `namespace.key`, or a key of the app's own namespace. */
  keys?: string[] | null;
}

/** The two fields of every type with metafields. */
export function toMetafieldFields<Source>(
  toOwner: (source: Source) => MetafieldOwner,
): AdminResolvers<Source> {
  return {
    metafield: (source, { namespace, key }: MetafieldArgs) =>
      findMetafield(toOwner(source), { namespace: toNamespace(namespace), key }),
    metafields: (source, { namespace, keys, ...page }: MetafieldsArgs) => {
      const names = keys?.map(parseName);
      const found = listMetafields(toOwner(source)).filter(
        (metafield) =>
          (namespace == null || metafield.namespace === toNamespace(namespace)) &&
          (!names || names.some((name) => isNamed(metafield, name))),
      );
      return toConnection(found, page);
    },
  };
}

export function findMetafield(owner: MetafieldOwner, name: MetafieldName): MetafieldSource | null {
  return listMetafields(owner).find((metafield) => isNamed(metafield, name)) ?? null;
}

function listMetafields(owner: MetafieldOwner): MetafieldSource[] {
  const { ownerType } = owner;
  return numberMetafields(owner).map((metafield) => ({
    ...metafield,
    ownerType,
    compareDigest: createHash("sha256").update(`${metafield.type} ${metafield.value}`).digest("hex"),
  }));
}

function parseName(given: string): MetafieldName {
  const [, namespace, key = given] = /^([^.]+)\.(.+)$/.exec(given) ?? [];
  return { namespace: toNamespace(namespace), key };
}

/** The types whose `jsonValue` isn't the value's text (shopify.dev, "Metafield types"). */
const parsedTypes = new Set([
  "boolean",
  "dimension",
  "json",
  "link",
  "money",
  "number_integer",
  "rating",
  "rich_text_field",
  "volume",
  "weight",
]);

const metafieldResolvers: AdminResolvers<MetafieldSource> = {
  id: asIs,
  legacyResourceId: ({ id }) => toRestId(id),
  namespace: asIs,
  key: asIs,
  type: asIs,
  value: asIs,
  jsonValue: ({ type, value }) =>
    parsedTypes.has(type) || type.startsWith("list.") ? JSON.parse(value) : value,
  compareDigest: asIs,
  ownerType: asIs,
  createdAt: asIs,
  updatedAt: asIs,
};

/** The types of metafields. */
export const metafieldTypes = {
  Metafield: metafieldResolvers,
  MetafieldConnection: connectionResolvers,
  MetafieldEdge: edgeResolvers,
  MetafieldIdentifier: { key: asIs, namespace: asIs, ownerId: asIs },
  MetafieldsSetPayload: { metafields: asIs, userErrors: asIs },
  MetafieldsSetUserError: { code: asIs, field: asIs, message: asIs },
  MetafieldsDeletePayload: { deletedMetafields: asIs, userErrors: asIs },
} as const;
