import { evaluate, toJS } from "groq-js";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

export interface WebhookRule {
  /** GROQ, such as `_type == "course" && delta::changedAny(slug)`. Without one, every published document counts. */
  filter?: string;
  /** GROQ, such as `{_id, "slug": slug.current}`. Without one, the whole document is sent. */
  projection?: string;
}

export interface PayloadInput {
  before: SanityDocument | null;
  after: SanityDocument | null;
  documents: readonly SanityDocument[];
  time: Date;
}

/**
 * Makes what a webhook sends for one changed document, as JSON, or null when the filter lets it pass. `before()`,
 * `after()` and `delta::` work; a document that was deleted is read as it last was. Throws a `QueryError` at once
 * when the rule doesn't parse.
 */
export function createPayload(rule: WebhookRule): (input: PayloadInput) => Promise<string | null> {
  const filter = rule.filter ? parse(rule.filter) : null;
  const projection = rule.projection ? parse(`@${rule.projection}`) : null;

  return async ({ before, after, documents, time }) => {
    const root = after ?? before;
    // groq-js answers `delta::changedAny` in its asynchronous evaluator alone.
    const read = async (tree: ReturnType<typeof parse>): Promise<unknown> =>
      toJS(await evaluate(tree, { root, before, after, dataset: documents, timestamp: time }));
    if (filter && (await read(filter)) !== true) return null;
    return JSON.stringify(projection ? await read(projection) : root);
  };
}

function parse(query: string) {
  return parseQuery({ query, params: {}, mode: "delta" });
}
