import type { SanityDocument } from "#content-lake/query/document.ts";
import { toReferencedIds } from "#content-lake/query/referenced-ids.ts";
import {
  sortById,
  type SortedDocuments,
  withDocument,
  withoutDocument,
} from "#content-lake/query/sorted-by-id.ts";
import type { Phrase } from "#content-lake/query/text-search.ts";
import {
  createValueIndex,
  type IndexKey,
  toKeysAt,
  type ToKeys,
  type ValueIndex,
} from "#content-lake/query/value-index.ts";
import type { WordIndex } from "#content-lake/query/word-index.ts";

/** The documents as queries under one perspective see them. */
export interface View {
  /** In the order of their ids: the hosted lake promises none without `order()`, a steady one keeps pages steady. */
  documents: () => SortedDocuments;
  get: (id: string) => SanityDocument | undefined;
  /** The documents that have this value at a path of attributes: `slug.current`. */
  find: (path: string, value: IndexKey) => SortedDocuments;
  /** The documents of which `references(id)` holds. */
  referrers: (id: string) => SortedDocuments;
  /** The documents that have every word of a phrase somewhere, in their id maybe. */
  search: (phrase: Phrase) => SortedDocuments;
  /** How often a phrase stands in the texts of a document. */
  count: (document: SanityDocument, phrase: Phrase) => number;
  /**
   * Under a stack, the published ids by the types of all their layers, the hidden ones too: a change of one layer can
   * bring another of a different type to light. Null where one document can't hide another.
   */
  idsByLayerType: ReadonlyMap<string, ReadonlySet<string>> | null;
}

export interface MutableView extends View {
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

/** Queries name few paths. One that names ever others must not grow the process. */
const maxIndexes = 16;
const maxFinds = 16;

interface ViewOptions {
  documents: Iterable<SanityDocument>;
  idsByLayerType?: View["idsByLayerType"];
  words: WordIndex;
  /** The document that is shown as this one. */
  toStored: (shown: SanityDocument) => SanityDocument;
}

/** A view that is kept up to date. Each index is made when it is first asked for. */
export function createView({ idsByLayerType = null, words, toStored, ...initial }: ViewOptions): MutableView {
  let documents = sortById(initial.documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const indexes = new Map<string, ValueIndex>();
  /** Several conditions of one query search for the same words. */
  const finds = new Map<string, SortedDocuments>();

  function toIndex(name: string, toKeys: () => ToKeys): ValueIndex {
    const index = indexes.get(name) ?? createValueIndex(documents, toKeys());
    // The one asked for last is the last to go.
    indexes.delete(name);
    indexes.set(name, index);
    const [oldest] = indexes.keys();
    if (indexes.size > maxIndexes && oldest !== undefined) indexes.delete(oldest);
    return index;
  }

  function change(before: SanityDocument | null, after: SanityDocument | null): void {
    for (const index of indexes.values()) index.update(before, after);
    finds.clear();
  }

  return {
    documents: () => documents,
    get: (id) => byId.get(id),
    find: (path, value) => {
      if (path !== "_id") return toIndex(path, () => toKeysAt(path)).find(value);
      const document = byId.get(String(value));
      return document ? [document] : [];
    },
    // No path has a parenthesis.
    referrers: (id) => toIndex("references()", () => (shown) => toReferencedIds(toStored(shown))).find(id),
    search: (phrase) => {
      const key = phrase.join(" ");
      // Every document is looked at, in a few numbers each: ten thousand take some milliseconds.
      const found =
        finds.get(key) ?? documents.filter((document) => words.mayMatch(toStored(document), phrase));
      if (finds.size >= maxFinds) finds.clear();
      finds.set(key, found);
      return found;
    },
    count: (document, phrase) => words.count(toStored(document), phrase),
    idsByLayerType,
    put: (document) => {
      change(byId.get(document._id) ?? null, document);
      documents = withDocument(documents, document);
      byId.set(document._id, document);
    },
    remove: (id) => {
      const document = byId.get(id);
      if (!document) return;
      change(document, null);
      documents = withoutDocument(documents, id);
      byId.delete(id);
    },
  };
}
