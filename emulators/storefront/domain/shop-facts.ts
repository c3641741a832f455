/**
 * The shop's permanent domain in webhooks and the Admin API, made from its first name as at Shopify: `Test shop` →
 * `test-shop.myshopify.com`. It doesn't resolve.
 */
export function toShopDomain(shopName: string): string {
  const name = shopName.toLowerCase().match(/[a-z0-9]+/g) ?? ["shop"];
  return `${name.join("-")}.myshopify.com`;
}

/** The shop's number, at the end of its global ID. */
export const shopId = 61_850_001;

/** The only location with stock. */
export const locationId = 71_850_001;

/** The number at the end of a global ID, which is what the REST API uses: `gid://shopify/Product/42` → 42. */
export function toRestId(gid: string): number {
  return Number(gid.slice(gid.lastIndexOf("/") + 1));
}

/** Shopify tracks inventory items rather than variants. Here the inventory item's ID is the variant's plus a constant. */
const firstInventoryItem = 10_000_000_000_000;

export function toInventoryItemId(variantGid: string): number {
  return firstInventoryItem + toRestId(variantGid);
}

export function toVariantGid(inventoryItemId: number): string {
  return `gid://shopify/ProductVariant/${inventoryItemId - firstInventoryItem}`;
}

/** The ID of an order's line, by its place in the order. */
export function toLineItemId(orderGid: string, line: number): number {
  return toRestId(orderGid) * 1000 + line;
}

/** The page of an order's status. */
export function toThankYouPath(orderToken: string): string {
  return `/checkouts/${orderToken}/thank-you`;
}
