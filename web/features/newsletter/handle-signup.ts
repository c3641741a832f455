import { consentVersion } from "#features/newsletter/consent.ts";
import {
  answerInterestsForm,
  answerSignupForm,
  answerSignupOver,
  answerThanks,
  answerTrouble,
} from "#features/newsletter/newsletter-pages.ts";
import { parsePreferences, parseSignup, type SignupRequest } from "#features/newsletter/signup-request.ts";
import { toTroubleText } from "#features/newsletter/signup-texts.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import type { FormError } from "#lib/form-page.ts";
import { readSubmission } from "#lib/read-submission.ts";
import type { Geolocation, Place } from "#providers/geolocation/geolocation.ts";
import type { Newsletter } from "#providers/newsletter/newsletter.ts";

export interface SignupServices {
  newsletter: Newsletter;
  locate: Geolocation;
  supportEmail: string;
  /** Of what went wrong; never with a person in it. */
  log: (message: string, error: unknown) => void;
}

/**
 * `POST /api/newsletter/subscriptions` with `first_name` and `email`: answers `{ id }` to a script, and the second step to a form.
 * 422 names each wrong field; 503 says whom to write to (requirements §8.1).
 */
export async function handleSubscription(request: Request, services: SignupServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Sign up on this site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const parsed = parseSignup(read.fields);
  const isScript = wantsJson(request);
  if ("errors" in parsed) {
    if (isScript) return answerErrors(422, parsed.errors);
    return answerSignupForm(422, toTexts(read.fields), parsed.errors);
  }
  try {
    const { id } = await subscribe(parsed.request, request.headers, services);
    return isScript ? answerJson(200, { id }) : answerInterestsForm(id);
  } catch (error) {
    services.log("Error subscribing", error);
    const { supportEmail } = services;
    if (isScript) return answerErrors(503, [{ message: toTroubleText(supportEmail) }]);
    return answerSignupForm(503, toTexts(read.fields), [{ message: toTroubleText(supportEmail) }]);
  }
}

async function subscribe(
  signup: SignupRequest,
  headers: Headers,
  services: SignupServices,
): Promise<{ id: string }> {
  const place = signup.country && signup.timezone ? null : await locate(headers, services);
  return services.newsletter.subscribe({
    email: signup.email,
    firstName: signup.first_name,
    country: signup.country ?? place?.country ?? null,
    timezone: signup.timezone ?? place?.timezone ?? null,
    consentVersion,
  });
}

/** Who can't be located signs up without country and time zone (requirements §8.2). */
async function locate(headers: Headers, services: SignupServices): Promise<Place | null> {
  try {
    return await services.locate(headers);
  } catch (error) {
    services.log("Error fetching geolocation", error);
    return null;
  }
}

/**
 * `POST /api/newsletter/preferences` with `id` and `interests`: answers `{ ok: true }` to a script, and the last step to a form. 404
 * for an id that stands for no signup of the last day.
 */
export async function handlePreferences(request: Request, services: SignupServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Choose on this site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const parsed = parsePreferences(read.fields);
  const isScript = wantsJson(request);
  const id = toTexts(read.fields)["id"] ?? "";
  if ("errors" in parsed)
    return isScript
      ? answerErrors(422, parsed.errors)
      : answerInterestsForm(id, { status: 422, errors: parsed.errors });
  try {
    const isKnown = await services.newsletter.savePreferences(parsed.request);
    if (isKnown) return isScript ? answerJson(200, { ok: true }) : answerThanks();
    const message = "This signup is over. Please sign up again.";
    return isScript ? answerErrors(404, [{ field: "id", message }]) : answerSignupOver(message);
  } catch (error) {
    services.log("Error saving preferences", error);
    const { supportEmail } = services;
    return isScript
      ? answerErrors(503, [{ message: toTroubleText(supportEmail) }])
      : answerTrouble(supportEmail);
  }
}

const wantsJson = ({ headers }: Request) => headers.get("accept")?.includes("application/json") ?? false;

const toTexts = (fields: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );

const answerJson = (status: number, body: unknown) =>
  Response.json(body, { status, headers: { "cache-control": "no-store" } });

const answerErrors = (status: number, errors: readonly FormError[]) => answerJson(status, { errors });
