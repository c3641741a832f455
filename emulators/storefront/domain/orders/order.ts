import type { CartAttribute } from "#storefront/domain/cart/cart.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import type { CustomerId } from "#storefront/domain/customers/customer.ts";

// All amounts are whole cents of the order's currency.

export interface OrderAddress {
  firstName: string;
  lastName: string;
  address1: string;
  /** Empty if omitted. */
  address2: string;
  city: string;
  regionCode: string;
  zip: string;
  countryCode: "US" | "CA";
}

export interface OrderTax {
  title: string;
  /** Out of 100,000: 9975 is 9.975%. */
  rate: number;
  amount: number;
}

/** What one discount takes off a line or the delivery. */
export interface OrderDiscount {
  /** Whether it's a discount of that line or the delivery, or the line's share of an order discount. */
  of: "line" | "delivery" | "order";
  /** As the shopper sees it. */
  title: string;
  /** null for an automatic discount. */
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
  /** The path in the images folder, or null without an image. */
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

/** Units of one of the order's lines. */
interface OrderUnits {
  /** The line's place in the order. */
  line: number;
  quantity: number;
}

/** What was sent, or otherwise given to the buyer, at once. */
export interface OrderFulfillment {
  id: `gid://shopify/Fulfillment/${number}`;
  /** ISO 8601, UTC. */
  createdAt: string;
  units: OrderUnits[];
  tracking: { company: string | null; number: string | null; url: string | null }[];
}

export interface RefundedUnits extends OrderUnits {
  restockType: "RETURN" | "CANCEL" | "NO_RESTOCK";
  /** How many of them were still to be fulfilled, and no longer are. */
  unfulfilled: number;
  /** Before tax. */
  subtotal: number;
  tax: number;
}

export interface OrderRefund {
  id: `gid://shopify/Refund/${number}`;
  /** ISO 8601, UTC. */
  createdAt: string;
  note: string | null;
  units: RefundedUnits[];
  /** What was paid back, which may differ from the units' prices. */
  amount: number;
}

/** What was bought, as it was then. Later catalog changes don't affect it. */
export interface Order {
  id: `gid://shopify/Order/${string}`;
  /** The shop's first order is 1001. */
  number: number;
  /** The secret in its confirmation page's URL. */
  token: string;
  cartToken: string;
  /** ISO 8601, UTC. */
  placedAt: string;
  currency: Currency;
  email: string;
  /** Whose order it is. */
  customerId: CustomerId;
  /** Where tax is paid: the delivery's region, or the billing region if nothing is delivered. */
  countryCode: "US" | "CA";
  regionCode: string;
  /** null if nothing is delivered. */
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
  /** Oldest first. None by default. */
  fulfillments?: OrderFulfillment[];
  /** Oldest first. None by default. */
  refunds?: OrderRefund[];
  /** ISO 8601, UTC. When it was placed, by default. */
  updatedAt?: string;
}
