import type { UnknownRequest } from "#control/control-routes.ts";
import type { Call } from "#http/router.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import type { Site } from "#storefront/checkout/pages/shop-page.ts";

/** What an endpoint of customer accounts can use. */
export interface AccountServices extends ShopServices {
  /** Where browsers reach the shop, without a trailing slash. */
  publicUrl: string;
  site: Site;
  /** Where a client may send people back to, besides the site and this machine. */
  redirectUris: readonly string[];
  /** Told what a GraphQL operation asks for that isn't emulated. */
  onUnknown: (request: UnknownRequest) => void;
  now: () => Date;
}

export type AccountCall = Call<AccountServices>;
