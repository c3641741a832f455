import { z } from "zod";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, answerSaved } from "#lib/form-response.ts";
import { dismissed, interests, toInterestsCookie } from "#lib/interests.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";

const choiceSchema = z.object({
  interests: z.enum([...interests, dismissed], "Please choose what you’re interested in"),
});

/**
 * `POST /api/personalization` with `interests`, or with `dismissed` from a visitor who closes the form. Puts it into a cookie, and
 * answers a script with `{ ok: true }` and a plain form with its page.
 */
export async function handlePersonalization(request: Request): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Please use the form on our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const choice = choiceSchema.safeParse(read.fields);
  if (!choice.success) return answerErrors(422, toFormErrors(choice.error.issues));
  const response = answerSaved(request);
  response.headers.set("set-cookie", toInterestsCookie(choice.data.interests));
  return response;
}
