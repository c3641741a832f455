import { evaluate } from "groq-js";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { toEvaluateOptions, toJson } from "#content-lake/query/evaluate.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import { toView } from "#content-lake/query/perspective.ts";
import type { DocumentChange } from "#content-lake/query/sync-tags.ts";
import { toTexts } from "#content-lake/query/text-query.ts";

/**
 * The filter or the projection of a webhook, asked about one changed document: `_type == "course"`,
 * `delta::changedAny(title)`, `{_id, "slug": slug.current}`. As documented for hosted webhooks, `@` is the document
 * after the change, or before it when it was deleted; `before()`, `after()` and `delta::` are allowed.
 * References are followed within `documents`. Throws a `QueryError` when the text doesn't parse.
 */
export function createChangeQuery(
  query: string,
): (change: DocumentChange, documents?: readonly SanityDocument[]) => Promise<unknown> {
  const tree = parseQuery({ query, params: {}, mode: "delta" });
  return async ({ before, after }, documents = []) => {
    const { byId } = toView(documents, "raw");
    const context = {
      documents,
      before,
      after,
      now: new Date(),
      identity: "",
      readDocument: (id: string) => byId.get(id),
      readTexts: (id: string) => {
        const document = [after, before].find((changed) => changed?._id === id) ?? byId.get(id);
        return document && toTexts(document);
      },
    };
    const value = await evaluate(tree, toEvaluateOptions(context, after ?? before));
    return toJson({ data: await value.get() });
  };
}
