import { formType, maxBodyBytes, parseForm, readBody, readMediaType } from "./read-body.ts";

export type PostedForm = { fields: Record<string, string> } | { refusal: Response };

/** The fields of one of our forms, or an error response for a body that is too large or isn't a form. */
export async function readForm(request: Request): Promise<PostedForm> {
  if (readMediaType(request) !== formType) return refuse(415, `Send ${formType}.`);
  const bytes = await readBody(request, maxBodyBytes);
  const form = bytes && parseForm(bytes);
  return form ? { fields: Object.fromEntries(form) } : refuse(413, "The form is too large.");
}

const refuse = (status: number, error: string) => ({ refusal: Response.json({ error }, { status }) });
