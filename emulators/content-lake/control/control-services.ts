import type { Call } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import type { Faults } from "#http/faults.ts";
import type { Ledger } from "#http/ledger.ts";

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
  /** Whether the lake was given a seed to plant. */
  hasSeed: boolean;
  /** Those of the lake that is open now: a reset opens another. */
  services: () => Omit<Services, "user" | "signedOut">;
  /** Empties the lake and plants its seed again, or leaves it empty. */
  reset: (seeded: boolean) => Promise<void>;
}

export type ControlCall = Call<ControlServices>;
