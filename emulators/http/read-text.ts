import { readBytes } from "./read-bytes.ts";

/** The body as text, or null if it's too large. */
export async function readText(request: Request, maxBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, maxBytes);
  return bytes && new TextDecoder().decode(bytes);
}
