import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

/**
 * Which layer of a document is seen (sanity.io/docs/content-lake/perspectives). An array is a stack of layers: the
 * first that has a document wins, and published content lies under all.
 */
export type Perspective = "raw" | "published" | "drafts" | readonly string[];

export type ReadStored = (id: string) => SanityDocument | undefined;

/** The layers of a stack from the top down; null where documents are seen as they are stored. */
export function toLayers(perspective: Perspective): readonly string[] | null {
  if (perspective === "raw" || perspective === "published") return null;
  return [...(perspective === "drafts" ? [perspective] : perspective), "published"];
}

/** The stored documents of a published id that are part of a stack, the one that is seen first. */
export function toLayered(
  publishedId: string,
  layers: readonly string[],
  read: ReadStored,
): readonly SanityDocument[] {
  return layers.flatMap((layer) => {
    const id = toStoredId(publishedId, layer);
    // `versions.r.drafts.a` is a version of an id that only a draft can have.
    return parseDocumentId(id).layer === layer ? (read(id) ?? []) : [];
  });
}

/**
 * A document as a stack shows it: under its published id, with the id it is stored by in `_originalId`. Null for a
 * version marked with `_system.delete`, which hides its document: it will be unpublished with its release.
 */
export function toShown(publishedId: string, top: SanityDocument): SanityDocument | null {
  return isDeletion(top) ? null : { ...top, _id: publishedId, _originalId: top._id };
}

function toStoredId(publishedId: string, layer: string): string {
  if (layer === "published") return publishedId;
  return layer === "drafts" ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`;
}

function isDeletion({ _system }: SanityDocument): boolean {
  return typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;
}
