import { z } from "zod";
import { signupRules } from "#features/newsletter/signup-rules.ts";
import { formGuardSchema } from "#lib/form-guard.ts";
import type { FormError } from "#lib/form-page.ts";
import { interests } from "#lib/interests.ts";
import { requiredEmailSchema, toRequiredName } from "#lib/person.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";

const countryProblem = "Please send a country’s name, such as Canada";
const timezoneProblem = "Please send a time zone such as America/Toronto";

const signupSchema = z.object({
  first_name: toRequiredName(signupRules.first_name.required),
  email: requiredEmailSchema,
});

/** What a script or a form can send besides the fields that a person fills in. */
const extrasSchema = formGuardSchema.extend({
  /** From a caller that knows the visitor's location (requirements §3.62). Otherwise the server looks it up. */
  country: z
    .string(countryProblem)
    .trim()
    .regex(/^[\p{L}\p{M} .,'’()&-]{1,100}$/u, countryProblem)
    .optional(),
  timezone: z
    .string(timezoneProblem)
    .trim()
    .max(100, timezoneProblem)
    .regex(/^[A-Za-z_]+(\/[\w+-]+){0,2}$/, timezoneProblem)
    .optional(),
});

export type SignupRequest = z.infer<typeof signupSchema> & z.infer<typeof extrasSchema>;

/** Parses the fields of `POST /api/newsletter/subscriptions`. There's at most one error per field. */
export function parseSignup(fields: unknown): { request: SignupRequest } | { errors: FormError[] } {
  const signup = signupSchema.safeParse(fields);
  const extras = extrasSchema.safeParse(fields);
  if (signup.success && extras.success) return { request: { ...signup.data, ...extras.data } };
  return { errors: [...toFormErrors(signup.error?.issues), ...toFormErrors(extras.error?.issues)] };
}

const preferencesSchema = z.object({
  id: z.string("Please sign up first").min(1, "Please sign up first").max(200, "Please sign up first"),
  interests: z.enum(interests, "Please choose what you’re interested in"),
});

export type PreferencesRequest = z.infer<typeof preferencesSchema>;

/** Parses the fields of `POST /api/newsletter/preferences`. There's at most one error per field. */
export function parsePreferences(fields: unknown): { request: PreferencesRequest } | { errors: FormError[] } {
  const parsed = preferencesSchema.safeParse(fields);
  return parsed.success ? { request: parsed.data } : { errors: toFormErrors(parsed.error.issues) };
}
