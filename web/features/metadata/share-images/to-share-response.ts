/** A drawn picture as an answer that is asked for again within the hour, or 404 when nothing stands at the address. */
export async function toShareResponse(drawn: Promise<ArrayBuffer> | null): Promise<Response> {
  if (!drawn) return new Response("There is nothing to share here.", { status: 404 });
  return new Response(await drawn, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
