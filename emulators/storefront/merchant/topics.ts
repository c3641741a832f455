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
] as const;

export type Topic = (typeof topics)[number];

/** The topics that a site needs to keep its pages current. Carts change with every click and are only sent on request. */
export const siteTopics: readonly Topic[] = topics.filter((topic) => !topic.startsWith("carts/"));
