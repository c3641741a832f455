import {
  type Discount,
  type DiscountMinimum,
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
import { discountItemTypes } from "./discount-items.ts";
import { readCode, toDiscountNodeId, toDiscountStatus } from "./discount-queries.ts";

/** The fields of every kind of discount with a code. */
const codeResolvers: AdminResolvers<Discount> = {
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
  // Shopify limits a discount to countries with a segment of customers.
  customerSelection: ({ countries }) =>
    countries ? { __typename: "DiscountCustomerSegments" } : allCustomers,
  discountClass: (discount) => toDiscountClass(discount).toUpperCase(),
  status: (discount, _args, { now }) => toDiscountStatus(discount, now()),
};

const allCustomers = { __typename: "DiscountCustomerAll", allCustomers: true };

const codeBasicResolvers: AdminResolvers<Discount> = {
  ...codeResolvers,
  customerGets: ({ value }) => ({ value }),
  minimumRequirement: ({ minimum }) => toRequirement(minimum),
};

const codeBxgyResolvers: AdminResolvers<BuyXGetY> = {
  ...codeResolvers,
  customerBuys: ({ value: { buys }, minimum }) => {
    if (minimum) throw notEmulated("DiscountCustomerBuys with a minimum besides its quantity");
    return buys;
  },
  customerGets: ({ value }) => ({ value }),
  usesPerOrderLimit: ({ value }) => value.usesPerOrder,
};

interface BuyXGetY extends Discount {
  value: Extract<Discount["value"], { kind: "buyXGetY" }>;
}

const codeFreeShippingResolvers: AdminResolvers<Discount> = {
  ...codeResolvers,
  customerSelection: () => allCustomers,
  destinationSelection: ({ countries }) =>
    countries
      ? { __typename: "DiscountCountries", countries, includeRestOfWorld: false }
      : { __typename: "DiscountCountryAll", allCountries: true },
  maximumShippingPrice: () => null,
  minimumRequirement: ({ minimum }) => toRequirement(minimum),
};

function toRequirement(minimum: DiscountMinimum | null) {
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
}

const nodeResolvers: AdminResolvers<Discount> = {
  id: toDiscountNodeId,
  codeDiscount: (discount) => ({ ...discount, __typename: typeNames[discount.value.kind] }),
};

const typeNames = {
  percentage: "DiscountCodeBasic",
  fixedAmount: "DiscountCodeBasic",
  buyXGetY: "DiscountCodeBxgy",
  freeShipping: "DiscountCodeFreeShipping",
} as const satisfies Record<Discount["value"]["kind"], string>;

/** The types of discounts with a code. */
export const discountTypes = {
  DiscountCodeBasicCreatePayload: { codeDiscountNode: asIs, userErrors: asIs },
  DiscountUserError: { code: asIs, extraInfo: asIs, field: asIs, message: asIs },
  DiscountCodeNode: nodeResolvers,
  DiscountCodeNodeConnection: connectionResolvers,
  DiscountCodeNodeEdge: edgeResolvers,
  DiscountCodeBasic: codeBasicResolvers,
  DiscountCodeBxgy: codeBxgyResolvers,
  DiscountCodeFreeShipping: codeFreeShippingResolvers,
  DiscountRedeemCodeConnection: connectionResolvers,
  DiscountRedeemCodeEdge: edgeResolvers,
  DiscountRedeemCode: { asyncUsageCount: asIs, code: asIs, id: asIs },
  DiscountCombinesWith: { orderDiscounts: asIs, productDiscounts: asIs, shippingDiscounts: asIs },
  DiscountCountries: { countries: asIs, includeRestOfWorld: asIs },
  DiscountCountryAll: { allCountries: asIs },
  DiscountCustomerAll: { allCustomers: asIs },
  DiscountCustomerSegments: {
    segments: () => {
      throw notEmulated("DiscountCustomerSegments.segments");
    },
  },
  Segment: { id: asIs },
  DiscountMinimumQuantity: { greaterThanOrEqualToQuantity: asIs },
  DiscountMinimumSubtotal: { greaterThanOrEqualToSubtotal: asIs },
  ...discountItemTypes,
} as const;
