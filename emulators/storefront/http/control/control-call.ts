import type { Call } from "#http/router.ts";
import type { Faults } from "#http/faults.ts";
import type { Ledger } from "#http/ledger.ts";
import type { ShopServices } from "#storefront/open-shop.ts";

/** A request that nothing answers. */
export interface UnknownRequest {
  method: string;
  path: string;
}

/** What the control plane holds in its hands. */
export interface ControlServices {
  requests: Ledger;
  faults: Faults;
  unknownRequests: readonly UnknownRequest[];
  /** Those of the shop that is open now: a reset opens another. */
  shop: () => ShopServices;
  /** Empties the shop and plants its seed again, or leaves it empty. */
  reset: (seeded: boolean) => Promise<void>;
}

export type ControlCall = Call<ControlServices>;
