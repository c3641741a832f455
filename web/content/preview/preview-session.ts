import { z } from "zod";
import { signValue, verifyValue } from "#lib/signed-value.ts";

/** What a reviewer is viewing. A link to drafts has no release. */
export const shownSchema = z.enum(["published", "drafts", "release"]);

export type Shown = z.infer<typeof shownSchema>;

const sessionSchema = z.discriminatedUnion("kind", [
  /** Started from the Studio by a signed-in editor. */
  z.object({ kind: z.literal("editor"), until: z.number() }),
  /** Started from a preview link, whose document says when it ends. */
  z.object({ kind: z.literal("link"), id: z.string(), shows: shownSchema }),
]);

/** A reviewer's or editor's preview session. */
export type PreviewSession = z.infer<typeof sessionSchema>;

const purpose = "preview-session";

export const sealSession = (session: PreviewSession, key: string): string =>
  signValue(session, { purpose, key });

/** The session in a cookie; null when it was changed, signed with another key, or has expired. */
export function openSession(value: string | undefined, key: string, now: Date): PreviewSession | null {
  const session = sessionSchema.safeParse(verifyValue(value ?? "", { purpose, key }));
  if (!session.success) return null;
  const { data } = session;
  return data.kind === "editor" && data.until <= now.getTime() ? null : data;
}
