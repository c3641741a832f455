import { isObjectType } from "graphql/index.js";
import { resolvers } from "#storefront/graphql/schema/resolvers.ts";
import { createStorefrontSchema } from "#storefront/graphql/schema/storefront-schema.ts";

/** A field of QueryRoot or Mutation. */
export interface Operation {
  kind: "mutation" | "query";
  field: string;
  /** False for operations that are rejected with an error that names them. */
  isEmulated: boolean;
}

/** Every operation in the newest schema, in alphabetical order. */
export function listOperations(): Operation[] {
  const schema = createStorefrontSchema("2026-04");
  return (["query", "mutation"] as const).flatMap((kind) => {
    const type = schema.getType(rootTypes[kind]);
    if (!isObjectType(type)) throw new Error(`The schema has no ${rootTypes[kind]}.`);
    const emulated = resolvers[type.name] ?? {};
    return Object.keys(type.getFields()).map((field) => ({
      kind,
      field,
      isEmulated: Object.hasOwn(emulated, field),
    }));
  });
}

const rootTypes = { query: "QueryRoot", mutation: "Mutation" };
