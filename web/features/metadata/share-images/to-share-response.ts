/** A share image response, cached for an hour, or 404 when there's no page. */
export async function toShareResponse(drawn: Promise<ArrayBuffer> | null): Promise<Response> {
  if (!drawn) return new Response("There's no share image at this address.", { status: 404 });
  return new Response(await drawn, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
