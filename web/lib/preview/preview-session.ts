import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

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

/** A session as a cookie can carry it: readable, and signed with the key. */
export function sealSession(session: PreviewSession, key: string): string {
  const payload = Buffer.from(JSON.stringify(session)).toString("base64url");
  return `${payload}.${sign(payload, key)}`;
}

/** The session that a cookie carries; null for one that was changed, is signed with another key, or is over. */
export function openSession(value: string | undefined, key: string, now: Date): PreviewSession | null {
  const [payload, signature] = value?.split(".") ?? [];
  if (payload === undefined || signature === undefined || !isSame(signature, sign(payload, key))) return null;
  const session = sessionSchema.safeParse(JSON.parse(Buffer.from(payload, "base64url").toString()));
  if (!session.success) return null;
  const { data } = session;
  return data.kind === "editor" && data.until <= now.getTime() ? null : data;
}

const sign = (payload: string, key: string) =>
  createHmac("sha256", key).update(`preview-session ${payload}`).digest("base64url");

function isSame(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
