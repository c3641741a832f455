import type { ContentSourceMap } from "@sanity/client";
import { evaluateSync, toJS } from "groq-js";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import { type Perspective, toPerspective } from "#content-lake/query/perspective.ts";
import { QueryError } from "#content-lake/query/query-error.ts";
import { toQueryTags } from "#content-lake/query/sync-tags.ts";

export type { Perspective } from "#content-lake/query/perspective.ts";
export { QueryError } from "#content-lake/query/query-error.ts";

export interface RunQueryOptions {
  documents: readonly SanityDocument[];
  query: string;
  params?: Record<string, unknown>;
  perspective: Perspective;
  resultSourceMap?: boolean;
  now?: Date;
  identity?: string;
}

export interface QueryAnswer {
  result: unknown;
  syncTags: string[];
  resultSourceMap?: ContentSourceMap;
}

/** Answers a query as `GET /data/query` does. Throws a `QueryError` when it can't. */
export function runQuery(options: RunQueryOptions): QueryAnswer {
  const { query, params = {}, now = new Date(), identity = "" } = options;
  const tree = parseQuery({ query, params });
  const dataset = toPerspective(options.documents, options.perspective);
  const byId = new Map(dataset.map((document) => [document._id, document]));
  try {
    const value = evaluateSync(tree, {
      dataset,
      params,
      timestamp: now,
      identity,
      dereference: ({ _ref }: { _ref: string }) => byId.get(_ref),
    });
    return { result: toJS(value), syncTags: toQueryTags() };
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw new QueryError({ description, query, start: 0, end: query.length, cause: error });
  }
}
