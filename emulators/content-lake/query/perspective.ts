import { parseDocumentId } from "#content-lake/query/document-id.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

/**
 * Which layer of a document is visible (sanity.io/docs/content-lake/perspectives). An array is a stack of layers. The first one
 * that has a document wins, and published documents are below all of them.
 */
export type Perspective = "raw" | "published" | "drafts" | readonly string[];

export type ReadStored = (id: string) => SanityDocument | undefined;

/** A stack's layers from the top down, or null if documents are returned as stored. */
export function toLayers(perspective: Perspective): readonly string[] | null {
  if (perspective === "raw" || perspective === "published") return null;
  return [...(perspective === "drafts" ? [perspective] : perspective), "published"];
}

/** The stored documents with a published ID that are part of a stack, the visible one first. */
export function toLayered(
  publishedId: string,
  layers: readonly string[],
  read: ReadStored,
): readonly SanityDocument[] {
  return layers.flatMap((layer) => {
    const id = toStoredId(publishedId, layer);
    // `versions.r.drafts.a` is a version of an ID that only a draft can have.
    return parseDocumentId(id).layer === layer ? (read(id) ?? []) : [];
  });
}

/**
 * A document as a stack shows it: under its published ID, with its stored ID in `_originalId`. null for a version marked with
 * `_system.delete`, which hides its document, because its release will unpublish it.
 */
export function toShown(publishedId: string, top: SanityDocument): SanityDocument | null {
  return isDeletion(top) ? null : { ...top, _id: publishedId, _originalId: top._id };
}

function toStoredId(publishedId: string, layer: string): string {
  if (layer === "published") return publishedId;
  return layer === "drafts" ? `drafts.${publishedId}` : `versions.${layer}.${publishedId}`;
}

/** Whether a version unpublishes its document when its release is published. */
export function isDeletion({ _system }: SanityDocument): boolean {
  return typeof _system === "object" && _system !== null && "delete" in _system && _system.delete === true;
}
