import type { Catalog } from "#storefront/domain/catalog/catalog.ts";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import type { CartStore } from "#storefront/domain/cart/cart-store.ts";
import type { GiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import type { CustomerLimits } from "#storefront/customer-limits.ts";
import type { AccessTokens } from "#storefront/domain/customers/access-tokens.ts";
import type { AccountSessions } from "#storefront/domain/customers/account-sessions.ts";
import type { AccountLinks } from "#storefront/domain/customers/account-links.ts";
import type { Customers } from "#storefront/domain/customers/customers.ts";
import type { NextId } from "#storefront/domain/next-id.ts";
import type { Content } from "#storefront/domain/content/content.ts";
import type { Discounts } from "#storefront/domain/discounts/discount-store.ts";
import type { Events } from "#storefront/merchant/events.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";
import type { ImageFiles } from "#storefront/checkout/pages/image-files.ts";
import type { Market } from "#storefront/domain/market.ts";

/** What all resolvers of a request share. */
export interface StorefrontContext {
  catalog: Catalog;
  carts: CartStore;
  discounts: Discounts;
  giftCards: GiftCards;
  content: Content;
  images: ImageFiles;
  orders: Orders;
  customers: Customers;
  accessTokens: AccessTokens;
  accountLinks: AccountLinks;
  accountSessions: AccountSessions;
  customerLimits: CustomerLimits;
  nextId: NextId;
  /** Stores everything the work writes, or nothing. */
  transact: <Result>(work: () => Result) => Result;
  /** Sends webhooks. */
  events: Events;
  /** The version that serves the request. */
  version: ApiVersion;
  /** The country from `@inContext`, or null without one. */
  country: string | null;
  /** The market for that country. */
  market: Market;
  /** False without a token, which hides tags, metafields and stock. */
  hasToken: boolean;
  /** The buyer's IP, as far as it's known. */
  buyerIp: string;
  /** Where browsers reach this shop, without a trailing slash. */
  publicUrl: string;
  now: () => Date;
  newId: () => string;
}

/** The field is the property with the same name, and needs no call. */
export const asIs = "as is";

/**
 * The emulated fields of one type. Arguments are `never` here because the schema has validated them already, and each resolver
 * declares those it reads.
 */
export interface Resolvers<Source, Context = StorefrontContext> {
  [field: string]: typeof asIs | ((source: Source, args: never, context: Context) => unknown);
}
