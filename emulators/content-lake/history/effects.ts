import { type MendozaPatch, toMendozaPatch } from "#content-lake/history/mendoza.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

/** A change as patches of the document, there and back. */
export interface Effects {
  apply: MendozaPatch;
  revert: MendozaPatch;
}

interface Change {
  before: SanityDocument | null;
  after: SanityDocument | null;
}

/** One change is told to many listeners. */
const known = new WeakMap<Change, Effects>();

/**
 * What `effectFormat=mendoza` asks for. The documents are without `_rev`: the Studio takes it off before it applies a patch
 * (its applyMendozaPatch.ts, Aligner.ts and calculateDiff.ts), and the patch counts fields. Made from nothing is the whole document,
 * deleted is `[0, null]`, by which the Studio tells creations and deletions from edits.
 */
export function toEffects(change: Change): Effects {
  const effects = known.get(change) ?? {
    apply: toMendozaPatch(withoutRevision(change.before), withoutRevision(change.after)),
    revert: toMendozaPatch(withoutRevision(change.after), withoutRevision(change.before)),
  };
  known.set(change, effects);
  return effects;
}

function withoutRevision(document: SanityDocument | null): Record<string, unknown> | null {
  if (!document) return null;
  const { _rev, ...content } = document;
  return content;
}
