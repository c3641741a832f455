import { z } from "zod";
import { consentAnswers, toConsentCookie } from "#lib/analytics-consent.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, answerSaved } from "#lib/form-response.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";

const consentSchema = z.object({
  consent: z.enum(consentAnswers, "Please choose whether you allow analytics"),
});

/** The cookies of Shopify's and Google's reports. */
const analyticsCookie = /^(_shopify_[sy]|_ga|_gid|_gat|_gac|_gcl)/;

/**
 * `POST /api/consent` with `consent`, `yes` or `no`. Keeps the answer in a cookie; `no` also deletes the cookies of earlier reports.
 * Answers a script with `{ ok: true }` and a plain form with its page.
 */
export async function handleConsent(request: Request): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Please use the form on our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const choice = consentSchema.safeParse(read.fields);
  if (!choice.success) return answerErrors(422, toFormErrors(choice.error.issues));
  const { consent } = choice.data;
  const response = answerSaved(request);
  response.headers.append("set-cookie", toConsentCookie(consent));
  if (consent === "no")
    for (const cookie of toDeletions(request)) response.headers.append("set-cookie", cookie);
  return response;
}

const maxDeleted = 20;

/** Google sets its cookies for the widest domain it can, which the request doesn't tell, so each domain is tried. */
function toDeletions({ headers, url }: Request): string[] {
  const names = (headers.get("cookie") ?? "")
    .split(/;\s*/)
    .flatMap((pair) => /^[\w-]+(?==)/.exec(pair)?.[0] ?? [])
    .filter((name) => analyticsCookie.test(name))
    .slice(0, maxDeleted);
  const labels = (headers.get("host") ?? new URL(url).host).replace(/:\d+$/, "").split(".");
  const domains = labels.slice(0, -1).map((_, index) => `; domain=${labels.slice(index).join(".")}`);
  return names.flatMap((name) => ["", ...domains].map((domain) => `${name}=; path=/; max-age=0${domain}`));
}
