import { answerErrors } from "./form-response.ts";
import { formType, maxBodyBytes, parseForm, parseJson, readBody, readMediaType } from "./read-body.ts";

export type Submission = { fields: Record<string, unknown> } | { refusal: Response };

/**
 * Reads the fields of a form, sent as JSON by a script or as a plain form. For a body that's too large (413), of another type (415),
 * or not an object (400), it returns the answer instead.
 */
export async function readSubmission(request: Request): Promise<Submission> {
  const type = readMediaType(request);
  if (type !== formType && type !== "application/json")
    return refuse(415, `Send application/json or ${formType}.`);
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return refuse(413, `Send at most ${maxBodyBytes / 1000} kB.`);
  if (type === formType) {
    const form = parseForm(bytes);
    return form ? { fields: Object.fromEntries(form) } : refuse(413, "Send fewer fields.");
  }
  const fields = parseJson(bytes);
  return isObject(fields) ? { fields } : refuse(400, "Send a JSON object.");
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const refuse = (status: number, message: string) => ({ refusal: answerErrors(status, [{ message }]) });
