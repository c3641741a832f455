import type { SanityDocument } from "#content-lake/query/document.ts";
import { evaluateTree } from "#content-lake/query/evaluate.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import { QueryError } from "#content-lake/query/query-error.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import { countOccurrences, type Phrase, toTexts } from "#content-lake/query/text-search.ts";
import { evaluateInTime } from "#content-lake/query/time-limit.ts";

/**
 * Returns whether a listener with this query gets a document's changes. Only the filter counts, as in hosted listeners: order,
 * slice and projection are ignored, and references resolve to nothing. Throws a `QueryError` for anything but a filter.
 */
export function createDocumentFilter(
  query: string,
  params: Record<string, unknown>,
): (document: SanityDocument | null) => boolean {
  const filter = toFilter(parseQuery({ query, params }));
  if (!filter) {
    const description = 'A listener\'s query must be a filter of documents, as in *[_type == "course"].';
    throw new QueryError({ description, query, start: 0, end: query.length });
  }
  return (document) => {
    if (!document) return false;
    const context = {
      documents: [document],
      now: new Date(),
      identity: "",
      readDocument: () => undefined,
      countInDocument: (_id: string, phrase: Phrase) => countOccurrences(toTexts(document), phrase),
    };
    const { data } = evaluateInTime(filter, () => evaluateTree(filter, context));
    return Array.isArray(data) && data.length > 0;
  };
}

function toFilter(node: ExprNode): ExprNode | null {
  switch (node.type) {
    case "Everything":
      return node;
    case "Filter": {
      const base = toFilter(node.base);
      return base && { ...node, base };
    }
    case "AccessAttribute":
      return node.base ? toFilter(node.base) : null;
    case "Projection":
    case "Map":
    case "FlatMap":
    case "Slice":
    case "AccessElement":
    case "PipeFuncCall":
    case "ArrayCoerce":
    case "Deref":
    case "Group":
      return toFilter(node.base);
    default:
      return null;
  }
}
