import type { AdminCall } from "#storefront/merchant/admin-api/admin-call.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { toRestOrder } from "#storefront/merchant/rest-order.ts";

/**
 * `GET orders.json`: newest first. Orders are never closed or canceled here, so any `status` except `open` and `any` matches
 * none.
 */
export function answerOrders({ url, services }: AdminCall): Response {
  const isAsked = ["open", "any"].includes(url.searchParams.get("status") ?? "open");
  const { items, headers } = pageOf({
    items: isAsked ? services.orders.latest(Number.MAX_SAFE_INTEGER) : [],
    toId: ({ id }) => toRestId(id),
    url,
    isNewestFirst: true,
    known: ["status"],
  });
  return Response.json({ orders: items.map((order) => toRestOrder(order, services.publicUrl)) }, { headers });
}

/** `GET orders/<id>.json`. */
export function answerOrder({ param, services }: AdminCall): Response {
  const order = services.orders.byId(`gid://shopify/Order/${param("id")}`);
  if (!order) throw notFound();
  return Response.json({ order: toRestOrder(order, services.publicUrl) });
}
