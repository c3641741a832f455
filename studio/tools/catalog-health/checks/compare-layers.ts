import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument, toPublishedId, toTitle } from "./stored-document.ts";

/** A document with one problem: a row of the report. */
export interface DocumentRow extends Defect {
  /** The published id. */
  id: string;
  type: string;
  title: string;
  /** A note about its layers for editors; null without one. */
  note: string | null;
}

interface Layers {
  draft?: StoredDocument;
  published?: StoredDocument;
}

/** Both layers of every document, by title. */
export function toLayers(documents: readonly StoredDocument[]): Layers[] {
  const layers = new Map<string, Layers>();
  for (const document of documents) {
    const id = toPublishedId(document._id);
    layers.set(id, { ...layers.get(id), [isDraft(document) ? "draft" : "published"]: document });
  }
  return Array.from(layers.values()).toSorted((left, right) => compare(toName(left), toName(right)));
}

const toName = ({ draft, published }: Layers) => {
  const document = draft ?? published;
  return document ? toTitle(document) : "";
};
const { compare } = new Intl.Collator("en", { numeric: true });

/** A document's problems, once each, whether in the draft, the published version or both. */
export function toRows(
  { draft, published }: Layers,
  check: (document: StoredDocument) => Defect[],
): DocumentRow[] {
  const inDraft = draft ? check(draft) : [];
  const inPublished = published ? check(published) : [];
  const isIn = (others: readonly Defect[], { detail, path }: Defect) =>
    others.some((other) => other.detail === detail && other.path === path);
  return [
    ...(published
      ? inPublished.map((defect) =>
          toRow(
            draft ?? published,
            defect,
            draft && !isIn(inDraft, defect) ? "Fixed in the draft. Publish it." : null,
          ),
        )
      : []),
    ...(draft
      ? inDraft
          .filter((defect) => !isIn(inPublished, defect))
          .map((defect) => toRow(draft, defect, published ? "Only in the draft." : "Not published yet."))
      : []),
  ];
}

const toRow = (document: StoredDocument, defect: Defect, note: string | null): DocumentRow => ({
  ...defect,
  id: toPublishedId(document._id),
  type: document._type,
  title: toTitle(document),
  note,
});

/** Drafts that visitors can't see yet. */
export function toUnpublished({ draft, published }: Layers): DocumentRow[] {
  if (!draft) return [];
  const detail = published ? "It has unpublished changes." : "It has never been published.";
  return [toRow(draft, { detail, path: "" }, null)];
}
