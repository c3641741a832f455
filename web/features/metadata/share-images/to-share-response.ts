/** A share image response, cached for an hour. */
export async function toShareResponse(drawn: Promise<ArrayBuffer>): Promise<Response> {
  return new Response(await drawn, {
    headers: { "content-type": "image/png", "cache-control": "public, max-age=3600" },
  });
}
