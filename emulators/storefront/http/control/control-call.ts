import type { ControlServices } from "#control/control-routes.ts";
import type { Call } from "#http/router.ts";
import type { ShopServices } from "#storefront/open-shop.ts";

export interface ShopControl extends ControlServices {
  /** The services of the open shop. A reset opens another. */
  shop: () => ShopServices;
}

export type ControlCall = Call<ShopControl>;
