import type { Route } from "#http/router.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import {
  answerCollection,
  answerCollections,
  answerEditCollection,
} from "#storefront/merchant/admin-api/collection-endpoints.ts";
import {
  answerCompleteDraftOrder,
  answerCreateDraftOrder,
  answerDeleteDraftOrder,
  answerDraftOrder,
  answerDraftOrders,
} from "#storefront/merchant/admin-api/draft-order-endpoints.ts";
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
import { answerAdminGraphql } from "#storefront/merchant/admin-graphql/admin-graphql.ts";

/** The emulated parts of the Admin API. */
export const adminRoutes: readonly Route<AdminServices>[] = [
  {
    method: "POST",
    path: "/admin/api/:version/graphql.json",
    does: "Runs a GraphQL operation.",
    answer: answerAdminGraphql,
  },
  {
    method: "GET",
    path: "/admin/api/:version/products.json",
    does: "Lists products, including drafts: `limit`, `since_id`, `ids`, `page_info`, `handle`, `status`.",
    answer: answerProducts,
  },
  {
    method: "GET",
    path: "/admin/api/:version/products/:id.json",
    does: "Shows a product.",
    answer: answerProduct,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/products/:id.json",
    does: "Changes a product's title, tags or status (`active`, `draft`).",
    answer: answerEditProduct,
  },
  {
    method: "GET",
    path: "/admin/api/:version/variants/:id.json",
    does: "Shows a variant.",
    answer: answerVariant,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/variants/:id.json",
    does: "Changes a variant's prices: `price` and `compare_at_price` in US dollars, `presentment_prices` in both.",
    answer: answerEditVariant,
  },
  {
    method: "GET",
    path: "/admin/api/:version/inventory_levels.json",
    does: "Lists stock, by `inventory_item_ids` or `location_ids`.",
    answer: answerInventoryLevels,
  },
  {
    method: "POST",
    path: "/admin/api/:version/inventory_levels/set.json",
    does: "Sets a variant's stock.",
    answer: answerSetInventory,
  },
  {
    method: "GET",
    path: "/admin/api/:version/locations.json",
    does: "Lists the only location with stock.",
    answer: answerLocations,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections.json",
    does: "Lists collections.",
    answer: answerCollections,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections/:id.json",
    does: "Shows a collection.",
    answer: answerCollection,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/custom_collections/:id.json",
    does: "Changes a collection's title or description.",
    answer: answerEditCollection,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders.json",
    does: "Lists orders, newest first: `limit`, `since_id`, `ids`, `page_info`, `status`.",
    answer: answerOrders,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders/:id.json",
    does: "Shows an order.",
    answer: answerOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/draft_orders.json",
    does: "Lists draft orders, oldest first: `limit`, `since_id`, `ids`, `page_info`, `status`, `updated_at_min`.",
    answer: answerDraftOrders,
  },
  {
    method: "POST",
    path: "/admin/api/:version/draft_orders.json",
    does: "Prepares an order in US dollars.",
    answer: answerCreateDraftOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/draft_orders/:id.json",
    does: "Shows a draft order.",
    answer: answerDraftOrder,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/draft_orders/:id/complete.json",
    does: "Turns a draft order into a paid order, at the draft's prices.",
    answer: answerCompleteDraftOrder,
  },
  {
    method: "DELETE",
    path: "/admin/api/:version/draft_orders/:id.json",
    does: "Deletes an open draft order.",
    answer: answerDeleteDraftOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks.json",
    does: "Lists the webhooks.",
    answer: answerWebhooks,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks/:id.json",
    does: "Shows a webhook.",
    answer: answerWebhook,
  },
  {
    method: "POST",
    path: "/admin/api/:version/webhooks.json",
    does: "Subscribes a URL to a topic.",
    answer: answerCreateWebhook,
  },
  {
    method: "DELETE",
    path: "/admin/api/:version/webhooks/:id.json",
    does: "Ends a webhook.",
    answer: answerDeleteWebhook,
  },
];
