import "server-only";
import { headers } from "next/headers";
import { readForwardedAddress } from "#lib/client-address.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createStorefrontClient, type StorefrontRequest } from "./storefront-client.ts";

let client: StorefrontRequest | undefined;

/** Sends an operation that isn't specific to a shopper, so callers may cache the result. Throws StorefrontError. */
export const storefrontRequest: StorefrontRequest = (document, variables, options) => {
  client ??= createStorefrontClient(readEnvironment().storefront);
  return client(document, variables, options);
};

/** Sends an operation for the current shopper, with their IP for Shopify's rate limits. Throws StorefrontError. */
export const buyerRequest: StorefrontRequest = async (document, variables) => {
  const buyerIp = readForwardedAddress(await headers(), readEnvironment().trustedProxies);
  return storefrontRequest(document, variables, { buyerIp });
};
