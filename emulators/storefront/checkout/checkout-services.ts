import type { CartStore } from "#storefront/domain/cart/cart-store.ts";
import type { GiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import type { PricingServices } from "#storefront/domain/cart/price-cart.ts";
import type { Content } from "#storefront/domain/content/content.ts";
import type { Events } from "#storefront/merchant/events.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";

/** What the checkout's pages need of the shop. */
export interface CheckoutServices extends PricingServices {
  carts: CartStore;
  giftCards: GiftCards;
  orders: Orders;
  content: Content;
  events: Events;
  /** Keeps all that the work writes, or nothing of it. */
  transact: <Result>(work: () => Result) => Result;
  newId: () => string;
  /** Where browsers reach this shop, and where the site that sells is; without a slash at the end. */
  publicUrl: string;
  siteUrl: string;
}
