import type { CartStore } from "#storefront/domain/cart/cart-store.ts";
import type { GiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import type { PricingServices } from "#storefront/domain/cart/price-cart.ts";
import type { Customers } from "#storefront/domain/customers/customers.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import type { Content } from "#storefront/domain/content/content.ts";
import type { Events } from "#storefront/merchant/events.ts";
import type { Site } from "#storefront/checkout/pages/shop-page.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";

/** What the checkout pages need from the shop. */
export interface CheckoutServices extends PricingServices {
  carts: CartStore;
  giftCards: GiftCards;
  orders: Orders;
  customers: Customers;
  nextId: NextId;
  content: Content;
  events: Events;
  /** Stores everything the work writes, or nothing. */
  transact: <Result>(work: () => Result) => Result;
  newId: () => string;
  /** Where browsers reach this shop, without a trailing slash. */
  publicUrl: string;
  site: Site;
}
