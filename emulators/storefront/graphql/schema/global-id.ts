import { GraphQLError } from "graphql/index.js";

/** An ID's type, "Product" for `gid://shopify/Product/7`. Rejects an invalid global ID with Shopify's message. */
export function readKind(id: string): string {
  const kind = /^gid:\/\/shopify\/(\w+)\/./.exec(id)?.[1];
  if (kind !== undefined) return kind;
  const extensions = { code: "argumentLiteralsIncompatible", typeName: "CoercionError" };
  throw new GraphQLError(`Invalid global id '${id}'`, { extensions });
}
