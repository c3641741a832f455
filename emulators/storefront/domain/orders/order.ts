import type { CartAttribute } from "#storefront/domain/cart/cart.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";

// All amounts are whole cents of the order's currency.

export interface OrderAddress {
  firstName: string;
  lastName: string;
  address1: string;
  /** Empty when it is not given. */
  address2: string;
  city: string;
  regionCode: string;
  zip: string;
  countryCode: "US" | "CA";
}

export interface OrderTax {
  title: string;
  /** Of 100,000: 9975 is 9.975 %. */
  rate: number;
  amount: number;
}

/** What one discount takes off a line or the delivery. */
export interface OrderDiscount {
  /** Whether it is a discount of that line, of the delivery, or the line's part of one of the whole order. */
  of: "line" | "delivery" | "order";
  /** As the shopper reads it. */
  title: string;
  /** Null for an automatic discount. */
  code: string | null;
  amount: number;
}

export interface OrderLine {
  merchandiseId: string;
  productId: string;
  productTitle: string;
  variantTitle: string;
  sku: string;
  vendor: string;
  /** Under the folder of images; null without a picture. */
  imageFile: string | null;
  quantity: number;
  attributes: CartAttribute[];
  requiresShipping: boolean;
  taxable: boolean;
  grams: number;
  each: number;
  discounts: OrderDiscount[];
  /** After its discounts, before tax. */
  total: number;
  taxes: OrderTax[];
}

export interface OrderShipping {
  handle: string;
  title: string;
  /** Before its discounts. */
  price: number;
  discounts: OrderDiscount[];
  taxes: OrderTax[];
}

export interface OrderGiftCard {
  lastCharacters: string;
  amount: number;
}

/** What was bought, as it was at that moment: nothing in it follows the catalog. */
export interface Order {
  id: `gid://shopify/Order/${string}`;
  /** 1001 is the shop's first. */
  number: number;
  /** The secret in the address of its thank-you page. */
  token: string;
  cartToken: string;
  /** ISO 8601, UTC. */
  placedAt: string;
  currency: Currency;
  email: string;
  /** Where tax is paid: the region of the delivery, or of the bill when nothing is delivered. */
  countryCode: "US" | "CA";
  regionCode: string;
  /** Null when nothing is delivered. */
  shippingAddress: OrderAddress | null;
  note: string | null;
  attributes: CartAttribute[];
  lines: OrderLine[];
  shipping: OrderShipping | null;
  giftCards: OrderGiftCard[];
  /** Of the lines, after all their discounts. */
  subtotal: number;
  tax: number;
  /** With delivery and tax, before gift cards. */
  total: number;
}
