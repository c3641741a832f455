import type { CatalogChange } from "#storefront/domain/catalog/catalog.ts";
import type { Product, Variant } from "#storefront/domain/catalog/product.ts";
import type { Events } from "#storefront/merchant/events.ts";
import { toInventoryLevel, toRestCollection, toRestProduct } from "#storefront/merchant/rest-product.ts";

interface Announcement {
  change: CatalogChange;
  eventId: string;
  events: Events;
  publicUrl: string;
}

/** A catalog change by Shopify's topics. A stock change is also a product change ("updated, ordered"). */
export function announceChange({ change, eventId, events, publicUrl }: Announcement): void {
  if (change.kind === "collection") {
    const made = change.before ? "collections/update" : "collections/create";
    events.emit(made, () => toRestCollection(change.after), { eventId });
    return;
  }
  const { before, after } = change;
  const topic = before ? "products/update" : "products/create";
  events.emit(topic, () => toRestProduct(after, publicUrl), { eventId });
  for (const variant of listRestocked(before, after)) {
    events.emit("inventory_levels/update", () => toInventoryLevel(variant, after), { eventId });
  }
}

function listRestocked(before: Product | null, after: Product): Variant[] {
  const stocks = new Map(before?.variants.map(({ id, stock }) => [id, stock]));
  return after.variants.filter(({ id, stock }) => stock !== null && stocks.get(id) !== stock);
}
