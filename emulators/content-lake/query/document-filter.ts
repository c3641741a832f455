import { evaluateSync, type ExprNode } from "groq-js";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";

/**
 * Tells whether a listener with this query hears of a document. Only the filter counts, as in the hosted
 * listener: order, slice and projection are ignored. Throws a `QueryError` when the query doesn't parse.
 */
export function createDocumentFilter(
  query: string,
  params: Record<string, unknown>,
): (document: SanityDocument | null) => boolean {
  const tree = toFilter(parseQuery({ query, params }));
  return (document) => {
    if (!document) return false;
    const matches: unknown = evaluateSync(tree, { dataset: [document], params }).data;
    return Array.isArray(matches) ? matches.length > 0 : matches !== null;
  };
}

function toFilter(node: ExprNode): ExprNode {
  switch (node.type) {
    case "Projection":
    case "Map":
    case "FlatMap":
    case "Slice":
    case "AccessElement":
    case "PipeFuncCall":
    case "Group":
      return toFilter(node.base);
    case "AccessAttribute":
      return node.base ? toFilter(node.base) : node;
    default:
      return node;
  }
}
