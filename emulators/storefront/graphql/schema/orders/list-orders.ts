import type { Order } from "#storefront/domain/orders/order.ts";
import { listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { StorefrontContext } from "#storefront/graphql/schema/resolver.ts";

/** A page of a customer's orders. */
export function listOrders(
  orders: readonly Order[],
  { sortKey, query, ...page }: ListArgs,
  { now }: StorefrontContext,
) {
  const found = listMatches(orders, {
    query,
    sortKey,
    where: "Customer.orders(query:)",
    searchable: orderSearch,
    sort: sortOrders,
    now: now(),
  });
  return { ...toConnection(found, page, ({ id }) => id), totalCount: String(found.length) };
}

/** The schema documents one field. */
const orderSearch: Searchable<Order> = {
  texts: ({ number, lines }) => [
    { field: "TITLE", text: String(number) },
    ...lines.map(({ productTitle }) => ({ field: "BODY" as const, text: productTitle })),
  ],
  fields: { processed_at: { kind: "date", read: ({ placedAt }) => placedAt } },
};

const byNumber = (left: Order, right: Order) => left.number - right.number;

const sortOrders = toSort<Order>({
  ID: byNumber,
  PROCESSED_AT: byNumber,
  TOTAL_PRICE: (left, right) => left.total - right.total,
});
