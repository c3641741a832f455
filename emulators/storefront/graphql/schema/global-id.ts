import { GraphQLError } from "graphql/index.js";

/** The kind an id names, "Product" for `gid://shopify/Product/7`. Refuses what is no global id with Shopify's words. */
export function readKind(id: string): string {
  const kind = /^gid:\/\/shopify\/(\w+)\/./.exec(id)?.[1];
  if (kind !== undefined) return kind;
  const extensions = { code: "argumentLiteralsIncompatible", typeName: "CoercionError" };
  throw new GraphQLError(`Invalid global id '${id}'`, { extensions });
}
