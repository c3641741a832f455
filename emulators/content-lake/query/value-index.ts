import type { SanityDocument } from "#content-lake/query/document.ts";
import { isPlainObject } from "#content-lake/query/provenance.ts";
import { type SortedDocuments, withDocument, withoutDocument } from "#content-lake/query/sorted-by-id.ts";

/** Values that `==` only finds equal to themselves: no null, and no date, which is a string until a query converts it. */
export type IndexKey = string | number | boolean;

/** Which documents have a value. */
export interface ValueIndex {
  find: (key: IndexKey) => SortedDocuments;
  /** Updates the index after a document was changed, created (before is null) or deleted (after is null). */
  update: (before: SanityDocument | null, after: SanityDocument | null) => void;
}

export type ToKeys = (document: SanityDocument) => readonly IndexKey[];

export function createValueIndex(documents: SortedDocuments, toKeys: ToKeys): ValueIndex {
  const lists = new Map<IndexKey, SanityDocument[]>();
  for (const document of documents) {
    for (const key of new Set(toKeys(document))) {
      const list = lists.get(key);
      if (list) list.push(document);
      else lists.set(key, [document]);
    }
  }
  const kept: Map<IndexKey, SortedDocuments> = lists;

  return {
    find: (key) => kept.get(key) ?? [],
    update: (before, after) => {
      const keys = new Set(after ? toKeys(after) : []);
      for (const key of before ? toKeys(before) : []) {
        const list = keys.has(key) ? null : kept.get(key);
        if (!list || !before) continue;
        const rest = withoutDocument(list, before._id);
        if (rest.length === 0) kept.delete(key);
        else kept.set(key, rest);
      }
      if (after) for (const key of keys) kept.set(key, withDocument(kept.get(key) ?? [], after));
    },
  };
}

export function toKeysAt(path: string): ToKeys {
  const read = toReader(path);
  return (document) => {
    const value = read(document);
    return isIndexKey(value) ? [value] : [];
  };
}

/** Reads the value at a path of attributes: `slug.current`. Undefined where groq-js reads null. */
export function toReader(path: string): (document: SanityDocument) => unknown {
  const names = path.split(".");
  return (document) => {
    let value: unknown = document;
    for (const name of names) {
      if (!isPlainObject(value) || !Object.hasOwn(value, name)) return undefined;
      value = value[name];
    }
    return value;
  };
}

export function isIndexKey(value: unknown): value is IndexKey {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}
