import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  buildClientSchema,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
  isAbstractType,
  isObjectType,
  isScalarType,
} from "graphql/index.js";
import type { ApiVersion } from "#storefront/graphql/api/api-versions.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { asIs, type StorefrontContext } from "./resolver.ts";
import { resolvers } from "./resolvers.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";

const files: Record<ApiVersion, string> = {
  "2025-01": "@shopify/hydrogen-react-2025-01/storefront.schema.json",
  "2026-04": "@shopify/hydrogen-react/storefront.schema.json",
};

const { resolve } = createRequire(import.meta.url);

/** One version of Shopify's own schema, made executable. A field without a resolver here fails as not emulated. */
export function createStorefrontSchema(version: ApiVersion): GraphQLSchema {
  // The package ships the introspection result of the schema it's named after.
  const introspection: IntrospectionQuery = JSON.parse(readFileSync(resolve(files[version]), "utf8"));
  const schema = buildClientSchema(introspection, { assumeValid: true });
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isScalarType(type) && type.name === "DateTime") type.serialize = toDateTime;
    if (isAbstractType(type)) type.resolveType = toTypeName;
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) attachResolver(type, field);
  }
  return schema;
}

function attachResolver(type: GraphQLObjectType, field: GraphQLField<unknown, StorefrontContext>): void {
  const known = resolvers[type.name] ?? {};
  const resolver = Object.hasOwn(known, field.name) ? known[field.name] : undefined;
  if (resolver === asIs) return;
  field.resolve = (source, args, context) => {
    if (!resolver) throw notEmulated(`${type.name}.${field.name}`);
    // The field that returned the source and the schema's argument validation guarantee both types.
    return Reflect.apply(resolver, undefined, [source, args, context]);
  };
}

function toDateTime(value: unknown): string {
  if (typeof value !== "string") throw new Error("A time isn't stored as a string.");
  return toWholeSeconds(value);
}

/** Anything that a resolver returns for an interface or a union has its type's name. */
function toTypeName(value: unknown): string {
  if (!value || typeof value !== "object" || !("__typename" in value)) {
    throw new Error("A value of an abstract type has no __typename.");
  }
  const { __typename: name } = value;
  return String(name);
}
