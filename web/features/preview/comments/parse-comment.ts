import { z } from "zod";
import type { PreviewComment } from "#content/preview/preview-comment.ts";
import type { FormError } from "#lib/form-page.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { toRequiredName } from "#lib/person.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";
import { commentRules, maxQuoteLength } from "./comment-rules.ts";

const { name, text } = commentRules;
const tooLong = `Please choose at most ${maxQuoteLength} characters`;

const commentSchema = z.object({
  name: toRequiredName(name.required),
  // Plain forms send CRLF and scripts send LF.
  text: z
    .string(text.required)
    .transform((words) => words.replaceAll(/\r\n?/g, "\n").normalize().trim())
    .pipe(
      z
        .string()
        .min(1, text.required)
        .max(text.maxLength.value, text.maxLength.message)
        .regex(text.pattern.value, text.pattern.message),
    ),
  // A path with a query would be another page to the Studio.
  path: z.string().transform((path) => toLocalPath(path).replace(/[?#].*$/, "")),
  quote: z.string().trim().max(maxQuoteLength, tooLong).default(""),
});

/** Parses the fields of `POST /api/preview/comments`. There's at most one error per field. */
export function parseComment(fields: unknown): { comment: PreviewComment } | { errors: FormError[] } {
  const parsed = commentSchema.safeParse(fields);
  return parsed.success ? { comment: parsed.data } : { errors: toFormErrors(parsed.error.issues) };
}
