import type { ContentSourceMap } from "@sanity/client";
import { followLookup } from "#content-lake/query/lookup.ts";
import { narrowTree } from "#content-lake/query/narrow-tree.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { type EvaluationContext, evaluateTree } from "#content-lake/query/evaluate.ts";
import { parseQuery, type QueriedProject } from "#content-lake/query/parse-query.ts";
import type { Perspective } from "#content-lake/query/perspective.ts";
import { type QuerySource, toQuerySource } from "#content-lake/query/indexed-documents.ts";
import { QueryError } from "#content-lake/query/query-error.ts";
import { toSourceMap } from "#content-lake/query/source-map.ts";
import { toQueryTags } from "#content-lake/query/sync-tags.ts";
import type { ExprNode } from "#content-lake/query/syntax.ts";
import { evaluateInTime } from "#content-lake/query/time-limit.ts";
import { toJson } from "#content-lake/query/to-json.ts";
import { traceTree } from "#content-lake/query/trace.ts";

export type { Perspective } from "#content-lake/query/perspective.ts";
export { QueryError } from "#content-lake/query/query-error.ts";

interface RunQueryOptions {
  /** The caller keeps the array and never changes it, so that what's computed from it can be cached for it. */
  documents: readonly SanityDocument[] | QuerySource;
  query: string;
  params?: Record<string, unknown>;
  perspective: Perspective;
  resultSourceMap?: boolean;
  now?: Date;
  identity?: string;
  project?: QueriedProject;
}

interface QueryAnswer {
  result: unknown;
  syncTags: string[];
  resultSourceMap?: ContentSourceMap;
}

/**
 * Answers a query as `GET /data/query` does (sanity.io/docs/http-reference/query), with groq-js. Leaves out the functions that
 * parse-query.ts rejects, and stemming in searches. Throws a `QueryError` if it can't answer.
 */
export function runQuery(options: RunQueryOptions): QueryAnswer {
  const { query, params = {}, project } = options;
  const tree = parseQuery({ query, params, project });
  if (query.includes("text::query")) toQuerySource(options.documents).readWords();
  try {
    return evaluateInTime(tree, () => answer(tree, options));
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw new QueryError({ description, query, start: 0, end: query.length, cause: error });
  }
}

function answer(parsed: ExprNode, options: RunQueryOptions): QueryAnswer {
  const { now = new Date(), identity = "" } = options;
  const view = toQuerySource(options.documents).view(options.perspective);
  const { tree, dependencies, shared } = narrowTree(parsed, view);
  const followed = new Set<string>();
  const results = new Map<ExprNode, unknown>();
  const context: EvaluationContext = {
    documents: view.documents(),
    now,
    identity,
    lookUp: (ref) => {
      const subquery = shared.find(ref);
      if (!subquery) return followLookup(ref, view);
      if (!results.has(subquery)) results.set(subquery, evaluateTree(subquery, context).data ?? null);
      return results.get(subquery);
    },
    readDocument: (id) => {
      followed.add(id);
      return view.get(id);
    },
    countInDocument: (id, phrase) => {
      const document = view.get(id);
      if (!document || !dependencies.types.has(document._type)) followed.add(id);
      return document ? view.count(document, phrase) : 0;
    },
  };
  const result = toJson(evaluateTree(tree, context));
  return {
    result,
    syncTags: toQueryTags({ dependencies, followed, view }),
    ...(options.resultSourceMap ? { resultSourceMap: toSourceMap(traceTree(tree, context)) } : {}),
  };
}
