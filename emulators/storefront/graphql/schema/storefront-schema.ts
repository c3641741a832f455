import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql/index.js";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { makeExecutable } from "./make-executable.ts";
import { resolvers } from "./resolvers.ts";

const { resolve } = createRequire(import.meta.url);

/** One version of Shopify's own schema, made executable. A field without a resolver here fails as not emulated. */
export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  return makeExecutable(readShopifySchema(version, "storefront"), resolvers);
}

/** One version of a schema that Shopify publishes, without resolvers. */
export function readShopifySchema(
  version: ApiVersion,
  api: "storefront" | "customer-account",
): GraphQLSchema {
  // package.json says which of Shopify's packages ships the introspection results of a version.
  const file = resolve(`#shopify/${version}/${api}.schema.json`);
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(file, "utf8"));
  return buildClientSchema(introspection, { assumeValid: true });
}
