import { GraphQLError } from "graphql/index.js";
import type { Failures } from "#http/sign-in-failures.ts";
import type { Customer } from "#storefront/domain/customers/customer.ts";
import { normalizeEmail } from "#storefront/domain/customers/customers.ts";
import { denyAccess } from "#storefront/graphql/schema/require-token.ts";
import type { StorefrontContext } from "#storefront/graphql/schema/resolver.ts";

/** Arguments of what a signed-in customer does. */
export type SignedIn<Args = object> = Args & { customerAccessToken: string };

const scope = "`unauthenticated_write_customers` access scope.";

/** Denies a mutation to a client without the shop's own token. */
export function requireWriteAccess({ hasToken }: StorefrontContext, field: string): void {
  if (!hasToken) throw denyAccess(field, scope);
}

/** Who has this access token, or null. */
export function readCustomer(accessToken: string, context: StorefrontContext): Customer | null {
  const { accessTokens, accountSessions } = context;
  // Carts take tokens of the Customer Account API, too (shopify.dev, "Storefront API: CartBuyerIdentityInput").
  const id = accessTokens.readCustomerId(accessToken) ?? accountSessions.readCustomerId(accessToken);
  return id === null ? null : context.customers.byId(id);
}

/** The customer with this access token. Without one, nothing is done (seen in responses of version 2026-04). */
export function requireCustomer(accessToken: string, context: StorefrontContext, field: string): Customer {
  requireWriteAccess(context, field);
  const customer = readCustomer(accessToken, context);
  if (!customer) throw denyCustomer(field);
  return customer;
}

export function denyCustomer(field: string): GraphQLError {
  return denyAccess(field, `${scope} Also: Requires valid customer access token.`);
}

interface LimitOptions {
  limit: Failures;
  email: string;
  /** Shopify's, without its second sentence. */
  message: string;
}

/** Refuses the attempt if there were too many. Otherwise returns how to count it. */
export function limitAttempts(
  { limit, email, message }: LimitOptions,
  { buyerIp }: StorefrontContext,
): { count: () => void; forget: () => void } {
  // No email is longer, so the rest needn't be remembered.
  const attempt = { email: normalizeEmail(email).slice(0, 255), address: buyerIp };
  if (limit.blockedFor(attempt) > 0) {
    throw new GraphQLError(`${message}. Please try again later.`, { extensions: { code: "THROTTLED" } });
  }
  return { count: () => limit.add(attempt), forget: () => limit.forget(attempt) };
}
