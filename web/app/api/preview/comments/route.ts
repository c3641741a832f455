import { storeComment } from "#content/preview/preview-comments.server.ts";
import { readPreview } from "#content/preview/preview.server.ts";
import { handleComment } from "#features/preview/comments/handle-comment.ts";
import { logError } from "#lib/log-error.ts";

/** Takes a reviewer's comment on a page into the Studio. */
export async function POST(request: Request): Promise<Response> {
  return handleComment(request, { preview: await readPreview(), store: storeComment, log: logError });
}
