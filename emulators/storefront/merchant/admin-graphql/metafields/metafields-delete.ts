import {
  isNamed,
  type MetafieldName,
  toNamespace,
  withoutMetafields,
} from "#storefront/domain/catalog/metafields.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { findOwner, putMetafields } from "./metafield-owners.ts";

interface MetafieldIdentifier extends MetafieldName {
  ownerId: string;
}

interface MetafieldsDeletePayload {
  /** null for one that didn't exist. */
  deletedMetafields: readonly (MetafieldIdentifier | null)[] | null;
  userErrors: readonly { field: string[]; message: string }[];
}

/** `metafieldsDelete`: those that don't exist are no error. */
export function answerMetafieldsDelete(
  _root: unknown,
  { metafields: given }: { metafields: MetafieldIdentifier[] },
  services: AdminServices,
): MetafieldsDeletePayload {
  const userErrors = given.flatMap(({ ownerId }, index) =>
    findOwner(ownerId, services)
      ? []
      : [{ field: ["metafields", String(index), "ownerId"], message: "Owner does not exist" }],
  );
  if (userErrors.length > 0) return { deletedMetafields: null, userErrors };
  return services.transact(() => ({
    deletedMetafields: given.map((identifier) => deleteMetafield(identifier, services)),
    userErrors,
  }));
}

function deleteMetafield(
  { ownerId, namespace, key }: MetafieldIdentifier,
  services: AdminServices,
): MetafieldIdentifier | null {
  const name = { namespace: toNamespace(namespace), key };
  const owner = findOwner(ownerId, services);
  const left = owner && withoutMetafields(owner, (metafield) => isNamed(metafield, name));
  if (!owner || left === owner.metafields || !left) return null;
  putMetafields(owner, left, services);
  return { ownerId, ...name };
}
