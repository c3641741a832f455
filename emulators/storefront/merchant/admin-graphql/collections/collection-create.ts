import { z } from "zod";
import { type Collection, collectionSortOrders } from "#storefront/domain/catalog/product.ts";
import { withMetafields } from "#storefront/domain/catalog/metafields.ts";
import { toFreeHandle, toHandle } from "#storefront/domain/catalog/to-handle.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { toMetafieldSchema } from "#storefront/merchant/admin-graphql/metafields/metafield-input.ts";
import { parseInput, shortText, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { ruleSetSchema } from "./rule-set-input.ts";

interface CollectionCreatePayload {
  collection: Collection | null;
  userErrors: readonly Pick<UserError<string>, "field" | "message">[];
}

const toInputSchema = (services: AdminServices) =>
  z.object({
    title: z.preprocess((title) => title ?? "", shortText("Title").min(1, "Title can't be blank")),
    handle: shortText("Handle").nullish(),
    descriptionHtml: z.string().max(524_287, "Description is too long").nullish(),
    metafields: z.array(toMetafieldSchema(services, null)).nullish(),
    products: z.array(z.string()).nullish(),
    ruleSet: ruleSetSchema.nullish(),
    sortOrder: z.enum(collectionSortOrders).nullish(),
    seo: z
      .object({
        title: shortText("SEO title").nullish(),
        description: z.string().max(5000, "SEO description is too long").nullish(),
      })
      .nullish(),
  });

/** `collectionCreate`: a collection of the given products, in their order, or of those that match its rules. */
export function answerCollectionCreate(
  _root: unknown,
  { input: given }: { input: object },
  services: AdminServices,
): CollectionCreatePayload {
  const { catalog, nextId, now } = services;
  const parsed = parseInput(toInputSchema(services), given, { at: null, code: "INVALID" });
  if (parsed.kind === "invalid") return { collection: null, userErrors: parsed.userErrors };
  const { title, handle, descriptionHtml, metafields, products, ruleSet, seo, sortOrder } = parsed.data;
  if (ruleSet && products) return refuse(["products"], "Can't manually add products to a smart collection");
  const listed = (products ?? []).map((id) => catalog.stored.productById(id));
  const missing = listed.indexOf(null);
  if (missing !== -1)
    return refuse(["products", String(missing)], `Product with id ${products?.[missing]} doesn't exist`);
  const isTaken = (made: string) => catalog.stored.collectionByHandle(made) !== null;
  const asked = handle == null ? "" : toHandle(handle);
  if (asked !== "" && isTaken(asked)) return refuse(["handle"], "Handle has already been taken");
  const collection: Collection = services.transact(() => {
    const id = nextId("Collection");
    const moment = now().toISOString();
    const owner = { id, metafields: [], createdAt: moment, updatedAt: moment };
    const made: Collection = {
      id,
      handle: asked || toFreeHandle(toHandle(title) || "collection", isTaken),
      title,
      descriptionHtml: descriptionHtml ?? "",
      productHandles: [...new Set(listed.flatMap((product) => product?.handle ?? []))],
      ...(ruleSet && { ruleSet }),
      sortOrder: sortOrder ?? (ruleSet ? "BEST_SELLING" : "MANUAL"),
      ...(seo && { seo: { title: seo.title ?? null, description: seo.description ?? null } }),
      ...(metafields && { metafields: withMetafields(owner, metafields, services) }),
      updatedAt: moment,
    };
    catalog.putCollection(made);
    return made;
  });
  return { collection, userErrors: [] };
}

const refuse = (field: string[], message: string): CollectionCreatePayload => ({
  collection: null,
  userErrors: [{ field, message }],
});
