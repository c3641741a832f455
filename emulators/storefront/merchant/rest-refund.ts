import type { Order, OrderRefund } from "#storefront/domain/orders/order.ts";
import { locationId, toLineItemId, toRestId } from "#storefront/domain/shop-facts.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";

/** A refund in the format of the REST Admin API and `refunds/create`. */
export function toRestRefund({ id, createdAt, note, units, amount }: OrderRefund, order: Order) {
  const at = toWholeSeconds(createdAt);
  return {
    id: toRestId(id),
    admin_graphql_api_id: id,
    order_id: toRestId(order.id),
    created_at: at,
    processed_at: at,
    note,
    restock: units.some(({ restockType }) => restockType !== "NO_RESTOCK"),
    refund_line_items: units.map(({ line, quantity, restockType, subtotal, tax }) => ({
      line_item_id: toLineItemId(order.id, line),
      quantity,
      restock_type: restockType.toLowerCase(),
      location_id: restockType === "NO_RESTOCK" ? null : locationId,
      subtotal: toRestAmount(subtotal),
      total_tax: toRestAmount(tax),
    })),
    transactions:
      amount > 0
        ? [
            {
              kind: "refund",
              gateway: "bogus",
              status: "success",
              amount: toRestAmount(amount),
              currency: order.currency,
              order_id: toRestId(order.id),
              created_at: at,
              test: true,
            },
          ]
        : [],
  };
}
