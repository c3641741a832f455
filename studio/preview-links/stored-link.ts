import type { LinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";
import { z } from "zod";

const text = z.string().nullish();

export const storedLinksSchema = z.array(
  z.object({
    _id: z.string(),
    what: text,
    path: text,
    note: text,
    createdBy: text,
    createdAt: text,
    expiresAt: text,
    lastUsedAt: text,
    revokedAt: text,
    uses: z.number().nullish(),
    isSingleUse: z.boolean().nullish(),
  }),
);

export type StoredLink = z.infer<typeof storedLinksSchema>[number];

/** Newest first, without the hash. */
export const storedLinksQuery = `*[_type == "previewLink"] | order(createdAt desc) {
  _id, what, path, note, createdBy, createdAt, expiresAt, lastUsedAt, revokedAt, uses, isSingleUse
}`;

interface LinkedRelease {
  id: string;
  kind: string;
  title: string;
  release: { state: string };
}

/** What a link shows. A release that was deleted, or hasn't been read yet, has no name. */
export function describeContent(what: StoredLink["what"], releases: readonly LinkedRelease[]): string {
  if (what === "drafts") return "Drafts";
  const linked = releases.find(({ id }) => id === what);
  if (!linked) return "A release";
  const { kind, title, release } = linked;
  const isOver = release.state === "published" || release.state === "archived";
  return `${kind} “${title}”${isOver ? ` (${release.state})` : ""}`;
}

/** A used link still shows drafts where it was opened. */
export const isRevocable = (state: LinkState): boolean => state === "open" || state === "used";
