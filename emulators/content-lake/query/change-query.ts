import type { DocumentChange, SanityDocument } from "#content-lake/query/document.ts";
import { type EvaluationContext, evaluateTree } from "#content-lake/query/evaluate.ts";
import { toQuerySource } from "#content-lake/query/indexed-documents.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import { countOccurrences, toTexts } from "#content-lake/query/text-search.ts";
import { evaluateInTime } from "#content-lake/query/time-limit.ts";
import { toJson } from "#content-lake/query/to-json.ts";

interface ChangeQueryOptions {
  /** The documents that references and `*` read. */
  documents?: readonly SanityDocument[];
  now?: Date;
}

/**
 * A webhook's filter or projection, evaluated on one changed document: `_type == "course"`, `delta::changedAny(title)`, `{_id,
 * "slug": slug.current}`. As documented for hosted webhooks, `@` is the document after the change, or before it if it was
 * deleted, and `before()`, `after()` and `delta::` are allowed. Throws a `QueryError` for a syntax error.
 */
export function createChangeQuery(
  query: string,
): (change: DocumentChange, options?: ChangeQueryOptions) => unknown {
  const tree = parseQuery({ query, params: {}, mode: "delta" });
  return (change, { documents = [], now = new Date() } = {}) => {
    const { before, after } = change;
    const view = toQuerySource(documents).view("raw");
    const context: EvaluationContext = {
      documents: view.documents(),
      before,
      after,
      now,
      identity: "",
      readDocument: (id) => view.get(id),
      countInDocument: (id, phrase) => {
        const document = [after, before].find((changed) => changed?._id === id) ?? view.get(id);
        return document ? countOccurrences(toTexts(document), phrase) : 0;
      },
    };
    return evaluateInTime(tree, () => toJson(evaluateTree(tree, context, after ?? before)));
  };
}
