import { createHash } from "node:crypto";
import type { Dependencies } from "#content-lake/query/dependencies.ts";
import { toPublishedId } from "#content-lake/query/document-id.ts";
import type { DocumentChange } from "#content-lake/query/document.ts";
import type { View } from "#content-lake/query/view.ts";

/** The tags of a transaction's changes. A query whose result it changes has one of them. */
export function toChangeTags(changes: readonly DocumentChange[]): string[] {
  const tags = new Set<string>();
  for (const document of changes.flatMap(({ before, after }) => [before, after])) {
    if (!document) continue;
    tags.add(anything).add(toTypeTag(document._type)).add(toIdTag(document._id));
  }
  return [...tags];
}

interface AnswerReads {
  dependencies: Dependencies;
  /** The IDs that references pointed to, whether they exist or not. */
  followed: ReadonlySet<string>;
  view: View;
}

/**
 * A result's tags: one for each type and ID it reads, or the one that every change has if it may read anything or too much to
 * list. If in doubt, the tags are too broad, because a page whose tags miss a change stays stale.
 */
export function toQueryTags({ dependencies, followed, view }: AnswerReads): string[] {
  if (dependencies.isUnbounded) return [anything];
  const ids = new Set([...dependencies.ids, ...[...followed].map(toPublishedId)]);
  for (const type of dependencies.types) {
    const layered = view.idsByLayerType?.get(type) ?? new Set();
    if (layered.size > maxTags) return [anything];
    for (const id of layered) ids.add(id);
  }
  const types = new Set(dependencies.types);
  if (ids.size + types.size > maxTags) {
    if (view.idsByLayerType) return [anything];
    for (const id of followed) {
      const document = view.get(id);
      if (!document) continue;
      types.add(document._type);
      ids.delete(toPublishedId(id));
    }
    if (ids.size + types.size > maxTags) return [anything];
  }
  return [...new Set([...types].map(toTypeTag).concat([...ids].map(toIdTag)))];
}

// Next keeps 128 tags per cache entry and drops the rest without an error, and a page combines the tags of several queries.
const maxTags = 32;

const anything = toTag("anything");

function toTypeTag(type: string): string {
  return toTag(`type ${type}`);
}

function toIdTag(id: string): string {
  return toTag(`id ${toPublishedId(id)}`);
}

/** Hosted tags are opaque and short, and start with the version of their scheme: `@sanity/client`'s `SyncTag`. */
function toTag(subject: string): string {
  return `s1:${createHash("sha256").update(subject).digest("hex").slice(0, 10)}`;
}
