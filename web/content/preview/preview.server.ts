import "server-only";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies } from "next/headers";
import { browserStorage } from "#lib/browser-storage.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import type { Preview } from "./preview.ts";
import { type LinkTerms, toLinkState } from "@shop/schemas/vocabulary/preview-link-state.ts";
import { type PreviewLink, readPreviewLink } from "./preview-links.server.ts";
import { openSession, type PreviewSession, sealSession, type Shown } from "./preview-session.ts";

const cookieName = browserStorage.previewSession.name;
const editorHours = 12;

/** The same options as Next's own cookie. The Studio may embed the site cross-origin, which requires HTTPS. */
const cookieOptions = {
  httpOnly: true,
  path: "/",
  ...(process.env.NODE_ENV === "production"
    ? ({ secure: true, sameSite: "none" } as const)
    : ({ secure: false, sameSite: "lax" } as const)),
};

export const startEditorSession = () =>
  storeSession({ kind: "editor", until: Date.now() + editorHours * 60 * 60 * 1000 });

export const keepLinkSession = (id: string, shows: Shown) => storeSession({ kind: "link", id, shows });

export async function endSession(): Promise<void> {
  (await cookies()).delete({ name: cookieName, ...cookieOptions });
}

/** The current preview session. Next's draft mode cookie outlives any link, so it isn't enough by itself. */
export async function readPreview(): Promise<Preview> {
  const jar = await cookies();
  const session = openSession(jar.get(cookieName)?.value, sessionKey(), new Date());
  if (!session) return { kind: "ended", why: "expired" };
  if (session.kind === "editor") {
    return { kind: "editor", perspective: await resolvePerspectiveFromCookies({ cookies: jar }) };
  }

  const link = await readPreviewLink(session.id);
  if (!link?.what) return { kind: "ended", why: "revoked" };
  const state = toSessionState(link);
  if (state !== "open") return { kind: "ended", why: state };
  const release = link.what === "drafts" ? null : toRelease(link.what, link.release);
  // A link to a release doesn't show other drafts.
  const shows = session.shows === "published" ? "published" : release ? "release" : "drafts";
  return { kind: "link", id: session.id, shows, release, until: link.expiresAt ?? "" };
}

const toRelease = (name: string, stored: PreviewLink["release"]) => ({
  name,
  title: stored?.title ?? name,
  isScheduledDraft: stored?.isScheduledDraft ?? false,
});

/** Whether a preview started from a link is still valid. False when the link can't be read. */
export async function isLinkOpen(id: string): Promise<boolean> {
  const link = await readPreviewLink(id).catch(() => null);
  return link !== null && toSessionState(link) === "open";
}

/** A single-use link stays valid where it was opened. */
const toSessionState = (terms: LinkTerms) => toLinkState({ ...terms, isSingleUse: false }, new Date());

async function storeSession(session: PreviewSession): Promise<void> {
  (await cookies()).set({ name: cookieName, value: sealSession(session, sessionKey()), ...cookieOptions });
}

const sessionKey = () => readEnvironment().content.readToken;
