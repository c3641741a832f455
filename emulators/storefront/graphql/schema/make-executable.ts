import {
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  isObjectType,
  isScalarType,
} from "graphql/index.js";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import { toWholeSeconds } from "#storefront/domain/to-whole-seconds.ts";
import { asIs, type Resolvers } from "./resolver.ts";

/** Everything that's emulated, by type. */
export type ResolversByType = Readonly<Record<string, Resolvers<never, never>>>;

/** Gives a schema its resolvers. A field without one fails as not emulated. */
export function makeExecutable(schema: GraphQLSchema, resolvers: ResolversByType): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith("__")) continue;
    if (isScalarType(type) && type.name === "DateTime") type.serialize = toDateTime;
    if (isAbstractType(type)) type.resolveType = toTypeName;
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) attachResolver(type, field, resolvers);
  }
  return schema;
}

function attachResolver(
  type: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  resolvers: ResolversByType,
): void {
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
