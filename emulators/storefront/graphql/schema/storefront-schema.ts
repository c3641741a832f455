import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildClientSchema, type GraphQLSchema, type IntrospectionQuery } from "graphql/index.js";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { makeExecutable } from "./make-executable.ts";
import { resolvers } from "./resolvers.ts";

const files: Record<ApiVersion, string> = {
  "2025-01": "@shopify/hydrogen-react-2025-01/storefront.schema.json",
  "2026-04": "@shopify/hydrogen-react/storefront.schema.json",
};

const { resolve } = createRequire(import.meta.url);

/** One version of Shopify's own schema, made executable. A field without a resolver here fails as not emulated. */
export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  // The package ships the introspection result of the schema it's named after.
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(resolve(files[version]), "utf8"));
  return makeExecutable(buildClientSchema(introspection, { assumeValid: true }), resolvers);
}
