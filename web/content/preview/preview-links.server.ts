import "server-only";
import { createHash } from "node:crypto";
import { ClientError, type ClientReturn } from "@sanity/client";
import { defineQuery } from "groq";
import { z } from "zod";
import { draftClient, writeClient } from "../content-client.server.ts";
import { type LinkState, toLinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";

/** Never cached, so that a revoked link stops working at once. */
export const previewLinkQuery =
  defineQuery(`*[_type == "previewLink" && (_id == $id || tokenHash == $hash)][0]{
  _id, _rev, what, path, expiresAt, revokedAt, isSingleUse, uses,
  "release": *[_type == "system.release" && name == ^.what][0]{
    "title": metadata.title, "isScheduledDraft": metadata.cardinality == "one"
  }
}`);

type StoredLink = NonNullable<ClientReturn<typeof previewLinkQuery>>;

/** A stored preview link. The token itself isn't stored. */
export interface PreviewLink extends Omit<StoredLink, "release"> {
  /** From the lake's release documents, which aren't part of the schema. */
  release: { title: string | null; isScheduledDraft: boolean } | null;
}

/** As the Studio generates it: 32 random bytes in base64url. */
const tokenSchema = z.string().regex(/^[\w-]{43}$/);

/** The link for a token, whatever its state; null for an unknown token. */
export async function findPreviewLink(token: string): Promise<PreviewLink | null> {
  if (!tokenSchema.safeParse(token).success) return null;
  return readLink({ id: "", hash: createHash("sha256").update(token).digest("hex") });
}

export const readPreviewLink = (id: string) => readLink({ id, hash: "" });

/** Counts a use. Returns "used" when a single-use link was used by someone else first. */
export async function countUse(link: PreviewLink): Promise<LinkState> {
  const use = writeClient()
    .patch(link._id)
    .setIfMissing({ uses: 0 })
    .inc({ uses: 1 })
    .set({ lastUsedAt: new Date().toISOString() });
  try {
    await (link.isSingleUse ? use.ifRevisionId(link._rev) : use).commit();
    return "open";
  } catch (error) {
    if (!(error instanceof ClientError && error.statusCode === 409)) throw error;
    const current = await readPreviewLink(link._id);
    return current ? toLinkState(current, new Date()) : "revoked";
  }
}

async function readLink(params: { id: string; hash: string }): Promise<PreviewLink | null> {
  return draftClient().fetch<PreviewLink | null>(previewLinkQuery, params, {
    perspective: "raw",
    cache: "no-store",
  });
}
