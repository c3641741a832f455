import type { Route } from "#http/router.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import {
  answerCollection,
  answerCollections,
  answerEditCollection,
} from "#storefront/merchant/admin-api/collection-endpoints.ts";
import {
  answerInventoryLevels,
  answerLocations,
  answerSetInventory,
} from "#storefront/merchant/admin-api/inventory-endpoints.ts";
import { answerOrder, answerOrders } from "#storefront/merchant/admin-api/order-endpoints.ts";
import {
  answerEditProduct,
  answerProduct,
  answerProducts,
} from "#storefront/merchant/admin-api/product-endpoints.ts";
import { answerEditVariant, answerVariant } from "#storefront/merchant/admin-api/variant-endpoints.ts";
import {
  answerCreateWebhook,
  answerDeleteWebhook,
  answerWebhook,
  answerWebhooks,
} from "#storefront/merchant/admin-api/webhook-endpoints.ts";

/** What is emulated of the REST Admin API. */
export const adminRoutes: readonly Route<AdminServices>[] = [
  {
    method: "GET",
    path: "/admin/api/:version/products.json",
    does: "Lists products, drafts too: `limit`, `since_id`, `ids`, `page_info`, `handle`, `status`.",
    test: ["admin-api.test.ts", "products are listed a page at a time, drafts too"],
    answer: answerProducts,
  },
  {
    method: "GET",
    path: "/admin/api/:version/products/:id.json",
    does: "Shows a product.",
    test: ["admin-api.test.ts", "a product has Shopify's shape"],
    answer: answerProduct,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/products/:id.json",
    does: "Changes a product's title, tags or status (`active`, `draft`).",
    test: ["admin-api.test.ts", "a title, tags and a status that change are shown by the Storefront API"],
    answer: answerEditProduct,
  },
  {
    method: "GET",
    path: "/admin/api/:version/variants/:id.json",
    does: "Shows a variant.",
    test: ["admin-api.test.ts", "prices that change are shown by the Storefront API in both currencies"],
    answer: answerVariant,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/variants/:id.json",
    does: "Changes a variant's prices: `price` and `compare_at_price` in US dollars, `presentment_prices` in both.",
    test: ["admin-api.test.ts", "prices that change are shown by the Storefront API in both currencies"],
    answer: answerEditVariant,
  },
  {
    method: "GET",
    path: "/admin/api/:version/inventory_levels.json",
    does: "Lists stock, by `inventory_item_ids` or `location_ids`.",
    test: ["admin-api.test.ts", "stock that is set is what shoppers can buy"],
    answer: answerInventoryLevels,
  },
  {
    method: "POST",
    path: "/admin/api/:version/inventory_levels/set.json",
    does: "Sets a variant's stock.",
    test: ["admin-api.test.ts", "stock that is set is what shoppers can buy"],
    answer: answerSetInventory,
  },
  {
    method: "GET",
    path: "/admin/api/:version/locations.json",
    does: "Lists the one place where stock is kept.",
    test: ["admin-api.test.ts", "stock that is set is what shoppers can buy"],
    answer: answerLocations,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections.json",
    does: "Lists collections.",
    test: ["admin-api.test.ts", "a collection that is renamed is shown so by the Storefront API"],
    answer: answerCollections,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections/:id.json",
    does: "Shows a collection.",
    test: ["admin-api.test.ts", "a collection that is renamed is shown so by the Storefront API"],
    answer: answerCollection,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/custom_collections/:id.json",
    does: "Changes a collection's title or description.",
    test: ["admin-api.test.ts", "a collection that is renamed is shown so by the Storefront API"],
    answer: answerEditCollection,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders.json",
    does: "Lists orders, newest first: `limit`, `since_id`, `ids`, `page_info`, `status`.",
    test: ["admin-orders.test.ts", "orders are listed newest first, a page at a time"],
    answer: answerOrders,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders/:id.json",
    does: "Shows an order.",
    test: ["admin-orders.test.ts", "an order has Shopify's shape"],
    answer: answerOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks.json",
    does: "Lists who is told of what.",
    test: ["webhooks.test.ts", "a webhook is made, listed, read and taken away"],
    answer: answerWebhooks,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks/:id.json",
    does: "Shows a webhook.",
    test: ["webhooks.test.ts", "a webhook is made, listed, read and taken away"],
    answer: answerWebhook,
  },
  {
    method: "POST",
    path: "/admin/api/:version/webhooks.json",
    does: "Has a topic told to an address.",
    test: ["webhooks.test.ts", "a webhook is made, listed, read and taken away"],
    answer: answerCreateWebhook,
  },
  {
    method: "DELETE",
    path: "/admin/api/:version/webhooks/:id.json",
    does: "Ends a webhook.",
    test: ["webhooks.test.ts", "a webhook is made, listed, read and taken away"],
    answer: answerDeleteWebhook,
  },
];
