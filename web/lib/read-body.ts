export const formType = "application/x-www-form-urlencoded";

/** What a request says that its body is, such as `application/json`. */
export const readMediaType = ({ headers }: Pick<Request, "headers">): string | undefined =>
  headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();

/** The bytes of a request, or null as soon as there are more than `limit`, whatever its headers say. */
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

/** What bytes of JSON say; undefined when they are none. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
