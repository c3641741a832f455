import type { FormError } from "./form-page.ts";

export type FormAnswer = { ok: true; body: unknown } | { ok: false; errors: readonly FormError[] };

const timeoutMs = 15_000;

/** Sends a form's fields as JSON. `failureMessage` stands for any failure without an error list from the server. */
export async function sendForm(path: string, fields: unknown, failureMessage: string): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, body };
    return { ok: false, errors: readErrors(body) ?? [{ message: failureMessage }] };
  } catch {
    // There was no answer, or not one of ours.
    return { ok: false, errors: [{ message: failureMessage }] };
  }
}

/** Our own server's answer, so its type is known. */
const readErrors = (body: unknown) => (body as { errors?: FormError[] } | null)?.errors;
