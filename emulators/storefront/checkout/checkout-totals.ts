import { toDeliveryPrice } from "#storefront/domain/orders/amounts.ts";
import type { Cart } from "#storefront/domain/cart/cart.ts";
import { type GiftCardPayment, payWithGiftCards } from "#storefront/domain/cart/pay-with-gift-cards.ts";
import type { DeliveryOption } from "#storefront/domain/cart/plan-delivery.ts";
import {
  type PricedCart,
  type PricedCode,
  type PricedLine,
  priceCart,
  type PricingServices,
} from "#storefront/domain/cart/price-cart.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { CheckoutCountry, Region, RegionTax } from "#storefront/domain/regions/region.ts";
import { toTaxes } from "#storefront/domain/regions/taxes.ts";
import type { Allocation } from "#storefront/domain/discounts/apply-discounts.ts";
import type { OrderDiscount, OrderLine, OrderShipping, OrderTax } from "#storefront/domain/orders/order.ts";

/** The cart's destination and buyer, as far as the shopper has said. */
export interface Destination {
  country: CheckoutCountry;
  /** null until it's selected. The tax is unknown until then. */
  region: Region | null;
  email: string | null;
  /** A shipping rate's handle. Anything else is the cheapest rate. */
  shipping: string;
}

/** A cart's totals at the checkout. All amounts are whole cents of the currency. */
export interface CheckoutTotals {
  currency: Currency;
  needsDelivery: boolean;
  /** Without sold-out lines. */
  lines: OrderLine[];
  codes: PricedCode[];
  /** Cheapest first. Empty if nothing is delivered. */
  deliveryOptions: DeliveryOption[];
  shipping: OrderShipping | null;
  /** null until the region is known. */
  taxes: OrderTax[] | null;
  giftCards: GiftCardPayment[];
  /** Of the lines, after all discounts. */
  subtotal: number;
  tax: number;
  /** With delivery and tax, before gift cards. */
  total: number;
}

/** Prices a cart for its destination, whatever its own country and address. Doesn't change the cart. */
export function computeTotals(
  cart: Cart,
  destination: Destination,
  services: PricingServices,
): CheckoutTotals {
  const priced = priceCart(sendTo(cart, destination), services);
  const { region } = destination;
  const lines = priced.lines
    .filter(({ line }) => line.quantity > 0)
    .map((line) => toOrderLine(line, priced.allocations, region));
  const needsDelivery = lines.some(({ requiresShipping }) => requiresShipping);
  const shipping = needsDelivery ? toShipping(priced, region) : null;
  const taxes = [...lines.flatMap((line) => line.taxes), ...(shipping?.taxes ?? [])];
  const subtotal = sum(lines.map(({ total }) => total));
  const tax = sum(taxes.map(({ amount }) => amount));
  const delivery = toDeliveryPrice(shipping);
  const total = subtotal + delivery + tax;
  const { currency } = priced.market;
  return {
    currency,
    needsDelivery,
    lines,
    codes: priced.codes,
    deliveryOptions: needsDelivery ? (priced.delivery?.options ?? []) : [],
    shipping,
    taxes: region ? taxes : null,
    giftCards: payWithGiftCards(cart, total, currency, services.giftCards),
    subtotal,
    tax,
    total,
  };
}

/** What's left to pay after gift cards. */
export function toAmountDue({ total, giftCards }: Pick<CheckoutTotals, "total" | "giftCards">): number {
  return total - sum(giftCards.map(({ amount }) => amount));
}

/** The cart with this country, email address and delivery. */
export function sendTo(cart: Cart, { country, region, email, shipping }: Destination): Cart {
  const address = {
    id: "checkout",
    isSelected: true,
    isOneTimeUse: true,
    firstName: null,
    lastName: null,
    company: null,
    address1: null,
    address2: null,
    city: null,
    provinceCode: region?.code ?? null,
    countryCode: country,
    zip: null,
    phone: null,
  };
  const buyerIdentity = { ...cart.buyerIdentity, countryCode: country, email };
  return { ...cart, buyerIdentity, addresses: [address], deliveryHandle: shipping };
}

function toOrderLine(
  { line, merchandise: { product, variant }, each, total, allocations }: PricedLine,
  ofCart: readonly Allocation[],
  region: Region | null,
): OrderLine {
  const shares = ofCart.filter(({ lineId }) => lineId === line.id);
  const afterAll = total - sum(shares.map(({ amount }) => amount));
  const { requiresShipping, taxable = true } = variant;
  const image = product.images.find(({ id }) => id === variant.image) ?? product.images[0];
  return {
    merchandiseId: variant.id,
    productId: product.id,
    productTitle: product.title,
    variantTitle: variant.title,
    sku: variant.sku,
    vendor: product.vendor,
    imageFile: image?.file ?? null,
    quantity: line.quantity,
    attributes: line.attributes,
    requiresShipping,
    taxable,
    grams: variant.weightInGrams ?? 0,
    each: each.amount,
    discounts: [
      ...allocations.map((allocation) => toDiscount(allocation, "line")),
      ...shares.map((share) => toDiscount(share, "order")),
    ],
    total: afterAll,
    taxes: isTaxed({ taxable, requiresShipping }, region) ? toTaxes(afterAll, taxesOf(region)) : [],
  };
}

/** Not every state taxes digital goods, such as video courses. */
export function isTaxed(
  { taxable, requiresShipping }: Pick<OrderLine, "taxable" | "requiresShipping">,
  region: Region | null,
): boolean {
  return taxable && (requiresShipping || region?.taxesDigital === true);
}

function toShipping({ delivery, allocations }: PricedCart, region: Region | null): OrderShipping | null {
  const option = delivery?.selected;
  if (!option) return null;
  const off = allocations.filter(({ lineId }) => lineId === null);
  const left = option.cost - sum(off.map(({ amount }) => amount));
  return {
    handle: option.handle,
    title: option.title,
    price: option.cost,
    discounts: off.map((allocation) => toDiscount(allocation, "delivery")),
    taxes: region?.taxesDelivery ? toTaxes(left, taxesOf(region)) : [],
  };
}

function taxesOf(region: Region | null): readonly RegionTax[] {
  return region?.taxes ?? [];
}

function toDiscount({ discount, code, amount }: Allocation, of: OrderDiscount["of"]): OrderDiscount {
  return { of, title: code ?? discount.title, code, amount };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
