import type { Order, OrderFulfillment } from "#storefront/domain/orders/order.ts";
import { locationId, toLineItemId, toRestId } from "#storefront/domain/shop-facts.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";

/** A fulfillment in the format of the REST Admin API and `fulfillments/create`, with only its line items' IDs and quantities. */
export function toRestFulfillment({ id, createdAt, units, tracking }: OrderFulfillment, order: Order) {
  const [first] = tracking;
  const place = (order.fulfillments ?? []).findIndex((fulfillment) => fulfillment.id === id) + 1;
  return {
    id: toRestId(id),
    admin_graphql_api_id: id,
    order_id: toRestId(order.id),
    name: `#${order.number}.${place}`,
    status: "success",
    service: "manual",
    location_id: locationId,
    created_at: toWholeSeconds(createdAt),
    updated_at: toWholeSeconds(createdAt),
    tracking_company: first?.company ?? null,
    tracking_number: first?.number ?? null,
    tracking_numbers: tracking.flatMap(({ number }) => number ?? []),
    tracking_url: first?.url ?? null,
    tracking_urls: tracking.flatMap(({ url }) => url ?? []),
    line_items: units.map(({ line, quantity }) => ({ id: toLineItemId(order.id, line), quantity })),
  };
}
