import { z } from "zod";

/** How long a link may work: from one hour to thirty days. */
export const lifetimes = [
  { title: "1 hour", hours: 1 },
  { title: "1 day", hours: 24 },
  { title: "3 days", hours: 72 },
  { title: "7 days", hours: 168 },
  { title: "30 days", hours: 720 },
] as const;

export const linkChoiceSchema = z.object({
  /** `drafts`, or a release's name. */
  what: z.string().min(1, "Choose what the link shows."),
  path: z.string().regex(/^\/(?!\/)\S*$/, "Enter the page to open, such as /courses."),
  hours: z.number().min(1).max(720, "A link can work for up to 30 days."),
  isSingleUse: z.boolean(),
  note: z.string().max(200, "Use at most 200 characters for the note."),
});

export type LinkChoice = z.infer<typeof linkChoiceSchema>;

interface LinkOptions {
  choice: LinkChoice;
  createdBy: string;
  now: Date;
}

/**
 * Creates a link and its document. The token is 32 random bytes in base64url. The document stores only its SHA-256, and
 * its id contains a dot, so it can't be read without signing in.
 */
export async function createLink({ choice, createdBy, now }: LinkOptions) {
  const token = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const { what, path, hours, isSingleUse, note } = choice;
  const document = {
    _id: `previewLink.${crypto.randomUUID()}`,
    _type: "previewLink",
    tokenHash: await hash(token),
    what,
    path,
    expiresAt: new Date(now.getTime() + hours * 60 * 60 * 1000).toISOString(),
    isSingleUse,
    ...(note.trim() === "" ? {} : { note: note.trim() }),
    createdBy,
    createdAt: now.toISOString(),
    uses: 0,
  };
  return { path: `/preview/${token}`, document };
}

async function hash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
