import type { Order } from "#storefront/domain/orders/order.ts";
import {
  toFinancialStatus,
  toFulfillmentStatus,
  toUpdatedAt,
} from "#storefront/domain/orders/order-progress.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

export const orderQueries: AdminResolvers<unknown> = {
  order: (_root, { id }: { id: string }, { orders }) => orders.byId(id),
  orders: (_root, { sortKey, query, ...page }: ListArgs, { orders, now }) => {
    const found = listMatches(orders.latest(Number.MAX_SAFE_INTEGER), {
      query,
      sortKey,
      where: "QueryRoot.orders(query:)",
      searchable: orderSearch,
      sort: sortOrders,
      now: now(),
    });
    return toConnection(found, page);
  },
};

/** The fields of the Admin API's `orders(query:)` that aren't about what the shop doesn't have. */
const orderSearch: Searchable<Order> = {
  texts: ({ number, email, lines }) => [
    { field: "TITLE", text: String(number) },
    { field: "AUTHOR", text: email },
    ...lines.map(({ productTitle }) => ({ field: "BODY" as const, text: productTitle })),
  ],
  fields: {
    created_at: { kind: "date", read: ({ placedAt }) => placedAt },
    email: { kind: "value", read: ({ email }) => [email] },
    financial_status: { kind: "value", read: (order) => [toFinancialStatus(order)] },
    fulfillment_status: { kind: "value", read: (order) => [toFulfillmentStatus(order) ?? "unfulfilled"] },
    id: { kind: "value", read: ({ id }) => [String(toRestId(id))] },
    name: { kind: "value", read: ({ number }) => [`#${number}`, String(number)] },
    processed_at: { kind: "date", read: ({ placedAt }) => placedAt },
    sku: { kind: "value", read: ({ lines }) => lines.map(({ sku }) => sku) },
    // Orders are never closed or canceled.
    status: { kind: "value", read: () => ["open"] },
    updated_at: { kind: "date", read: toUpdatedAt },
  },
};

const byNumber = (left: Order, right: Order) => left.number - right.number;

const sortOrders = toSort<Order>({
  CREATED_AT: byNumber,
  ID: byNumber,
  ORDER_NUMBER: byNumber,
  PROCESSED_AT: byNumber,
  TOTAL_PRICE: (left, right) => left.total - right.total,
  UPDATED_AT: byText(toUpdatedAt),
});
