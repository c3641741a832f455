import { z } from "zod";
import type { OrderFulfillment } from "#storefront/domain/orders/order.ts";
import { toFulfillmentStatus, withFulfillment } from "#storefront/domain/orders/order-progress.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, shortText, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { toRestFulfillment } from "#storefront/merchant/rest-fulfillment.ts";
import { toRestOrder } from "#storefront/merchant/rest-order.ts";
import { type FulfillmentSource, listFulfillmentOrderLines } from "./fulfillment-resolvers.ts";
import { changeOrder } from "./change-order.ts";

const number = shortText("Tracking number");

const inputSchema = z.object({
  lineItemsByFulfillmentOrder: z
    .array(
      z.object({
        fulfillmentOrderId: z.string(),
        fulfillmentOrderLineItems: z.array(z.object({ id: z.string(), quantity: z.int() })).nullish(),
      }),
    )
    .min(1, "Specify a fulfillment order.")
    // Each order has one fulfillment order here.
    .max(1, "All fulfillment orders must belong to the same order."),
  trackingInfo: z
    .object({
      company: shortText("Tracking company").nullish(),
      number: number.nullish(),
      numbers: z.array(number).nullish(),
      url: z.string().nullish(),
      urls: z.array(z.string()).nullish(),
    })
    .nullish(),
});

interface FulfillmentCreatePayload {
  fulfillment: FulfillmentSource | null;
  userErrors: readonly Pick<UserError<string>, "field" | "message">[];
}

/** `fulfillmentCreate`: all that's left of an order, or the given units. Nobody is notified, because the shop sends no email. */
export function answerFulfillmentCreate(
  _root: unknown,
  { fulfillment: given }: { fulfillment: object },
  services: AdminServices,
): FulfillmentCreatePayload {
  const { nextId, now, orders, publicUrl, transact } = services;
  const parsed = parseInput(inputSchema, given, { at: "fulfillment", code: "INVALID" });
  if (parsed.kind === "invalid") return { fulfillment: null, userErrors: parsed.userErrors };
  const { lineItemsByFulfillmentOrder, trackingInfo } = parsed.data;
  const [asked] = lineItemsByFulfillmentOrder;
  const fulfillmentOrderId = asked?.fulfillmentOrderId ?? "";
  const path = ["lineItemsByFulfillmentOrder", "0"];

  return transact(() => {
    const order = orders.byId(fulfillmentOrderId.replace("FulfillmentOrder", "Order"));
    if (!order) return refuse([...path, "fulfillmentOrderId"], "Fulfillment order does not exist.");
    const lines = listFulfillmentOrderLines(order).filter(({ remaining }) => remaining > 0);
    if (lines.length === 0)
      return refuse(
        [...path, "fulfillmentOrderId"],
        `Fulfillment order ${fulfillmentOrderId.replace(/.*\//, "")} has an unfulfillable status= closed.`,
      );
    const wanted = asked?.fulfillmentOrderLineItems?.length
      ? asked.fulfillmentOrderLineItems
      : lines.map(({ id, remaining }) => ({ id, quantity: remaining }));
    const units: OrderFulfillment["units"] = [];
    for (const [index, { id, quantity }] of wanted.entries()) {
      const place = [...path, "fulfillmentOrderLineItems", String(index)];
      const line = lines.find((one) => one.id === id);
      if (!line) return refuse([...place, "id"], "Fulfillment order line item does not exist.");
      const isRepeated = units.some((unit) => unit.line === line.lineItem.index);
      if (quantity < 1 || quantity > line.remaining || isRepeated)
        return refuse([...place, "quantity"], "Invalid fulfillment order line item quantity requested.");
      units.push({ line: line.lineItem.index, quantity });
    }
    const fulfillment: OrderFulfillment = {
      id: nextId("Fulfillment"),
      createdAt: now().toISOString(),
      units,
      tracking: toTracking(trackingInfo),
    };
    const changed = withFulfillment(order, fulfillment);
    const isDone = toFulfillmentStatus(changed) === "fulfilled";
    changeOrder(
      changed,
      [
        { topic: "fulfillments/create", toPayload: (after) => toRestFulfillment(fulfillment, after) },
        {
          topic: isDone ? "orders/fulfilled" : "orders/partially_fulfilled",
          toPayload: (after) => toRestOrder(after, publicUrl),
        },
      ],
      services,
    );
    return { fulfillment: { order: changed, fulfillment }, userErrors: [] };
  });
}

function refuse(path: string[], message: string): FulfillmentCreatePayload {
  return { fulfillment: null, userErrors: [{ field: ["fulfillment", ...path], message }] };
}

/** One per tracking number, with the URL at the same place. */
function toTracking(info: z.output<typeof inputSchema>["trackingInfo"]): OrderFulfillment["tracking"] {
  if (!info) return [];
  const numbers = info.numbers ?? (info.number == null ? [] : [info.number]);
  const urls = info.urls ?? (info.url == null ? [] : [info.url]);
  const { company = null } = info;
  const count = Math.max(numbers.length, urls.length, company === null ? 0 : 1);
  return Array.from({ length: count }, (_none, index) => ({
    company,
    number: numbers[index] ?? null,
    url: urls[index] ?? null,
  }));
}
