import type { Defect } from "./defect.ts";
import { isDraft, type StoredDocument, toPublishedId, toTitle } from "./stored-document.ts";

/** A document with what is wrong in it: one row of the report. */
export interface DocumentRow extends Defect {
  /** Without its layer. */
  id: string;
  type: string;
  title: string;
  /** What an editor should know of its layers; null when there is nothing to say. */
  note: string | null;
}

interface Layers {
  draft?: StoredDocument;
  published?: StoredDocument;
}

/** The two layers of every document, in the order of titles. */
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

/** What is wrong with a document, each defect once, whether it is in its draft, in what is published, or in both. */
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
            draft && !isIn(inDraft, defect) ? "Mended in the draft: publish it." : null,
          ),
        )
      : []),
    ...(draft
      ? inDraft
          .filter((defect) => !isIn(inPublished, defect))
          .map((defect) => toRow(draft, defect, published ? "In the draft only." : "Not published yet."))
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

/** Drafts that visitors do not see yet. */
export function toUnpublished({ draft, published }: Layers): DocumentRow[] {
  if (!draft) return [];
  const detail = published ? "It has changes that are not published." : "It has never been published.";
  return [toRow(draft, { detail, path: "" }, null)];
}
