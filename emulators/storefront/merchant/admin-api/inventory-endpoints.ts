import { z } from "zod";
import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { AdminError, notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { readBare } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { withVariant } from "#storefront/merchant/product-changes.ts";
import { toInventoryLevel } from "#storefront/merchant/rest-product.ts";
import { locationId, toInventoryItemId, toVariantGid } from "#storefront/domain/shop-facts.ts";

const levelSchema = z.strictObject({
  location_id: z.coerce.number(),
  inventory_item_id: z.coerce.number(),
  available: z.coerce
    .number()
    .int("must be an integer")
    .min(0, "must be greater than or equal to 0")
    .max(1_000_000_000, "must be less than or equal to 1000000000"),
});

/** `GET inventory_levels.json?inventory_item_ids=&location_ids=`. */
export function answerInventoryLevels({ url, services }: AdminCall): Response {
  const read = (name: string) => url.searchParams.get(name)?.split(",").map(Number);
  const [itemIds, locationIds] = [read("inventory_item_ids"), read("location_ids")];
  if (!itemIds && !locationIds) {
    throw new AdminError(422, "inventory_item_ids or location_ids must be present");
  }
  const variants = services.catalog.stored.products
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .filter(({ variant }) => itemIds?.includes(toInventoryItemId(variant.id)) ?? true);
  const { items, headers } = pageOf({
    items: locationIds?.includes(locationId) === false ? [] : variants,
    toId: ({ variant }) => toInventoryItemId(variant.id),
    url,
    known: ["inventory_item_ids", "location_ids"],
  });
  const levels = items.map(({ variant, product }) => toInventoryLevel(variant, product));
  return Response.json({ inventory_levels: levels }, { headers });
}

/** `POST inventory_levels/set.json`. */
export async function answerSetInventory({ request, services }: AdminCall): Promise<Response> {
  const { catalog } = services;
  const asked = await readBare(request, "inventory_level", levelSchema);
  const id = toVariantGid(asked.inventory_item_id);
  const found = catalog.stored.variantById(id);
  if (!found || asked.location_id !== locationId) throw notFound();
  if (found.variant.stock === null) {
    throw new AdminError(422, ["Inventory item does not have inventory tracking enabled"]);
  }
  catalog.updateProduct(found.product.id, (product) =>
    withVariant(product, id, (variant) => ({ ...variant, stock: asked.available })),
  );
  const changed = catalog.stored.variantById(id);
  if (!changed) throw notFound();
  return Response.json({ inventory_level: toInventoryLevel(changed.variant, changed.product) });
}

/** `GET locations.json`: the only location with stock. */
export function answerLocations({ services }: AdminCall): Response {
  const location = {
    id: locationId,
    name: services.content.shop.name,
    country_code: "US",
    active: true,
    legacy: false,
  };
  return Response.json({ locations: [location] });
}
