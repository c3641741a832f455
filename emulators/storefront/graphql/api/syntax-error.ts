import type { GraphQLError } from "graphql/index.js";
import type { ShopifyError } from "./shopify-errors.ts";

/** A document with a syntax error, in graphql-ruby's format: what was unexpected, and where. */
export function toSyntaxError({ message, locations }: GraphQLError): ShopifyError {
  const at = locations?.[0] ?? { line: 1, column: 1 };
  const found = /(?:found|Unexpected) (.+?)\.?$/.exec(message)?.[1];
  const what = found === "<EOF>" || found === undefined ? "end of file" : found;
  return { message: `syntax error, unexpected ${what} at [${at.line}, ${at.column}]`, locations: [at] };
}
