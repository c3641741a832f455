import type { FormError } from "#lib/form-page.ts";

export type FormAnswer = { ok: true; body: unknown } | { ok: false; errors: readonly FormError[] };

const timeoutMs = 15_000;

/** Sends what a form holds, as a script does. Whatever goes wrong beyond what the server says of the fields is `trouble`. */
export async function sendForm(path: string, fields: unknown, trouble: string): Promise<FormAnswer> {
  try {
    const response = await fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body: unknown = await response.json();
    if (response.ok) return { ok: true, body };
    return { ok: false, errors: readErrors(body) ?? [{ message: trouble }] };
  } catch {
    // No answer, or none of ours: the sentence says what the person can do.
    return { ok: false, errors: [{ message: trouble }] };
  }
}

/** The server is ours, so what calls itself errors is a list of them. */
const readErrors = (body: unknown) => (body as { errors?: FormError[] } | null)?.errors;
