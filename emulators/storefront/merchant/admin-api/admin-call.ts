import type { UnknownRequest } from "#control/control-routes.ts";
import type { Call } from "#http/router.ts";
import type { ShopServices } from "#storefront/open-shop.ts";

/** What a handler of the Admin API can use. */
export interface AdminServices extends ShopServices {
  /** Where browsers reach the shop, without a trailing slash. */
  publicUrl: string;
  /** Told what a GraphQL operation asks for that isn't emulated. */
  onUnknown: (request: UnknownRequest) => void;
  now: () => Date;
  newId: () => string;
}

export type AdminCall = Call<AdminServices>;
