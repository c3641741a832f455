import { z } from "zod";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { Order, OrderRefund } from "#storefront/domain/orders/order.ts";
import {
  countRemaining,
  countUnfulfilled,
  readPaid,
  readRefunded,
  type UnitsToRefund,
  withRefund,
} from "#storefront/domain/orders/order-progress.ts";
import { locationId } from "#storefront/domain/shop-facts.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, toCents, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { toRestRefund } from "#storefront/merchant/rest-refund.ts";
import { changeOrder } from "./change-order.ts";
import { listLineItems } from "#storefront/domain/orders/line-items.ts";
import type { RefundSource } from "./refund-resolvers.ts";
import { testGateway, toSaleId } from "./transactions.ts";

const inputSchema = z.object({
  note: z.string().max(5000, "Note is too long (maximum is 5000 characters)").nullish(),
  orderId: z.string(),
  refundLineItems: z
    .array(
      z.object({
        lineItemId: z.string(),
        locationId: z.literal(`gid://shopify/Location/${locationId}`, "Location does not exist").nullish(),
        quantity: z.int().min(1, "Quantity must be greater than 0"),
        restockType: z.enum(["CANCEL", "NO_RESTOCK", "RETURN"]).nullish(),
      }),
    )
    .nullish(),
  transactions: z
    .array(
      z.object({
        amount: z.string().transform(toCents).pipe(z.int().min(1, "Amount must be greater than 0")),
        gateway: z.string(),
        kind: z.literal("REFUND", "Kind must be REFUND"),
        orderId: z.string(),
        parentId: z.string().nullish(),
      }),
    )
    .nullish(),
});

type RefundInput = z.output<typeof inputSchema>;
type FieldError = Pick<UserError<string>, "field" | "message">;

interface RefundCreatePayload {
  order: Order | null;
  refund: RefundSource | null;
  userErrors: readonly FieldError[];
}

/** `refundCreate`: takes units back, pays an amount back, or both. The transaction alone decides the amount, as at Shopify. */
export function answerRefundCreate(
  _root: unknown,
  { input: given }: { input: object },
  services: AdminServices,
): RefundCreatePayload {
  const { catalog, nextId, now, orders, transact } = services;
  const parsed = parseInput(inputSchema, given, { at: null, code: "INVALID" });
  if (parsed.kind === "invalid") return refuse(parsed.userErrors);
  const input = parsed.data;
  return transact(() => {
    const order = orders.byId(input.orderId);
    if (!order) return refuse([{ field: ["orderId"], message: "Order does not exist" }]);
    const amount = readAmount(input, order);
    if (typeof amount !== "number") return refuse([amount]);
    const units = readUnits(input, order);
    if ("message" in units) return refuse([units]);
    if (amount === 0 && units.length === 0)
      return refuse([{ field: ["refundLineItems"], message: "A refund needs line items or a transaction" }]);
    const id = nextId("Refund");
    const changed = withRefund(order, {
      id,
      createdAt: now().toISOString(),
      note: input.note ?? null,
      units,
      amount,
    });
    const refund = findRefund(changed, id);
    catalog.returnStock(
      units
        .filter(({ restockType }) => restockType !== "NO_RESTOCK")
        .flatMap(({ line, quantity }) => {
          const { merchandiseId: variantId } = order.lines[line] ?? {};
          return variantId === undefined ? [] : [{ variantId, quantity }];
        }),
    );
    changeOrder(
      changed,
      [{ topic: "refunds/create", toPayload: (after) => toRestRefund(refund, after) }],
      services,
    );
    return { order: changed, refund: { order: changed, refund }, userErrors: [] };
  });
}

const refuse = (userErrors: readonly FieldError[]): RefundCreatePayload => ({
  order: null,
  refund: null,
  userErrors,
});

function findRefund({ refunds = [] }: Order, id: string): OrderRefund {
  const refund = refunds.find((one) => one.id === id);
  if (!refund) throw new Error(`The order has no refund ${id}.`);
  return refund;
}

function readAmount({ transactions }: RefundInput, order: Order): number | FieldError {
  const [transaction, ...others] = transactions ?? [];
  if (!transaction) return 0;
  if (others.length > 0) throw notEmulated("RefundInput.transactions of more than one");
  const { amount, gateway, orderId, parentId } = transaction;
  const path = ["transactions", "0"];
  if (gateway !== testGateway) throw notEmulated(`RefundInput.transactions of the gateway ${gateway}`);
  if (orderId !== order.id) return { field: [...path, "orderId"], message: "Order does not match" };
  if (parentId != null && parentId !== toSaleId(order))
    return { field: [...path, "parentId"], message: "Parent transaction does not exist" };
  if (amount > readPaid(order) - readRefunded(order))
    return { field: [...path, "amount"], message: "Amount is more than what's left to refund" };
  return amount;
}

function readUnits({ refundLineItems }: RefundInput, order: Order): UnitsToRefund[] | FieldError {
  const lineItems = listLineItems(order);
  const units: UnitsToRefund[] = [];
  for (const [index, { lineItemId, quantity, restockType }] of (refundLineItems ?? []).entries()) {
    const path = ["refundLineItems", String(index)];
    const lineItem = lineItems.find(({ id }) => id === lineItemId);
    if (!lineItem) return { field: [...path, "lineItemId"], message: "Line item does not exist" };
    const line = lineItem.index;
    if (units.some((unit) => unit.line === line))
      return { field: [...path, "lineItemId"], message: "Line item is already in this refund" };
    if (quantity > countRemaining(order, line))
      return {
        field: [...path, "quantity"],
        message: "Quantity cannot refund more items than were purchased",
      };
    if (restockType === "CANCEL" && quantity > countUnfulfilled(order, line))
      return {
        field: [...path, "quantity"],
        message: "Quantity cannot cancel more items than are unfulfilled",
      };
    units.push({ line, quantity, restockType: restockType ?? "NO_RESTOCK" });
  }
  return units;
}
