import "server-only";
import { headers } from "next/headers";
import { readForwardedAddress } from "#lib/client-address.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { createStorefrontClient, type StorefrontRequest } from "./storefront-client.ts";

let client: StorefrontRequest | undefined;

/** Asks the shop of the environment, for everybody: what is asked may be cached. Never cached here. Throws StorefrontError. */
export const storefrontRequest: StorefrontRequest = (document, variables, options) => {
  client ??= createStorefrontClient(readEnvironment().storefront);
  return client(document, variables, options);
};

/** Asks for the one shopper whose request is being answered, by whom Shopify then counts. Throws StorefrontError. */
export const buyerRequest: StorefrontRequest = async (document, variables) => {
  const buyerIp = readForwardedAddress(await headers(), readEnvironment().trustedProxies);
  return storefrontRequest(document, variables, { buyerIp });
};
