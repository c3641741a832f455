import { hash } from "node:crypto";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AccountContext } from "./account-context.ts";

/** A page of a customer's orders. */
export function listAccountOrders(
  orders: readonly Order[],
  { sortKey, query, ...page }: ListArgs,
  { now }: AccountContext,
) {
  const found = listMatches(orders, {
    query,
    sortKey,
    where: "Customer.orders(query:)",
    searchable: orderSearch,
    sort: sortOrders,
    now: now(),
  });
  return toConnection(found, page, ({ id }) => id);
}

/** Nine letters and digits, as in "XPAV284CT". */
export function toConfirmationNumber({ token }: Order): string {
  const number = BigInt(`0x${hash("sha256", `confirmation ${token}`)}`);
  return number.toString(36).toUpperCase().slice(-9);
}

export const toUpdatedAt = ({ updatedAt, placedAt }: Order) => updatedAt ?? placedAt;

/** The fields that the schema documents, except those that the shop doesn't have. */
const orderSearch: Searchable<Order> = {
  texts: ({ number, lines }) => [
    { field: "TITLE", text: String(number) },
    ...lines.map(({ productTitle }) => ({ field: "BODY" as const, text: productTitle })),
  ],
  fields: {
    id: { kind: "number", read: ({ id }) => [toRestId(id)] },
    name: { kind: "value", read: ({ number }) => [String(number), `#${number}`] },
    order_number: { kind: "value", read: ({ number }) => [String(number)] },
    confirmation_number: { kind: "value", read: (order) => [toConfirmationNumber(order)] },
    created_at: { kind: "date", read: ({ placedAt }) => placedAt },
    processed_at: { kind: "date", read: ({ placedAt }) => placedAt },
    updated_at: { kind: "date", read: toUpdatedAt },
  },
};

const byNumber = (left: Order, right: Order) => left.number - right.number;

const sortOrders = toSort<Order>({
  ID: byNumber,
  CREATED_AT: byNumber,
  ORDER_NUMBER: byNumber,
  PROCESSED_AT: byNumber,
  TOTAL_PRICE: (left, right) => left.total - right.total,
  UPDATED_AT: (left, right) => toUpdatedAt(left).localeCompare(toUpdatedAt(right)),
});
