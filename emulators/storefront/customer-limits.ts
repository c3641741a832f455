import { createFailures, type Failures } from "#http/sign-in-failures.ts";

/** The server only listens on this machine, so every request without a buyer's IP has this one. */
export const ownAddress = "127.0.0.1";

/**
 * What strangers may try before they have to wait: 5 times in five minutes for one email from one IP, and 20 times from one IP.
 * Shopify has such limits and doesn't publish them.
 */
export interface CustomerLimits {
  signUps: Failures;
  /** Only wrong passwords count. */
  signIns: Failures;
  recoveries: Failures;
  signInCodes: Failures;
}

export function createCustomerLimits(now: () => Date): CustomerLimits {
  return {
    signUps: createFailures(now),
    signIns: createFailures(now),
    recoveries: createFailures(now),
    signInCodes: createFailures(now),
  };
}
