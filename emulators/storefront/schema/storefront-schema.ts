import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { buildClientSchema, type GraphQLSchema, isAbstractType, isObjectType } from "graphql";
import type { IntrospectionQuery } from "graphql";
import type { ApiVersion } from "#storefront/api/api-versions.ts";
import { notEmulated } from "#storefront/schema/not-emulated.ts";
import { asIs } from "#storefront/schema/resolver.ts";
import { resolvers } from "#storefront/schema/resolvers.ts";

const files: Record<ApiVersion, string> = {
  "2025-01": "@shopify/hydrogen-react-2025-01/storefront.schema.json",
  "2026-04": "@shopify/hydrogen-react/storefront.schema.json",
};

const { resolve } = createRequire(import.meta.url);

/** Shopify's own schema of one version, made executable: a field without a resolver here answers that it is not emulated. */
export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  // The package ships the introspection result of the very schema it is named after.
  const introspection = JSON.parse(readFileSync(resolve(files[version]), "utf8")) as IntrospectionQuery;
  const schema = buildClientSchema(introspection, { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isAbstractType(type)) type.resolveType = toTypeName;
    if (!isObjectType(type)) continue;
    const known = resolvers[type.name];
    for (const field of Object.values(type.getFields())) {
      const resolver = known && Object.hasOwn(known, field.name) ? known[field.name] : undefined;
      if (resolver === asIs) continue;
      field.resolve = resolver
        ? // The field that returned the source, and the schema's check of the arguments, vouch for both.
          (source: unknown, args, context) => resolver(source as never, args as never, context)
        : () => {
            throw notEmulated(`${type.name}.${field.name}`);
          };
    }
  }
  return schema;
}

/** Whatever a resolver returns for an interface or a union carries its type's name. */
function toTypeName(value: unknown): string {
  if (value && typeof value === "object" && "__typename" in value) return String(value.__typename);
  throw new Error("A value of an abstract type has no __typename.");
}
