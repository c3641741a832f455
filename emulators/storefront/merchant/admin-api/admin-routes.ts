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
    description: "Runs a GraphQL operation.",
    handler: answerAdminGraphql,
  },
  {
    method: "GET",
    path: "/admin/api/:version/products.json",
    description:
      "Lists products, including drafts: `limit`, `since_id`, `ids`, `page_info`, `handle`, `status`.",
    handler: answerProducts,
  },
  {
    method: "GET",
    path: "/admin/api/:version/products/:id.json",
    description: "Shows a product.",
    handler: answerProduct,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/products/:id.json",
    description: "Changes a product's title, tags or status (`active`, `draft`).",
    handler: answerEditProduct,
  },
  {
    method: "GET",
    path: "/admin/api/:version/variants/:id.json",
    description: "Shows a variant.",
    handler: answerVariant,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/variants/:id.json",
    description:
      "Changes a variant's prices: `price` and `compare_at_price` in US dollars, `presentment_prices` in both.",
    handler: answerEditVariant,
  },
  {
    method: "GET",
    path: "/admin/api/:version/inventory_levels.json",
    description: "Lists stock, by `inventory_item_ids` or `location_ids`.",
    handler: answerInventoryLevels,
  },
  {
    method: "POST",
    path: "/admin/api/:version/inventory_levels/set.json",
    description: "Sets a variant's stock.",
    handler: answerSetInventory,
  },
  {
    method: "GET",
    path: "/admin/api/:version/locations.json",
    description: "Lists the only location with stock.",
    handler: answerLocations,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections.json",
    description: "Lists collections.",
    handler: answerCollections,
  },
  {
    method: "GET",
    path: "/admin/api/:version/custom_collections/:id.json",
    description: "Shows a collection.",
    handler: answerCollection,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/custom_collections/:id.json",
    description: "Changes a collection's title or description.",
    handler: answerEditCollection,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders.json",
    description: "Lists orders, newest first: `limit`, `since_id`, `ids`, `page_info`, `status`.",
    handler: answerOrders,
  },
  {
    method: "GET",
    path: "/admin/api/:version/orders/:id.json",
    description: "Shows an order.",
    handler: answerOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/draft_orders.json",
    description:
      "Lists draft orders, oldest first: `limit`, `since_id`, `ids`, `page_info`, `status`, `updated_at_min`.",
    handler: answerDraftOrders,
  },
  {
    method: "POST",
    path: "/admin/api/:version/draft_orders.json",
    description: "Prepares an order in US dollars.",
    handler: answerCreateDraftOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/draft_orders/:id.json",
    description: "Shows a draft order.",
    handler: answerDraftOrder,
  },
  {
    method: "PUT",
    path: "/admin/api/:version/draft_orders/:id/complete.json",
    description: "Turns a draft order into a paid order, at the draft's prices.",
    handler: answerCompleteDraftOrder,
  },
  {
    method: "DELETE",
    path: "/admin/api/:version/draft_orders/:id.json",
    description: "Deletes an open draft order.",
    handler: answerDeleteDraftOrder,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks.json",
    description: "Lists the webhooks.",
    handler: answerWebhooks,
  },
  {
    method: "GET",
    path: "/admin/api/:version/webhooks/:id.json",
    description: "Shows a webhook.",
    handler: answerWebhook,
  },
  {
    method: "POST",
    path: "/admin/api/:version/webhooks.json",
    description: "Subscribes a URL to a topic.",
    handler: answerCreateWebhook,
  },
  {
    method: "DELETE",
    path: "/admin/api/:version/webhooks/:id.json",
    description: "Ends a webhook.",
    handler: answerDeleteWebhook,
  },
];
