import type { Order } from "#storefront/domain/orders/order.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { toRestOrder } from "#storefront/merchant/rest-order.ts";
import type { Topic } from "#storefront/merchant/topics.ts";

interface Happening {
  topic: Topic;
  toPayload: (order: Order) => object;
}

/** Stores a changed order and sends `orders/updated` and what else happened, as one event. Inside a transaction. */
export function changeOrder(
  order: Order,
  happened: readonly Happening[],
  { orders, events, newId, publicUrl }: AdminServices,
): void {
  const eventId = newId();
  orders.replace(order);
  for (const { topic, toPayload } of happened) events.emit(topic, () => toPayload(order), { eventId });
  events.emit("orders/updated", () => toRestOrder(order, publicUrl), { eventId });
}
