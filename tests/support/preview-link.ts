import { createHash, randomBytes } from "node:crypto";
import type { SanityClient } from "@sanity/client";

interface LinkTerms {
  what: string;
  path: string;
  expiresAt: string;
  isSingleUse: boolean;
}

export interface GivenLink {
  id: string;
  /** The page where the reviewer arrives. */
  path: string;
}

const inAnHour = () => new Date(Date.now() + 60 * 60_000).toISOString();

/** A link as the Studio stores it. The token itself is only in the URL. */
export async function givePreviewLink(
  lake: SanityClient,
  terms: Partial<LinkTerms> = {},
): Promise<GivenLink> {
  const token = randomBytes(32).toString("base64url");
  const id = `previewLink.${randomBytes(6).toString("hex")}`;
  await lake.create({
    _id: id,
    _type: "previewLink",
    tokenHash: createHash("sha256").update(token).digest("hex"),
    what: "drafts",
    path: "/",
    expiresAt: inAnHour(),
    isSingleUse: false,
    uses: 0,
    ...terms,
  });
  return { id, path: `/preview/${token}` };
}
