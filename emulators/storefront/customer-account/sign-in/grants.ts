import type { CustomerId } from "#storefront/domain/customers/customer.ts";
import { createExpiringValues, type ExpiringValues } from "#storefront/domain/customers/expiring-values.ts";

/** What a client that shows the code gets tokens for. */
export interface Grant {
  customerId: CustomerId;
  redirectUri: string;
  codeChallenge: string;
  nonce: string | undefined;
}

/** Under the codes that clients got. */
export type Grants = ExpiringValues<Grant>;

/** "A maximum authorization code lifetime of 10 minutes is RECOMMENDED" (RFC 6749, section 4.1.2). */
const lifetimeMs = 10 * 60_000;

export function createGrants(now: () => Date): Grants {
  return createExpiringValues({ lifetimeMs, now });
}
