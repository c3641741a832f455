import { placeOrder, ShortStockError } from "#storefront/checkout/place-order.ts";
import type { DraftOrder } from "#storefront/domain/orders/draft-orders.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";
import type { AdminCall, AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { AdminError, notEmulatedByAdmin, notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { pageOf } from "#storefront/merchant/admin-api/page-of.ts";
import { readResource } from "#storefront/merchant/admin-api/read-admin-body.ts";
import { newDraftSchema, toDraftOrder, toOrderToPlace } from "#storefront/merchant/draft-order-input.ts";
import { toDraftStatus, toRestDraftOrder } from "#storefront/merchant/rest-draft-order.ts";

/** `GET draft_orders.json`, oldest first. */
export function answerDraftOrders({ url, services }: AdminCall): Response {
  const status = url.searchParams.get("status") ?? "open";
  const since = url.searchParams.get("updated_at_min");
  const earliest = since === null ? 0 : Date.parse(since);
  if (Number.isNaN(earliest)) throw new AdminError(400, { updated_at_min: "Invalid value." });
  const { items, headers } = pageOf({
    items: services.draftOrders
      .all()
      .filter((draft) => toDraftStatus(draft) === status)
      // Shopify stores whole seconds.
      .filter(({ updatedAt }) => Date.parse(toWholeSeconds(updatedAt)) >= earliest),
    toId: ({ id }) => id,
    url,
    known: ["status", "updated_at_min"],
  });
  return Response.json({ draft_orders: items.map(toRestDraftOrder) }, { headers });
}

/** `POST draft_orders.json`. Takes no stock, like Shopify unless it's told to reserve it. */
export async function answerCreateDraftOrder({ request, services }: AdminCall): Promise<Response> {
  const input = await readResource(request, "draft_order", newDraftSchema);
  const draft = services.draftOrders.add(toDraftOrder(input, services));
  return Response.json({ draft_order: toRestDraftOrder(draft) }, { status: 201 });
}

/** `GET draft_orders/<id>.json`. */
export function answerDraftOrder(call: AdminCall): Response {
  return Response.json({ draft_order: toRestDraftOrder(readDraft(call)) });
}

/** `PUT draft_orders/<id>/complete.json`: an order at the draft's prices, marked as paid. */
export function answerCompleteDraftOrder(call: AdminCall): Response {
  const { services, url } = call;
  if (url.searchParams.get("payment_pending") === "true")
    throw notEmulatedByAdmin("The parameter payment_pending=true");
  const draft = readDraft(call);
  if (draft.orderId) throw new AdminError(422, { base: ["This order has been paid"] });
  const completed = services.transact(() => {
    const order = sell(draft, services);
    const changed = { ...draft, orderId: order.id, updatedAt: services.now().toISOString() };
    services.draftOrders.replace(changed);
    return changed;
  });
  return Response.json({ draft_order: toRestDraftOrder(completed) });
}

function sell(draft: DraftOrder, services: AdminServices): Order {
  try {
    return placeOrder(toOrderToPlace(draft), services);
  } catch (error) {
    if (!(error instanceof ShortStockError)) throw error;
    throw new AdminError(422, { base: ["Some products have insufficient inventory"] });
  }
}

/** `DELETE draft_orders/<id>.json`. */
export function answerDeleteDraftOrder(call: AdminCall): Response {
  const draft = readDraft(call);
  if (draft.orderId) throw new AdminError(422, { base: ["A completed draft order can't be deleted"] });
  call.services.draftOrders.remove(draft.id);
  return Response.json({});
}

function readDraft({ param, services }: AdminCall): DraftOrder {
  const draft = services.draftOrders.read(Number(param("id")));
  if (!draft) throw notFound();
  return draft;
}
