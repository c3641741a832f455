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

/** The documents as queries with one perspective see them. */
export interface View {
  /** Sorted by ID. The hosted lake promises no order without `order()`, but a stable one keeps pages stable. */
  documents: () => SortedDocuments;
  get: (id: string) => SanityDocument | undefined;
  /** The documents with this value at a path of attributes: `slug.current`. */
  find: (path: string, value: IndexKey) => SortedDocuments;
  /** The documents for which `references(id)` is true. */
  referrers: (id: string) => SortedDocuments;
  /** The documents that contain every word of a phrase, possibly in their ID. */
  search: (phrase: Phrase) => SortedDocuments;
  /** How many times a phrase occurs in a document's texts. */
  count: (document: SanityDocument, phrase: Phrase) => number;
  /**
   * For a stack, the published IDs by the types of all their layers, including hidden ones, because a change to one layer can
   * reveal another with a different type. null if no document can hide another.
   */
  idsByLayerType: ReadonlyMap<string, ReadonlySet<string>> | null;
}

export interface MutableView extends View {
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

/** Queries use few paths. One that keeps using new ones must not grow the process. */
const maxIndexes = 16;
const maxFinds = 16;

/** What a search found, and which documents have changed since. */
interface Find {
  found: SortedDocuments;
  changed: Set<string>;
}

/** After more changes, checking every document again takes no longer. */
const maxChanged = 100;

interface ViewOptions {
  documents: Iterable<SanityDocument>;
  idsByLayerType?: View["idsByLayerType"];
  words: WordIndex;
  /** The document shown in place of this one. */
  toStored: (shown: SanityDocument) => SanityDocument;
}

/** A view that's kept up to date. Each index is built when it's first used. */
export function createView({ idsByLayerType = null, words, toStored, ...initial }: ViewOptions): MutableView {
  let documents = sortById(initial.documents);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const indexes = new Map<string, ValueIndex>();
  /** Several conditions in one query search for the same words, and so do the next queries of somebody who types. */
  const finds = new Map<string, Find>();

  function toIndex(name: string, toKeys: () => ToKeys): ValueIndex {
    const index = indexes.get(name) ?? createValueIndex(documents, toKeys());
    // The most recently used is evicted last.
    indexes.delete(name);
    indexes.set(name, index);
    const [oldest] = indexes.keys();
    if (indexes.size > maxIndexes && oldest !== undefined) indexes.delete(oldest);
    return index;
  }

  /** Every document is checked at first, which takes some milliseconds for ten thousand, and then only those that changed. */
  function toFind(phrase: Phrase): Find {
    const key = phrase.join(" ");
    const find = finds.get(key) ?? {
      found: documents.filter((document) => words.mayMatch(toStored(document), phrase)),
      changed: new Set(),
    };
    for (const id of find.changed) {
      const document = byId.get(id);
      const isFound = document && words.isIn(toStored(document), phrase);
      find.found = isFound ? withDocument(find.found, document) : withoutDocument(find.found, id);
    }
    find.changed.clear();
    if (!finds.has(key) && finds.size >= maxFinds) finds.clear();
    finds.set(key, find);
    return find;
  }

  function change(before: SanityDocument | null, after: SanityDocument | null): void {
    for (const index of indexes.values()) index.update(before, after);
    const id = (after ?? before)?._id;
    if (id === undefined) return;
    for (const [key, { changed }] of finds) {
      changed.add(id);
      if (changed.size > maxChanged) finds.delete(key);
    }
  }

  return {
    documents: () => documents,
    get: (id) => byId.get(id),
    find: (path, value) => {
      if (path !== "_id") return toIndex(path, () => toKeysAt(path)).find(value);
      const document = byId.get(String(value));
      return document ? [document] : [];
    },
    // No path contains a parenthesis.
    referrers: (id) => toIndex("references()", () => (shown) => toReferencedIds(toStored(shown))).find(id),
    search: (phrase) => toFind(phrase).found,
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
