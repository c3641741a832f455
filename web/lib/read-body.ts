/** What most requests may send. */
export const maxBodyBytes = 64_000;

/** What the largest request takes: 100 gifts with the longest message, each character percent-encoded as nine. */
export const largestRequestBytes = 640_000;

export const formType = "application/x-www-form-urlencoded";

/** The media type of a request's body, such as `application/json`. */
export const readMediaType = ({ headers }: Pick<Request, "headers">): string | undefined =>
  headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();

/** A request's bytes, or null once they exceed `limit`, whatever its headers say. */
export async function readBody(
  { headers, body }: Pick<Request, "headers" | "body">,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(headers.get("content-length") ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** More than a hundred gifts of a product with 250 variants have. A refused form is sent back, and each field takes markup. */
const maxFormFields = 1000;

/** A form's fields; null when there are more than any of ours has. */
export function parseForm(bytes: Uint8Array): URLSearchParams | null {
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return form.size > maxFormFields ? null : form;
}

/** Parses JSON bytes; undefined when they're invalid. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
