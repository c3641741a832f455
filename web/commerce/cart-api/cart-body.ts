import type { z } from "zod";
import type { FormError } from "#lib/form-page.ts";
import { formType, maxBodyBytes, parseForm, parseJson, readBody, readMediaType } from "#lib/read-body.ts";
import type { CartRequest } from "./cart-requests.ts";

export type CartBody<Data> = { isForm: boolean } & (
  | { ok: true; data: Data }
  /** `form` is set when the body was a readable form that failed validation. */
  | { ok: false; status: 400 | 413 | 415 | 422; errors: FormError[]; form?: URLSearchParams }
);

/** Parses and validates a cart request's body, sent as JSON or as a plain form. */
export async function readCartBody<Schema extends z.ZodType>(
  request: Request,
  { schema, fromForm, formSchema = schema, maxBytes = maxBodyBytes }: CartRequest<Schema>,
): Promise<CartBody<z.infer<Schema>>> {
  const type = readMediaType(request);
  const isForm = type === formType;
  const fail = (status: 400 | 413 | 415 | 422, errors: FormError[]) =>
    ({ isForm, ok: false, status, errors }) as const;
  if (!isForm && type !== "application/json")
    return fail(415, [{ message: `Send application/json or ${formType}.` }]);
  const bytes = await readBody(request, maxBytes);
  if (!bytes) return fail(413, [{ message: "The body is too large." }]);
  const form = isForm ? parseForm(bytes) : null;
  if (isForm && !form) return fail(413, [{ message: "The form has too many fields." }]);
  const value = form ? fromForm(form) : parseJson(bytes);
  if (value === undefined) return fail(400, [{ message: "The body isn't valid JSON." }]);
  const parsed = (form ? formSchema : schema).safeParse(value);
  if (parsed.success) return { isForm, ok: true, data: parsed.data };
  const errors = parsed.error.issues.map(({ path, message }) => ({ field: path.join("."), message }));
  return { ...fail(422, errors), ...(form && { form }) };
}
