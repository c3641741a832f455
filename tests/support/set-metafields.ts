import { openAdminClient } from "./open-admin-client.ts";

/** A metafield of one line for `metafieldsSet`. */
export const toTextMetafield = (ownerId: string, key: string, value = "matt") => ({
  ownerId,
  namespace: "print",
  key,
  type: "single_line_text_field",
  value,
});

const metafieldsSet = `mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields {
      id legacyResourceId namespace key type value jsonValue compareDigest ownerType createdAt updatedAt
    }
    userErrors { field message code }
  }
}`;

/** Calls `metafieldsSet` and returns its payload. */
export const setMetafields = async (metafields: object[]) =>
  (await openAdminClient().run(metafieldsSet, { metafields })).metafieldsSet;

const metafieldsDelete = `mutation DeleteMetafields($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) {
    deletedMetafields { ownerId namespace key }
    userErrors { field message }
  }
}`;

/** Calls `metafieldsDelete` and returns its payload. */
export const deleteMetafields = async (metafields: object[]) =>
  (await openAdminClient().run(metafieldsDelete, { metafields })).metafieldsDelete;
