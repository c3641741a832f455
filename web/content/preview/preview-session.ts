import { z } from "zod";
import { openValue, sealValue } from "#lib/signed-value.ts";

/** What a reviewer looks at; a link to drafts has no release. */
export const shownSchema = z.enum(["published", "drafts", "release"]);

export type Shown = z.infer<typeof shownSchema>;

const sessionSchema = z.discriminatedUnion("kind", [
  /** Opened from the Studio by someone signed in there. */
  z.object({ kind: z.literal("editor"), until: z.number() }),
  /** Opened with a preview link, whose document says until when. */
  z.object({ kind: z.literal("link"), id: z.string(), shows: shownSchema }),
]);

/** Who looks at a preview. */
export type PreviewSession = z.infer<typeof sessionSchema>;

const purpose = "preview-session";

export const sealSession = (session: PreviewSession, key: string): string =>
  sealValue(session, { purpose, key });

/** The session that a cookie carries; null for one that was changed, is signed with another key, or is over. */
export function openSession(value: string | undefined, key: string, now: Date): PreviewSession | null {
  const session = sessionSchema.safeParse(openValue(value ?? "", { purpose, key }));
  if (!session.success) return null;
  const { data } = session;
  return data.kind === "editor" && data.until <= now.getTime() ? null : data;
}
