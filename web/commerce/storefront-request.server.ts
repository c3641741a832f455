import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createStorefrontClient, type StorefrontRequest } from "./storefront-client.ts";

let client: StorefrontRequest | undefined;

/** Asks the shop of the environment. Never cached here. Throws StorefrontError. */
export const storefrontRequest: StorefrontRequest = (document, variables, options) => {
  client ??= createStorefrontClient(readEnvironment().storefront);
  return client(document, variables, options);
};
