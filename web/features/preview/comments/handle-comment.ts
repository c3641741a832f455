import type { Preview } from "#content/preview/preview.ts";
import type { PreviewComment } from "#content/preview/preview-comment.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerFormPage, type FormError } from "#lib/form-page.ts";
import { answerErrors, answerJson, toTexts, wantsJson } from "#lib/form-response.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { commentSent, failureMessage } from "./comment-texts.ts";
import { parseComment } from "./parse-comment.ts";

export interface CommentServices {
  preview: Preview;
  /** Returns false, and stores nothing, once the link has too many comments. */
  store: (linkId: string, comment: PreviewComment) => Promise<boolean>;
  /** Writes to the log, never with what was typed. */
  log: (message: string, error: unknown) => void;
}

/**
 * `POST /api/preview/comments` with `name`, `text`, `path` and `quote`, from a preview link: answers a script with `{ ok: true }` and a
 * plain form with a page. A 401 means that the link has ended, a 422 names each invalid field, and a 503 keeps what was typed.
 */
export async function handleComment(
  request: Request,
  { preview, store, log }: CommentServices,
): Promise<Response> {
  if (isCrossSite(request))
    return answerErrors(403, [{ message: "You can only comment from the preview itself." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const answer = (status: number, errors: readonly FormError[]) =>
    wantsJson(request)
      ? answerErrors(status, errors)
      : answerFormPage({
          status,
          title: "Comment on this page",
          action: "/api/preview/comments",
          fields: [
            { name: "name", label: "Your name", autocomplete: "name" },
            { name: "text", label: "Your comment", type: "multiline" },
          ],
          values: toTexts(read.fields),
          errors,
          button: "Send comment",
        });

  if (preview.kind !== "link")
    return answer(401, [{ message: "This preview has ended. Ask for a new link to comment." }]);
  const parsed = parseComment(read.fields);
  if ("errors" in parsed) return answer(422, parsed.errors);
  try {
    const isStored = await store(preview.id, parsed.comment);
    if (!isStored)
      return answer(429, [{ message: "This preview has too many comments. Ask for a new link to go on." }]);
  } catch (error) {
    log("Error storing a comment", error);
    return answer(503, [{ message: failureMessage }]);
  }
  if (wantsJson(request)) return answerJson(200, { ok: true });
  const { path } = parsed.comment;
  return answerPlainPage({
    status: 200,
    title: commentSent.title,
    body: `<p>${commentSent.text}</p><p><a href="${escapeHtml(path)}">Go back to the page</a></p>`,
  });
}
