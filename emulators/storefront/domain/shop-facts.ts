/** The shop's permanent domain, as webhooks and the Admin API name it. It leads nowhere. */
export const shopDomain = "handshape.myshopify.com";

/** The one place where stock is kept. */
export const locationId = 71_850_001;

/** The number at the end of a global id, which is all the REST API knows of it: `gid://shopify/Product/42` → 42. */
export function toRestId(gid: string): number {
  return Number(gid.slice(gid.lastIndexOf("/") + 1));
}

/** What Shopify counts is not a variant but its inventory item; here its id is the variant's, moved out of the way. */
const firstInventoryItem = 10_000_000_000_000;

export function toInventoryItemId(variantGid: string): number {
  return firstInventoryItem + toRestId(variantGid);
}

export function toVariantGid(inventoryItemId: number): string {
  return `gid://shopify/ProductVariant/${inventoryItemId - firstInventoryItem}`;
}
