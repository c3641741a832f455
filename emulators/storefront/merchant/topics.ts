/** The supported webhook topics, by Shopify's names. */
export const topics = [
  "products/create",
  "products/update",
  "collections/create",
  "collections/update",
  "inventory_levels/update",
  "carts/create",
  "carts/update",
  "orders/create",
  "orders/updated",
  "orders/fulfilled",
  "orders/partially_fulfilled",
  "fulfillments/create",
  "refunds/create",
] as const;

export type Topic = (typeof topics)[number];

/** The topics that a site needs to keep its pages current and to deliver courses. Others are only sent on request. */
export const siteTopics = [
  "products/create",
  "products/update",
  "collections/create",
  "collections/update",
  "inventory_levels/update",
  "orders/create",
  "orders/updated",
] as const satisfies readonly Topic[];
