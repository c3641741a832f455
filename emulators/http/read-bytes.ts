/** The body, or null if it's too large. Reads to the end even then, because unread bytes block the connection. */
export async function readBytes(
  request: Request,
  limitInBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size <= limitInBytes) chunks.push(chunk);
  }
  return size > limitInBytes ? null : Buffer.concat(chunks);
}
