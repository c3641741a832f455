import { GraphQLError } from "graphql/index.js";

const pattern = /^gid:\/\/shopify\/(\w+)\/./;

export const isGlobalId = (id: string) => pattern.test(id);

export const describeInvalidId = (id: string) => `Invalid global id '${id}'`;

/** An ID's type, "Product" for `gid://shopify/Product/7`. */
export function readKind(id: string): string {
  const kind = pattern.exec(id)?.[1];
  if (kind === undefined) throw new GraphQLError(describeInvalidId(id));
  return kind;
}
