import type { Catalog } from "#storefront/domain/catalog/catalog.ts";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import type { CartStore } from "#storefront/domain/cart/cart-store.ts";
import type { GiftCards } from "#storefront/domain/cart/gift-card-store.ts";
import type { Content } from "#storefront/domain/content/content.ts";
import type { Discounts } from "#storefront/domain/discounts/discount-store.ts";
import type { Events } from "#storefront/merchant/events.ts";
import type { Orders } from "#storefront/domain/orders/orders.ts";
import type { ImageFiles } from "#storefront/checkout/pages/image-files.ts";
import type { Market } from "#storefront/domain/market.ts";

/** What every resolver of one request shares. */
export interface StorefrontContext {
  catalog: Catalog;
  carts: CartStore;
  discounts: Discounts;
  giftCards: GiftCards;
  content: Content;
  images: ImageFiles;
  orders: Orders;
  /** What webhooks are told. */
  events: Events;
  /** The version that answers. */
  version: ApiVersion;
  /** The country of `@inContext`; null when none was given. */
  country: string | null;
  /** The market that sells to that country. */
  market: Market;
  /** False when the request came without a token: no tags, metafields or stock. */
  hasToken: boolean;
  /** Where browsers reach this shop, without a slash at the end. */
  publicUrl: string;
  now: () => Date;
  newId: () => string;
}

/** The field is the property of the same name, and costs no call. */
export const asIs = "as is";

/**
 * The emulated fields of one type. Arguments are `never` here because the schema has checked them already:
 * each resolver declares those it reads.
 */
export interface Resolvers<Source> {
  [field: string]: typeof asIs | ((source: Source, args: never, context: StorefrontContext) => unknown);
}
