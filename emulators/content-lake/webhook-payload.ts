import { evaluateSync, toJS } from "groq-js";
import type { DatasetView } from "#content-lake/dataset-view.ts";
import { parseDocumentId } from "#content-lake/query/document-id.ts";
import { parseQuery } from "#content-lake/query/parse-query.ts";
import type { Commit } from "#content-lake/store.ts";
import type { Change } from "#content-lake/transaction.ts";

export interface WebhookRule {
  /** GROQ, such as `_type == "course" && delta::changedAny(slug)`. Without one, every published document counts. */
  filter?: string;
  /** GROQ, such as `{_id, "slug": slug.current}`. Without one, the whole document is sent. */
  projection?: string;
}

export interface Payload {
  body: string;
  operation: "create" | "update" | "delete";
  documentId: string;
}

/**
 * What a webhook sends for a commit. `before()`, `after()` and `delta::` work; a document that was deleted is read as
 * it last was. Drafts, versions and system documents are not told of, as when those boxes are unticked on hosted.
 */
export function createPayload(rule: WebhookRule): (commit: Commit, view: DatasetView) => Payload[] {
  const filter = rule.filter ? parse(rule.filter) : null;
  const projection = rule.projection ? parse(`@${rule.projection}`) : null;

  return ({ changes, timestamp }, view) => {
    const told = changes.filter(({ id }) => isTold(id));
    if (told.length === 0) return [];
    const changed = new Map(changes.map((change) => [change.id, change.after]));
    const dataset = [
      ...view.all().filter(({ _id }) => !changed.has(_id)),
      ...[...changed.values()].filter((document) => document !== null),
    ];
    return told.flatMap((change) => {
      const { id, before, after } = change;
      const options = { root: after ?? before, before, after, dataset, timestamp: new Date(timestamp) };
      const evaluate = (tree: ReturnType<typeof parse>): unknown => toJS(evaluateSync(tree, options));
      if (filter && evaluate(filter) !== true) return [];
      const body = JSON.stringify(projection ? evaluate(projection) : options.root);
      return [{ body, operation: toOperation(change), documentId: id }];
    });
  };
}

function parse(query: string) {
  return parseQuery({ query, params: {}, mode: "delta" });
}

function isTold(id: string): boolean {
  return parseDocumentId(id).layer === "published" && !id.startsWith("_.");
}

function toOperation({ before, after }: Change): Payload["operation"] {
  if (!before) return "create";
  return after ? "update" : "delete";
}
