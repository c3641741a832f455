import type { CatalogChange } from "#storefront/domain/catalog/catalog.ts";
import { holdsProduct } from "#storefront/domain/catalog/collection-rules.ts";
import type { Collection, Product, Variant } from "#storefront/domain/catalog/product.ts";
import type { Events } from "#storefront/merchant/events.ts";
import { toInventoryLevel, toRestCollection, toRestProduct } from "#storefront/merchant/rest-product.ts";

interface Announcement {
  change: CatalogChange;
  eventId: string;
  events: Events;
  publicUrl: string;
  /** All of the shop's. */
  collections: readonly Collection[];
}

/**
 * A catalog change by Shopify's topics. A stock change is also a product change ("updated, ordered"), and a product that joins or leaves a
 * collection changes the collection.
 */
export function announceChange({ change, eventId, events, publicUrl, collections }: Announcement): void {
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
  for (const collection of collections.filter((one) => isRegrouped(one, before, after))) {
    events.emit("collections/update", () => toRestCollection(collection), { eventId });
  }
}

/** Whether rules add the product to the collection, or take it out. Otherwise, only a change to the collection does that. */
function isRegrouped(collection: Collection, before: Product | null, after: Product): boolean {
  if (!collection.ruleSet) return false;
  return (before !== null && holdsProduct(collection, before)) !== holdsProduct(collection, after);
}

function listRestocked(before: Product | null, after: Product): Variant[] {
  const stocks = new Map(before?.variants.map(({ id, stock }) => [id, stock]));
  return after.variants.filter(({ id, stock }) => stock !== null && stocks.get(id) !== stock);
}
