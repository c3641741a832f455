import { collectReferences } from "#content-lake/references.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

/** The current documents of one dataset, in memory, with what a reader or a rule asks of them. */
export interface DatasetView {
  get: (id: string) => SanityDocument | null;
  /** Every document. The same array until something changes, so that it can be cached by identity. */
  all: () => readonly SanityDocument[];
  /** What anyone may read: ids without a dot. */
  open: () => readonly SanityDocument[];
  /** Ids of the documents that point at this one. */
  referrers: (id: string, options: { strongOnly: boolean }) => string[];
}

export interface MutableDatasetView extends DatasetView {
  put: (document: SanityDocument) => void;
  remove: (id: string) => void;
}

export function createDatasetView(documents: Iterable<SanityDocument>): MutableDatasetView {
  const byId = new Map<string, SanityDocument>();
  /** Target id → referring id → whether one of the references is strong. */
  const referrers = new Map<string, Map<string, boolean>>();
  let all: readonly SanityDocument[] | null = null;
  let open: readonly SanityDocument[] | null = null;

  const view: MutableDatasetView = {
    get: (id) => byId.get(id) ?? null,
    all: () => (all ??= [...byId.values()]),
    open: () => (open ??= view.all().filter((document) => isOpenId(document._id))),
    referrers: (id, { strongOnly }) =>
      [...(referrers.get(id) ?? [])].filter(([, strong]) => strong || !strongOnly).map(([from]) => from),
    put: (document) => {
      unlink(byId.get(document._id));
      byId.set(document._id, document);
      for (const { id, strong } of collectReferences(document)) {
        const links = referrers.get(id) ?? new Map<string, boolean>();
        links.set(document._id, strong || links.get(document._id) === true);
        referrers.set(id, links);
      }
      all = null;
      open = null;
    },
    remove: (id) => {
      unlink(byId.get(id));
      byId.delete(id);
      all = null;
      open = null;
    },
  };

  function unlink(document: SanityDocument | undefined): void {
    if (!document) return;
    for (const { id } of collectReferences(document)) {
      const links = referrers.get(id);
      links?.delete(document._id);
      if (links?.size === 0) referrers.delete(id);
    }
  }

  for (const document of documents) view.put(document);
  return view;
}

/** Drafts, versions and every other id with a dot are for token holders only. */
export function isOpenId(id: string): boolean {
  return !id.includes(".");
}
