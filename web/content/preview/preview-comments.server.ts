import "server-only";
import { randomUUID } from "node:crypto";
import { writeClient } from "../content-client.server.ts";
import type { PreviewComment } from "./preview-comment.ts";

/** More than anyone writes, and little enough to store for every link. */
const maxPerLink = 200;

/** Stores a comment for the Studio. Returns false, and stores nothing, once the link has too many. */
export async function storeComment(linkId: string, { quote, ...comment }: PreviewComment): Promise<boolean> {
  const client = writeClient();
  const count = await client.fetch<number>(
    `count(*[_type == "previewComment" && link == $link])`,
    { link: linkId },
    { perspective: "raw", cache: "no-store" },
  );
  if (count >= maxPerLink) return false;
  await client.create({
    // The dot hides it from readers without a token.
    _id: `previewComment.${randomUUID()}`,
    _type: "previewComment",
    ...comment,
    ...(quote && { quote }),
    link: linkId,
    createdAt: new Date().toISOString(),
  });
  return true;
}
