import { z } from "zod";
import type { Collection } from "#storefront/domain/catalog/product.ts";
import type { AdminCall, AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { readResource } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { toRestCollection } from "#storefront/merchant/rest-product.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";

const editSchema = z.strictObject({
  id: z.number().optional(),
  title: z
    .string()
    .trim()
    .min(1, "can't be blank")
    .max(255, "is too long (maximum is 255 characters)")
    .optional(),
  body_html: z.string().optional(),
});

/** `GET custom_collections.json`. Smart collections, which have rules, aren't among them, as at Shopify. */
export function answerCollections({ url, services }: AdminCall): Response {
  const { items, headers } = pageOf({
    items: services.catalog.stored.collections.filter(({ ruleSet }) => !ruleSet),
    toId: ({ id }) => toRestId(id),
    url,
  });
  return Response.json({ custom_collections: items.map(toRestCollection) }, { headers });
}

/** `GET custom_collections/<id>.json`. */
export function answerCollection({ param, services }: AdminCall): Response {
  const collection = findCollection(param("id"), services);
  return Response.json({ custom_collection: toRestCollection(collection) });
}

/** `PUT custom_collections/<id>.json`: its title and its description. */
export async function answerEditCollection({ request, param, services }: AdminCall): Promise<Response> {
  const { id } = findCollection(param("id"), services);
  const edit = await readResource(request, "custom_collection", editSchema);
  const collection = services.catalog.updateCollection(id, (before) => {
    const { title = before.title, body_html: descriptionHtml = before.descriptionHtml } = edit;
    const isSame = title === before.title && descriptionHtml === before.descriptionHtml;
    return isSame ? before : { ...before, title, descriptionHtml };
  });
  if (!collection) throw notFound();
  return Response.json({ custom_collection: toRestCollection(collection) });
}

function findCollection(id: string, { catalog }: AdminServices): Collection {
  const collection = catalog.stored.collectionById(`gid://shopify/Collection/${id}`);
  if (!collection || collection.ruleSet) throw notFound();
  return collection;
}
