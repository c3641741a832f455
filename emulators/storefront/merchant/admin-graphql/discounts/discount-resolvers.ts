import {
  type Discount,
  type DiscountValue,
  type Entitled,
  toDiscountClass,
} from "#storefront/domain/discounts/discount.ts";
import { toMoney } from "#storefront/domain/money.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import {
  type ConnectionArgs,
  connectionResolvers,
  edgeResolvers,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";

const readCode = ({ method }: Discount) => (method.kind === "code" ? method.code : "");

const codeBasicResolvers: AdminResolvers<Discount> = {
  title: asIs,
  startsAt: asIs,
  endsAt: asIs,
  usageLimit: asIs,
  appliesOncePerCustomer: ({ oncePerCustomer }) => oncePerCustomer,
  asyncUsageCount: (discount, _args, { orders }) => orders.usesOf(readCode(discount)),
  codes: (discount, page: ConnectionArgs, { orders }) => {
    const code = readCode(discount);
    const id = discount.id.replace("DiscountNode", "DiscountRedeemCode");
    return toConnection([{ id, code, asyncUsageCount: orders.usesOf(code) }], page);
  },
  codesCount: () => ({ count: 1, precision: "EXACT" }),
  combinesWith: ({ combinesWith: { order, product, shipping } }) => ({
    orderDiscounts: order,
    productDiscounts: product,
    shippingDiscounts: shipping,
  }),
  customerGets: ({ value }) => {
    if (value.kind !== "percentage" && value.kind !== "fixedAmount")
      throw notEmulated(`DiscountCode of the kind ${value.kind}`);
    return { value, items: value.items };
  },
  customerSelection: () => ({ __typename: "DiscountCustomerAll", allCustomers: true }),
  discountClass: (discount) => toDiscountClass(discount).toUpperCase(),
  minimumRequirement: ({ minimum }) => {
    switch (minimum?.kind) {
      case undefined:
        return null;
      case "quantity":
        return { __typename: "DiscountMinimumQuantity", greaterThanOrEqualToQuantity: minimum.quantity };
      case "subtotal": {
        const subtotal = toMoney(minimum.amounts.USD, "USD");
        return { __typename: "DiscountMinimumSubtotal", greaterThanOrEqualToSubtotal: subtotal };
      }
    }
  },
  status: ({ startsAt, endsAt }, _args, { now }) => {
    const moment = now().toISOString();
    if (endsAt !== null && endsAt <= moment) return "EXPIRED";
    return startsAt > moment ? "SCHEDULED" : "ACTIVE";
  },
};

interface CustomerGets {
  value: Extract<DiscountValue, { kind: "percentage" | "fixedAmount" }>;
  items: Entitled;
}

const customerGetsResolvers: AdminResolvers<CustomerGets> = {
  value: ({ value }) =>
    value.kind === "percentage"
      ? { __typename: "DiscountPercentage", percentage: value.percent / 100 }
      : {
          __typename: "DiscountAmount",
          amount: toMoney(value.amounts.USD, "USD"),
          appliesOnEachItem: value.onEachItem,
        },
  items: ({ items }) => {
    switch (items.kind) {
      case "all":
        return { __typename: "AllDiscountItems", allItems: true };
      case "products":
        return { __typename: "DiscountProducts", handles: items.handles };
      case "collections":
        return { __typename: "DiscountCollections", handles: items.handles };
    }
  },
};

interface Listed {
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

const nodeResolvers: AdminResolvers<Discount> = {
  id: ({ id }) => id.replace("DiscountNode", "DiscountCodeNode"),
  codeDiscount: (discount) => ({ ...discount, __typename: "DiscountCodeBasic" }),
};

/** The types of discounts with a code. */
export const discountTypes = {
  DiscountCodeBasicCreatePayload: { codeDiscountNode: asIs, userErrors: asIs },
  DiscountUserError: { code: asIs, extraInfo: asIs, field: asIs, message: asIs },
  DiscountCodeNode: nodeResolvers,
  DiscountCodeBasic: codeBasicResolvers,
  DiscountRedeemCodeConnection: connectionResolvers,
  DiscountRedeemCodeEdge: edgeResolvers,
  DiscountRedeemCode: { asyncUsageCount: asIs, code: asIs, id: asIs },
  DiscountCombinesWith: { orderDiscounts: asIs, productDiscounts: asIs, shippingDiscounts: asIs },
  DiscountCustomerGets: customerGetsResolvers,
  AllDiscountItems: { allItems: asIs },
  DiscountCollections: collections,
  DiscountProducts: products,
  DiscountAmount: { amount: asIs, appliesOnEachItem: asIs },
  DiscountPercentage: { percentage: asIs },
  DiscountCustomerAll: { allCustomers: asIs },
  DiscountMinimumQuantity: { greaterThanOrEqualToQuantity: asIs },
  DiscountMinimumSubtotal: { greaterThanOrEqualToSubtotal: asIs },
} as const;
