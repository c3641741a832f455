/** What can be told to other servers, in the words of Shopify's webhook topics. The emulator knows no others. */
export const topics = [
  "products/create",
  "products/update",
  "collections/update",
  "inventory_levels/update",
  "carts/create",
  "carts/update",
  "orders/create",
] as const;

export type Topic = (typeof topics)[number];

/** Those that a site needs to keep its pages true. Carts change with every click and are told only to who asks for them. */
export const siteTopics: readonly Topic[] = topics.filter((topic) => !topic.startsWith("carts/"));
