import type { GraphQLSchema } from "graphql/index.js";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { makeExecutable } from "#storefront/graphql/schema/make-executable.ts";
import { readShopifySchema } from "#storefront/graphql/schema/storefront-schema.ts";
import { accountResolvers } from "./account-resolvers.ts";

/** The only version of the Customer Account API. Older ones are retired. */
export const accountApiVersion: ApiVersion = "2026-04";

/** Shopify's own schema of the Customer Account API, made executable. */
export function createAccountSchema(): GraphQLSchema {
  return makeExecutable(readShopifySchema(accountApiVersion, "customer-account"), accountResolvers);
}
