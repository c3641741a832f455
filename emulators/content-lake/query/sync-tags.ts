import { createHash } from "node:crypto";
import type { SanityDocument } from "#content-lake/query/document.ts";

const everything = toTag("everything");

/** The tags of what a transaction changed: every query whose answer may differ carries one of them. */
export function toChangeTags(
  changes: readonly { before: SanityDocument | null; after: SanityDocument | null }[],
): string[] {
  return changes.length > 0 ? [everything] : [];
}

/** The tags of an answer. */
export function toQueryTags(): string[] {
  return [everything];
}

function toTag(subject: string): string {
  return `s1:${createHash("sha256").update(subject).digest("base64url").slice(0, 6)}`;
}
