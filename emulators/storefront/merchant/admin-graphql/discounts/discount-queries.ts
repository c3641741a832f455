import type { Discount, DiscountValue } from "#storefront/domain/discounts/discount.ts";
import type { Discounts } from "#storefront/domain/discounts/discount-store.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import { compareIds } from "#storefront/graphql/schema/compare-ids.ts";
import { type Connection, type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

/** Discounts with a code. Automatic ones aren't among them, as at Shopify. */
export const discountQueries: AdminResolvers<unknown> = {
  codeDiscountNode: (_root, { id }: { id: string }, { discounts }) =>
    listCodes(discounts).find((discount) => toDiscountNodeId(discount) === id) ?? null,
  codeDiscountNodeByCode: (_root, { code }: { code: string }, { discounts }) => discounts.byCode(code),
  codeDiscountNodes: (_root, args: ListArgs, services) => listDiscounts(args, services),
};

export const readCode = ({ method }: Discount) => (method.kind === "code" ? method.code : "");

export const toDiscountNodeId = ({ id }: Discount) => id.replace("DiscountNode", "DiscountCodeNode");

export function toDiscountStatus(
  { startsAt, endsAt }: Discount,
  now: Date,
): "ACTIVE" | "EXPIRED" | "SCHEDULED" {
  const moment = now.toISOString();
  if (endsAt !== null && endsAt <= moment) return "EXPIRED";
  return startsAt > moment ? "SCHEDULED" : "ACTIVE";
}

const listCodes = (discounts: Discounts) => discounts.all().filter(({ method }) => method.kind === "code");

function listDiscounts({ sortKey, query, ...page }: ListArgs, services: AdminServices): Connection<Discount> {
  const now = services.now();
  const found = listMatches(listCodes(services.discounts), {
    query,
    sortKey,
    where: "QueryRoot.codeDiscountNodes(query:)",
    searchable: toDiscountSearch(services, now),
    sort: sortDiscounts,
    now,
  });
  return toConnection(found, page);
}

/** The fields of the Admin API's `codeDiscountNodes(query:)` that aren't about what the shop doesn't have. */
function toDiscountSearch({ orders }: AdminServices, now: Date): Searchable<Discount> {
  return {
    texts: (discount) => [
      { field: "TITLE", text: discount.title },
      { field: "TAG", text: readCode(discount) },
    ],
    fields: {
      combines_with: {
        kind: "value",
        read: ({ combinesWith }) =>
          (["order", "product", "shipping"] as const)
            .filter((name) => combinesWith[name])
            .map((name) => `${name}_discounts`),
      },
      discount_type: { kind: "value", read: ({ value }) => [discountTypeNames[value.kind]] },
      ends_at: { kind: "date", read: ({ endsAt }) => endsAt ?? "" },
      starts_at: { kind: "date", read: ({ startsAt }) => startsAt },
      status: { kind: "value", read: (discount) => [toDiscountStatus(discount, now)] },
      times_used: { kind: "number", read: (discount) => [orders.usesOf(readCode(discount))] },
      title: { kind: "text", read: ({ title }) => [title] },
    },
  };
}

const discountTypeNames = {
  percentage: "percentage",
  fixedAmount: "fixed_amount",
  buyXGetY: "bogo",
  freeShipping: "free_shipping",
} as const satisfies Record<DiscountValue["kind"], string>;

/** The store's order is the one in which discounts were created. One without an end comes last. */
const sortDiscounts = toSort<Discount>({
  CREATED_AT: () => 0,
  ENDS_AT: byText(({ endsAt }) => endsAt ?? "9"),
  ID: compareIds,
  STARTS_AT: byText(({ startsAt }) => startsAt),
  TITLE: byText(({ title }) => title),
});
