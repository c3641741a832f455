/** The body as text, or null if it's too large. Reads to the end even then, because unread bytes block the connection. */
export async function readText(request: Request, limitInBytes: number): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limitInBytes) chunks.push(chunk);
  }
  return size > limitInBytes ? null : new TextDecoder().decode(Buffer.concat(chunks));
}
