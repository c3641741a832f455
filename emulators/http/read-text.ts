import { readBytes } from "./read-bytes.ts";

/** The body as text, or null if it's too large. */
export async function readText(request: Request, limitInBytes: number): Promise<string | null> {
  const bytes = await readBytes(request, limitInBytes);
  return bytes && new TextDecoder().decode(bytes);
}
