import { z } from "zod";
import type { PreviewComment } from "#content/preview/preview-comment.ts";
import type { FormError } from "#lib/form-page.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { toRequiredName } from "#lib/person.ts";
import { toTextSchema } from "#lib/text-schema.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";
import { commentRules, maxQuoteLength } from "./comment-rules.ts";

const tooLong = `Please choose at most ${maxQuoteLength} characters`;

const commentSchema = z.object({
  name: toRequiredName(commentRules.name.required),
  text: toTextSchema(commentRules.text),
  // A path with a query would be another page to the Studio.
  path: z.string().transform((path) => toLocalPath(path).replace(/[?#].*$/, "")),
  quote: z.string().trim().max(maxQuoteLength, tooLong).default(""),
});

/** Parses the fields of `POST /api/preview/comments`. There's at most one error per field. */
export function parseComment(fields: unknown): { comment: PreviewComment } | { errors: FormError[] } {
  const parsed = commentSchema.safeParse(fields);
  return parsed.success ? { comment: parsed.data } : { errors: toFormErrors(parsed.error.issues) };
}
