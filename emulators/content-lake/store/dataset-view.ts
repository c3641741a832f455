import { collectReferences } from "./references.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { createIndexedDocuments, type QuerySource } from "#content-lake/query/indexed-documents.ts";

/** One dataset's current documents, in memory, with what queries and rules need to know about them. */
export interface DatasetView {
  get: (id: string) => SanityDocument | null;
  /** Every document, sorted by ID. The same array until something changes. */
  all: () => readonly SanityDocument[];
  /** What anyone can read: IDs without a dot. */
  open: () => readonly SanityDocument[];
  /** The same two, for queries. Their indexes are updated when something changes. */
  sources: { all: QuerySource; open: QuerySource };
  /** IDs of the documents that refer to this one. */
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
  /** Target ID → referring ID → whether one of the references is strong. */
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

/** Only token holders can read drafts, versions and other IDs with a dot. */
export function isOpenId(id: string): boolean {
  return !id.includes(".");
}
