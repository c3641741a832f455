import { consentVersion } from "#features/newsletter/consent.ts";
import {
  answerInterestsForm,
  answerSignupForm,
  answerSignupExpired,
  answerConfirmation,
  answerFailure,
} from "#features/newsletter/newsletter-pages.ts";
import { parsePreferences, parseSignup, type SignupRequest } from "#features/newsletter/signup-request.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, answerJson, toTexts, wantsJson } from "#lib/form-response.ts";
import { toInterestsCookie } from "#lib/interests.ts";
import { readSubmission } from "#lib/read-submission.ts";
import type { Geolocation, Place } from "#providers/geolocation/geolocation.ts";
import type { Newsletter } from "#providers/newsletter/newsletter.ts";

export interface SignupServices {
  newsletter: Newsletter;
  locate: Geolocation;
  supportEmail: string;
  /** Writes to the log, never with personal data. */
  log: (message: string, error: unknown) => void;
}

/**
 * `POST /api/newsletter/subscriptions` with `first_name` and `email`: answers a script with `{ id }`, and a plain form with the second
 * step. A 422 names each wrong field, and a 503 says whom to email (requirements §8.1).
 */
export async function handleSubscription(request: Request, services: SignupServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Please sign up on our site." }]);
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
    if (isScript) return answerErrors(503, [{ message: toFailureMessage(supportEmail) }]);
    return answerSignupForm(503, toTexts(read.fields), [{ message: toFailureMessage(supportEmail) }]);
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

/** If it fails, the signup goes on without a country and a time zone (requirements §8.2). */
async function locate(headers: Headers, services: SignupServices): Promise<Place | null> {
  try {
    return await services.locate(headers);
  } catch (error) {
    services.log("Error fetching geolocation", error);
    return null;
  }
}

/**
 * `POST /api/newsletter/preferences` with `id` and `interests`: answers a script with `{ ok: true }`, and a plain form with the last
 * step. A 404 means that the id belongs to no signup of the last day.
 */
export async function handlePreferences(request: Request, services: SignupServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Please use the form on our site." }]);
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
    if (isKnown) {
      const response = isScript ? answerJson(200, { ok: true }) : answerConfirmation();
      // The same question as the personalization form's, so it isn't asked again.
      response.headers.set("set-cookie", toInterestsCookie(parsed.request.interests));
      return response;
    }
    const message = "This signup has expired. Please sign up again.";
    return isScript ? answerErrors(404, [{ field: "id", message }]) : answerSignupExpired(message);
  } catch (error) {
    services.log("Error saving preferences", error);
    const { supportEmail } = services;
    return isScript
      ? answerErrors(503, [{ message: toFailureMessage(supportEmail) }])
      : answerFailure(supportEmail);
  }
}
