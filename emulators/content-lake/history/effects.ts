import { type MendozaPatch, toMendozaPatch } from "#content-lake/history/mendoza.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

/** A change as patches of the document, forward and back. */
export interface Effects {
  apply: MendozaPatch;
  revert: MendozaPatch;
}

interface Change {
  before: SanityDocument | null;
  after: SanityDocument | null;
}

/** One change is sent to many listeners. */
const known = new WeakMap<Change, Effects>();

/**
 * The effects for `effectFormat=mendoza`. The documents have no `_rev`, because the Studio removes it before it applies a patch
 * (its applyMendozaPatch.ts, Aligner.ts and calculateDiff.ts), and patches count fields. A creation has the whole document, and a
 * deletion is `[0, null]`, which is how the Studio tells them from edits.
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
