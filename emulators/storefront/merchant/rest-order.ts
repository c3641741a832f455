import { sumAmounts, toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import { toLineItemName } from "#storefront/domain/orders/line-items.ts";
import { countries, findRegion } from "#storefront/domain/regions/countries.ts";
import { sumTaxes } from "#storefront/domain/regions/taxes.ts";
import { toRestFulfillment } from "#storefront/merchant/rest-fulfillment.ts";
import { toRestAmount } from "#storefront/merchant/rest-money.ts";
import { listDiscounts } from "#storefront/domain/orders/list-discounts.ts";
import { toRestRefund } from "#storefront/merchant/rest-refund.ts";
import { toLineItemId, toRestId, toThankYouPath } from "#storefront/domain/shop-facts.ts";
import {
  countFulfilled,
  countRemaining,
  countUnfulfilled,
  toFinancialStatus,
  toFulfillmentStatus,
  toUpdatedAt,
} from "#storefront/domain/orders/order-progress.ts";
import type {
  Order,
  OrderAddress,
  OrderDiscount,
  OrderLine,
  OrderTax,
} from "#storefront/domain/orders/order.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";

/**
 * An order in the format of the REST Admin API and `orders/create` (shopify.dev, "REST Admin API: Order"). It's marked as paid,
 * because nothing has to be paid. Shop money is in the buyer's currency, without conversion. Leaves out customers and browser
 * details.
 */
export function toRestOrder(order: Order, publicUrl: string) {
  const { lines, shipping, currency } = order;
  const toSet = (cents: number) => toMoneySet(cents, currency);
  // An order refers to its discount applications by index.
  const discounts = listDiscounts(order);
  const saved = sumAmounts(discounts);
  const full = lines.reduce((sum, { each, quantity }) => sum + each * quantity, 0);
  const taxes = [...lines.flatMap((line) => line.taxes), ...(shipping?.taxes ?? [])];
  const placedAt = toWholeSeconds(order.placedAt);
  const address = order.shippingAddress && toRestAddress(order.shippingAddress);
  return {
    id: toRestId(order.id),
    admin_graphql_api_id: order.id,
    name: `#${order.number}`,
    number: order.number - 1000,
    order_number: order.number,
    token: order.token,
    cart_token: order.cartToken,
    test: true,
    confirmed: true,
    created_at: placedAt,
    processed_at: placedAt,
    updated_at: toWholeSeconds(toUpdatedAt(order)),
    cancelled_at: null,
    closed_at: null,
    currency,
    presentment_currency: currency,
    email: order.email,
    contact_email: order.email,
    phone: null,
    financial_status: toFinancialStatus(order),
    fulfillment_status: toFulfillmentStatus(order),
    payment_gateway_names: order.giftCards.length > 0 ? ["bogus", "gift_card"] : ["bogus"],
    source_name: "web",
    tags: "",
    note: order.note,
    note_attributes: order.attributes.map(toProperty),
    order_status_url: publicUrl + toThankYouPath(order.token),
    taxes_included: false,
    tax_lines: sumTaxes(taxes).map((tax) => toTaxLine(tax, currency)),
    total_weight: lines.reduce((sum, { grams, quantity }) => sum + grams * quantity, 0),
    total_line_items_price: toRestAmount(full),
    total_line_items_price_set: toSet(full),
    total_discounts: toRestAmount(saved),
    total_discounts_set: toSet(saved),
    subtotal_price: toRestAmount(order.subtotal),
    subtotal_price_set: toSet(order.subtotal),
    total_tax: toRestAmount(order.tax),
    total_tax_set: toSet(order.tax),
    total_shipping_price_set: toSet(shipping?.price ?? 0),
    total_price: toRestAmount(order.total),
    total_price_set: toSet(order.total),
    discount_codes: discounts
      .filter(({ code }) => code !== null)
      .map(({ code, amount, of }) => ({
        code,
        amount: toRestAmount(amount),
        type: of === "delivery" ? "shipping" : "fixed_amount",
      })),
    discount_applications: discounts.map(({ title, code, amount, of }) => ({
      type: code === null ? "automatic" : "discount_code",
      ...(code === null ? { title } : { code }),
      value: toRestAmount(amount),
      value_type: "fixed_amount",
      allocation_method: of === "line" ? "each" : "across",
      target_selection: of === "line" ? "entitled" : "all",
      target_type: of === "delivery" ? "shipping_line" : "line_item",
    })),
    line_items: lines.map((line, index) => toLineItem({ line, index, order, discounts })),
    shipping_lines: shipping
      ? [
          {
            id: toRestId(order.id),
            code: shipping.handle,
            title: shipping.title,
            source: "shopify",
            price: toRestAmount(shipping.price),
            price_set: toSet(shipping.price),
            discounted_price: toRestAmount(toDeliveryPrice(shipping)),
            discount_allocations: toAllocations(shipping.discounts, discounts, currency),
            tax_lines: shipping.taxes.map((tax) => toTaxLine(tax, currency)),
          },
        ]
      : [],
    fulfillments: (order.fulfillments ?? []).map((fulfillment) => toRestFulfillment(fulfillment, order)),
    refunds: (order.refunds ?? []).map((refund) => toRestRefund(refund, order)),
    shipping_address: address,
    billing_address: address ?? toBillingRegion(order),
  };
}

interface LineItemOptions {
  line: OrderLine;
  index: number;
  order: Order;
  discounts: readonly OrderDiscount[];
}

function toLineItem({ line, index, order, discounts }: LineItemOptions) {
  const { id, currency } = order;
  const unfulfilled = countUnfulfilled(order, index);
  const isBegun = countFulfilled(order, index) > 0;
  const name = toLineItemName(line);
  return {
    id: toLineItemId(id, index),
    variant_id: toRestId(line.merchandiseId),
    product_id: toRestId(line.productId),
    title: line.productTitle,
    variant_title: line.variantTitle,
    name,
    sku: line.sku,
    vendor: line.vendor,
    quantity: line.quantity,
    current_quantity: countRemaining(order, index),
    fulfillable_quantity: unfulfilled,
    fulfillment_status: isBegun ? (unfulfilled > 0 ? "partial" : "fulfilled") : null,
    fulfillment_service: "manual",
    gift_card: false,
    grams: line.grams,
    requires_shipping: line.requiresShipping,
    taxable: line.taxable,
    price: toRestAmount(line.each),
    price_set: toMoneySet(line.each, currency),
    total_discount: "0.00",
    properties: line.attributes.map(toProperty),
    discount_allocations: toAllocations(line.discounts, discounts, currency),
    tax_lines: line.taxes.map((tax) => toTaxLine(tax, currency)),
  };
}

function toAllocations(own: readonly OrderDiscount[], discounts: readonly OrderDiscount[], currency: string) {
  return own.map(({ title, amount }) => ({
    amount: toRestAmount(amount),
    amount_set: toMoneySet(amount, currency),
    discount_application_index: discounts.findIndex((discount) => discount.title === title),
  }));
}

function toTaxLine({ title, rate, amount }: OrderTax, currency: string) {
  return {
    title,
    rate: rate / 100_000,
    price: toRestAmount(amount),
    price_set: toMoneySet(amount, currency),
  };
}

function toProperty({ key, value }: Order["attributes"][number]) {
  return { name: key, value };
}

function toMoneySet(cents: number, currency: string) {
  const money = { amount: toRestAmount(cents), currency_code: currency };
  return { shop_money: money, presentment_money: money };
}

function toRestAddress(address: OrderAddress) {
  const { countryCode, regionCode } = address;
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    name: `${address.firstName} ${address.lastName}`,
    company: null,
    address1: address.address1,
    address2: address.address2 === "" ? null : address.address2,
    city: address.city,
    zip: address.zip,
    phone: null,
    ...toRestRegion(countryCode, regionCode),
  };
}

/** An order without delivery only has the region where tax is paid. */
function toBillingRegion({ countryCode, regionCode }: Order) {
  return {
    first_name: null,
    last_name: null,
    name: null,
    company: null,
    address1: null,
    address2: null,
    city: null,
    zip: null,
    phone: null,
    ...toRestRegion(countryCode, regionCode),
  };
}

function toRestRegion(country: Order["countryCode"], region: string) {
  return {
    province: findRegion(country, region)?.name ?? null,
    province_code: region,
    country: countries[country].name,
    country_code: country,
  };
}
