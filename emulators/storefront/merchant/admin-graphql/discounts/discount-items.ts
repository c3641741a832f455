import type { DiscountValue, Entitled } from "#storefront/domain/discounts/discount.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

export interface CustomerBuys {
  quantity: number;
  items: Entitled;
}

export interface CustomerGets {
  value: Exclude<DiscountValue, { kind: "freeShipping" }>;
}

const toPercentage = (percent: number) => ({
  __typename: "DiscountPercentage",
  percentage: percent / 100,
});

const customerBuysResolvers: AdminResolvers<CustomerBuys> = {
  items: ({ items }) => toItems(items),
  value: ({ quantity }) => ({ __typename: "DiscountQuantity", quantity }),
};

const customerGetsResolvers: AdminResolvers<CustomerGets> = {
  value: ({ value }) => {
    switch (value.kind) {
      case "percentage":
        return toPercentage(value.percent);
      case "fixedAmount":
        return {
          __typename: "DiscountAmount",
          amount: toMoney(value.amounts.USD, "USD"),
          appliesOnEachItem: value.onEachItem,
        };
      case "buyXGetY":
        return {
          __typename: "DiscountOnQuantity",
          effect: toPercentage(value.gets.percent),
          quantity: { quantity: value.gets.quantity },
        };
    }
  },
  items: ({ value }) => toItems(value.kind === "buyXGetY" ? value.gets.items : value.items),
};

function toItems(items: Entitled) {
  switch (items.kind) {
    case "all":
      return { __typename: "AllDiscountItems", allItems: true };
    case "products":
      return { __typename: "DiscountProducts", handles: items.handles };
    case "collections":
      return { __typename: "DiscountCollections", handles: items.handles };
  }
}

export interface Listed {
  handles: readonly string[];
}

const products: AdminResolvers<Listed> = {
  products: ({ handles }, page: ConnectionArgs, { catalog: { stored } }) =>
    toConnection(
      handles.flatMap((handle) => stored.productByHandle(handle) ?? []),
      page,
    ),
};

const collections: AdminResolvers<Listed> = {
  collections: ({ handles }, page: ConnectionArgs, { catalog: { stored } }) =>
    toConnection(
      handles.flatMap((handle) => stored.collectionByHandle(handle) ?? []),
      page,
    ),
};

/** What a discount is for, and what it takes off. */
export const discountItemTypes = {
  DiscountCustomerBuys: customerBuysResolvers,
  DiscountCustomerGets: customerGetsResolvers,
  AllDiscountItems: { allItems: asIs },
  DiscountCollections: collections,
  DiscountProducts: products,
  DiscountAmount: { amount: asIs, appliesOnEachItem: asIs },
  DiscountPercentage: { percentage: asIs },
  DiscountOnQuantity: { effect: asIs, quantity: asIs },
  DiscountQuantity: { quantity: asIs },
} as const;
