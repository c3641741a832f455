import { z } from "zod";
import { minFillMs } from "#features/newsletter/signup-texts.ts";
import { signupRules } from "#features/newsletter/signup-rules.ts";
import type { FormError } from "#lib/form-page.ts";
import { interests } from "#providers/newsletter/newsletter.ts";

const tooFast = "That was fast. Please wait a second and try again.";

type FieldRules = (typeof signupRules)[keyof typeof signupRules];

const toSchema = ({ required, maxLength, pattern }: FieldRules) =>
  z
    .string(required)
    .trim()
    .min(1, required)
    .max(maxLength.value, maxLength.message)
    .regex(pattern.value, pattern.message);

const signupSchema = z.object({
  first_name: toSchema(signupRules.first_name),
  email: toSchema(signupRules.email),
});

/** What a script or a form may send besides what a person fills in. */
const extrasSchema = z.object({
  /** For a caller that knows where the visitor is (requirements §3.62); otherwise the server asks. */
  country: z.string().trim().min(1).max(100).optional(),
  timezone: z
    .string()
    .trim()
    .regex(/^[A-Za-z_]+(\/[\w+-]+){0,2}$/, "Please send a time zone such as America/Toronto")
    .max(100)
    .optional(),
  /** Nobody sees this field, so only a program fills it in. */
  website: z.literal("", "Please leave this field empty").optional(),
  /** How long the page was open, in ms. A form without a script can't tell. */
  open_ms: z.coerce.number(tooFast).min(minFillMs, tooFast).optional(),
});

export type SignupRequest = z.infer<typeof signupSchema> & z.infer<typeof extrasSchema>;

/** What `POST /api/newsletter/subscriptions` is asked for, or one error for each field. */
export function parseSignup(fields: unknown): { request: SignupRequest } | { errors: FormError[] } {
  const signup = signupSchema.safeParse(fields);
  const extras = extrasSchema.safeParse(fields);
  if (signup.success && extras.success) return { request: { ...signup.data, ...extras.data } };
  return { errors: [...toErrors(signup.error?.issues), ...toErrors(extras.error?.issues)] };
}

const preferencesSchema = z.object({
  id: z.string("Please sign up first").min(1, "Please sign up first").max(200, "Please sign up first"),
  interests: z.enum(interests, "Please choose what you’re interested in"),
});

export type PreferencesRequest = z.infer<typeof preferencesSchema>;

/** What `POST /api/newsletter/preferences` is asked for, or one error for each field. */
export function parsePreferences(fields: unknown): { request: PreferencesRequest } | { errors: FormError[] } {
  const parsed = preferencesSchema.safeParse(fields);
  return parsed.success ? { request: parsed.data } : { errors: toErrors(parsed.error.issues) };
}

interface Issue {
  path: readonly PropertyKey[];
  message: string;
}

/** The first of each field: one is enough to know what to do. */
function toErrors(issues: readonly Issue[] = []): FormError[] {
  const byField = Map.groupBy(issues, ({ path }) => String(path[0] ?? ""));
  return Array.from(byField, ([field, [first]]) => ({ field, message: first?.message ?? "" }));
}
