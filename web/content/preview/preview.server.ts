import "server-only";
import { resolvePerspectiveFromCookies } from "next-sanity/live";
import { cookies } from "next/headers";
import { browserStorage } from "#lib/browser-storage.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import type { Preview } from "./preview.ts";
import { type LinkTerms, toLinkState } from "./link-state.ts";
import { readPreviewLink } from "./preview-links.server.ts";
import { openSession, type PreviewSession, sealSession, type Shown } from "./preview-session.ts";

const cookieName = browserStorage.previewSession.name;
const editorHours = 12;

/** As Next sets its own: the Studio may show the site in a frame of another origin, which needs HTTPS. */
const cookieOptions = {
  httpOnly: true,
  path: "/",
  ...(process.env.NODE_ENV === "production"
    ? ({ secure: true, sameSite: "none" } as const)
    : ({ secure: false, sameSite: "lax" } as const)),
};

export const startEditorSession = () =>
  keep({ kind: "editor", until: Date.now() + editorHours * 60 * 60 * 1000 });

export const keepLinkSession = (id: string, shows: Shown) => keep({ kind: "link", id, shows });

export async function endSession(): Promise<void> {
  (await cookies()).delete({ name: cookieName, ...cookieOptions });
}

/** Who has draft mode on. Its own cookie outlives any link, so on its own it opens nothing. */
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
  const release = link.what === "drafts" ? null : { name: link.what, title: link.releaseTitle ?? link.what };
  // A link to a release opens none of the drafts outside it.
  const shows = session.shows === "published" ? "published" : release ? "release" : "drafts";
  return { kind: "link", id: session.id, shows, release, until: link.expiresAt ?? "" };
}

/** Whether a preview that a link opened goes on. A link that can't be read doesn't. */
export async function isLinkOpen(id: string): Promise<boolean> {
  const link = await readPreviewLink(id).catch(() => null);
  return link !== null && toSessionState(link) === "open";
}

/** Where it was opened, a link for one use stays open. */
const toSessionState = (terms: LinkTerms) => toLinkState({ ...terms, isSingleUse: false }, new Date());

async function keep(session: PreviewSession): Promise<void> {
  (await cookies()).set({ name: cookieName, value: sealSession(session, sessionKey()), ...cookieOptions });
}

const sessionKey = () => readEnvironment().content.readToken;
