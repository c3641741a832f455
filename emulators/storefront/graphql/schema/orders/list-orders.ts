import type { Order } from "#storefront/domain/orders/order.ts";
import { toUpdatedAt } from "#storefront/domain/orders/order-progress.ts";
import { listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";

interface ListOptions {
  /** What the API can search for by name. */
  fields: Searchable<Order>["fields"];
  now: Date;
}

/** A page of a customer's orders. */
export function listOrders(
  orders: readonly Order[],
  { sortKey, query, ...page }: ListArgs,
  { fields, now }: ListOptions,
) {
  const found = listMatches(orders, {
    query,
    sortKey,
    where: "Customer.orders(query:)",
    searchable: { texts: listTexts, fields },
    sort: sortOrders,
    now,
  });
  return { ...toConnection(found, page, ({ id }) => id), totalCount: String(found.length) };
}

const listTexts: Searchable<Order>["texts"] = ({ number, lines }) => [
  { field: "TITLE", text: String(number) },
  ...lines.map(({ productTitle }) => ({ field: "BODY" as const, text: productTitle })),
];

const byNumber = (left: Order, right: Order) => left.number - right.number;

/** By the sort keys of both APIs that customers use. */
const sortOrders = toSort<Order>({
  ID: byNumber,
  CREATED_AT: byNumber,
  ORDER_NUMBER: byNumber,
  PROCESSED_AT: byNumber,
  TOTAL_PRICE: (left, right) => left.total - right.total,
  UPDATED_AT: (left, right) => toUpdatedAt(left).localeCompare(toUpdatedAt(right)),
});
