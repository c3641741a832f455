import { collectReferences } from "./references.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { createIndexedDocuments, type QuerySource } from "#content-lake/query/indexed-documents.ts";

/** The current documents of one dataset, in memory, with what a reader or a rule asks of them. */
export interface DatasetView {
  get: (id: string) => SanityDocument | null;
  /** Every document, in the order of their ids. The same array until something changes. */
  all: () => readonly SanityDocument[];
  /** What anyone may read: ids without a dot. */
  open: () => readonly SanityDocument[];
  /** The same two as queries are asked of them: their indexes are kept when something changes. */
  sources: { all: QuerySource; open: QuerySource };
  /** Ids of the documents that point at this one. */
  referrers: (id: string, options: { strongOnly: boolean }) => string[];
}

export interface MutableDatasetView extends DatasetView {
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

export function createDatasetView(documents: readonly SanityDocument[]): MutableDatasetView {
  const sources = {
    all: createIndexedDocuments(documents),
    open: createIndexedDocuments(documents.filter(({ _id }) => isOpenId(_id))),
  };
  /** Target id → referring id → whether one of the references is strong. */
  const referrers = new Map<string, Map<string, boolean>>();

  function link(document: SanityDocument): void {
    for (const { id, strong } of collectReferences(document)) {
      const links = referrers.get(id) ?? new Map<string, boolean>();
      links.set(document._id, strong || links.get(document._id) === true);
      referrers.set(id, links);
    }
  }

  function unlink(document: SanityDocument | undefined): void {
    for (const { id } of document ? collectReferences(document) : []) {
      const links = referrers.get(id);
      links?.delete(document?._id ?? "");
      if (links?.size === 0) referrers.delete(id);
    }
  }

  for (const document of documents) link(document);
  return {
    get: (id) => sources.all.get(id) ?? null,
    all: () => sources.all.view("raw").documents(),
    open: () => sources.open.view("raw").documents(),
    sources,
    referrers: (id, { strongOnly }) =>
      [...(referrers.get(id) ?? [])].filter(([, strong]) => strong || !strongOnly).map(([from]) => from),
    put: (document) => {
      unlink(sources.all.get(document._id));
      link(document);
      sources.all.put(document);
      if (isOpenId(document._id)) sources.open.put(document);
    },
    remove: (id) => {
      unlink(sources.all.get(id));
      sources.all.remove(id);
      sources.open.remove(id);
    },
  };
}

/** Drafts, versions and every other id with a dot are for token holders only. */
export function isOpenId(id: string): boolean {
  return !id.includes(".");
}
