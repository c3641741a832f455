import { sumAmounts, toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import { listAllocations } from "#storefront/domain/orders/list-discounts.ts";
import type { Order, OrderAddress } from "#storefront/domain/orders/order.ts";
import {
  countUnfulfilled,
  readPaid,
  readRefunded,
  toDisplayFulfillmentStatus,
  toFinancialStatus,
  toUpdatedAt,
} from "#storefront/domain/orders/order-progress.ts";
import { countries, findRegion } from "#storefront/domain/regions/countries.ts";
import { sumTaxes } from "#storefront/domain/regions/taxes.ts";
import { toRestId, toThankYouPath } from "#storefront/domain/shop-facts.ts";
import {
  type ConnectionArgs,
  type FirstArgs,
  takeFirst,
  toConnection,
} from "#storefront/graphql/schema/connection.ts";
import { asIs } from "#storefront/graphql/schema/resolver.ts";
import type { AdminResolvers } from "#storefront/merchant/admin-graphql/admin-resolver.ts";
import { toFulfillmentOrder } from "./fulfillment-resolvers.ts";
import { listLineItems } from "#storefront/domain/orders/line-items.ts";
import { toMoneyBag, toTaxLine } from "./order-money.ts";
import { listTransactions } from "./transactions.ts";

/** Orders are paid test orders that are never closed or canceled. */
export const orderResolvers: AdminResolvers<Order> = {
  id: asIs,
  email: asIs,
  note: asIs,
  legacyResourceId: ({ id }) => toRestId(id),
  name: ({ number }) => `#${number}`,
  closed: () => false,
  confirmed: () => true,
  test: () => true,
  taxesIncluded: () => false,
  fullyPaid: () => true,
  createdAt: ({ placedAt }) => placedAt,
  processedAt: ({ placedAt }) => placedAt,
  updatedAt: toUpdatedAt,
  currencyCode: ({ currency }) => currency,
  presentmentCurrencyCode: ({ currency }) => currency,
  customAttributes: ({ attributes }) => attributes,
  discountCodes: (order) => [...new Set(listAllocations(order).flatMap(({ code }) => code ?? []))],
  paymentGatewayNames: ({ giftCards }) => (giftCards.length > 0 ? ["bogus", "gift_card"] : ["bogus"]),
  displayFinancialStatus: (order) => toFinancialStatus(order).toUpperCase(),
  displayFulfillmentStatus: toDisplayFulfillmentStatus,
  fulfillable: (order) => order.lines.some((_line, index) => countUnfulfilled(order, index) > 0),
  refundable: (order) => readRefunded(order) < readPaid(order),
  requiresShipping: ({ lines }) => lines.some((line) => line.requiresShipping),
  statusPageUrl: ({ token }, _args, { publicUrl }) => publicUrl + toThankYouPath(token),
  subtotalLineItemsQuantity: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotalPriceSet: ({ subtotal, currency }) => toMoneyBag(subtotal, currency),
  totalPriceSet: ({ total, currency }) => toMoneyBag(total, currency),
  totalTaxSet: ({ tax, currency }) => toMoneyBag(tax, currency),
  totalShippingPriceSet: ({ shipping, currency }) => toMoneyBag(shipping?.price ?? 0, currency),
  totalDiscountsSet: (order) => toMoneyBag(sumAmounts(listAllocations(order)), order.currency),
  totalReceivedSet: ({ total, currency }) => toMoneyBag(total, currency),
  totalRefundedSet: (order) => toMoneyBag(readRefunded(order), order.currency),
  netPaymentSet: (order) => toMoneyBag(order.total - readRefunded(order), order.currency),
  taxLines: ({ lines, shipping, currency }) =>
    sumTaxes([...lines.flatMap(({ taxes }) => taxes), ...(shipping?.taxes ?? [])]).map((tax) =>
      toTaxLine(tax, currency),
    ),
  lineItems: (order, page: ConnectionArgs) => toConnection(listLineItems(order), page),
  shippingAddress: ({ shippingAddress }) => shippingAddress && toMailingAddress(shippingAddress),
  shippingLine: ({ shipping, currency }) =>
    shipping && {
      code: shipping.handle,
      title: shipping.title,
      originalPriceSet: toMoneyBag(shipping.price, currency),
      discountedPriceSet: toMoneyBag(toDeliveryPrice(shipping), currency),
      taxLines: shipping.taxes.map((tax) => toTaxLine(tax, currency)),
    },
  // One location fulfills everything.
  fulfillmentOrders: (order, page: ConnectionArgs) => toConnection([toFulfillmentOrder(order)], page),
  fulfillments: (order, args: FirstArgs) =>
    takeFirst(order.fulfillments ?? [], args).map((fulfillment) => ({ order, fulfillment })),
  refunds: (order, args: FirstArgs) =>
    takeFirst(order.refunds ?? [], args).map((refund) => ({ order, refund })),
  transactions: (order, args: FirstArgs) => takeFirst(listTransactions(order), args),
};

function toMailingAddress(address: OrderAddress) {
  const { firstName, lastName, address1, address2, city, regionCode, zip, countryCode } = address;
  return {
    firstName,
    lastName,
    name: `${firstName} ${lastName}`,
    address1,
    address2: address2 === "" ? null : address2,
    city,
    zip,
    province: findRegion(countryCode, regionCode)?.name ?? null,
    provinceCode: regionCode,
    country: countries[countryCode].name,
    countryCodeV2: countryCode,
  };
}
