import type { SanityDocument } from "@shop/emulators/content-lake/query/document.ts";
import { evaluateTree } from "@shop/emulators/content-lake/query/evaluate.ts";
import { parseQuery } from "@shop/emulators/content-lake/query/parse-query.ts";
import type { Perspective } from "@shop/emulators/content-lake/query/run-query.ts";
import { countOccurrences, type Phrase, toTexts } from "@shop/emulators/content-lake/query/text-search.ts";
import { toJson } from "@shop/emulators/content-lake/query/to-json.ts";

interface NaiveQuery {
  documents: Iterable<SanityDocument>;
  query: string;
  params: Record<string, unknown>;
  perspective: Perspective;
}

/** A query's result from groq-js over every document, without indexes or caches. Slow and simple. */
export function askNaively({ documents, query, params, perspective }: NaiveQuery): unknown {
  const shown = show(documents, perspective).toSorted((a, b) => (a._id < b._id ? -1 : 1));
  const byId = new Map(shown.map((document) => [document._id, document]));
  const tree = parseQuery({ query, params });
  const context = {
    documents: shown,
    now: new Date(0),
    identity: "",
    readDocument: (id: string) => byId.get(id),
    countInDocument: (id: string, phrase: Phrase) => {
      const document = byId.get(id);
      return document ? countOccurrences(toTexts(document), phrase) : 0;
    },
  };
  return toJson(evaluateTree(tree, context));
}

function show(documents: Iterable<SanityDocument>, perspective: Perspective): SanityDocument[] {
  const all = [...documents];
  if (perspective === "raw") return all;
  if (perspective === "published") return all.filter(({ _id }) => !/^(drafts|versions)\./.test(_id));
  const layers = [...(perspective === "drafts" ? ["drafts"] : perspective), "published"];
  const shown = new Map<string, SanityDocument>();
  for (const layer of layers) {
    for (const document of all) {
      const publishedId = toPublishedId(document._id, layer);
      if (publishedId !== null && !shown.has(publishedId)) shown.set(publishedId, document);
    }
  }
  return [...shown]
    .filter(([, { _system }]) => JSON.stringify(_system) !== '{"delete":true}')
    .map(([_id, document]) => ({ ...document, _id, _originalId: document._id }));
}

function toPublishedId(id: string, layer: string): string | null {
  if (layer === "published") return /^(drafts|versions)\./.test(id) ? null : id;
  const prefix = layer === "drafts" ? "drafts." : `versions.${layer}.`;
  return id.startsWith(prefix) ? id.slice(prefix.length) : null;
}
