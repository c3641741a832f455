import { readSearchIndexFile } from "../../search-snapshot.server.ts";

interface Context {
  params: Promise<{ revision: string; chunk: string }>;
}

/** A part of the search's index. It never changes: the next index has another revision. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { revision, chunk } = await params;
  const current = await readSearchIndexFile();
  const text =
    revision === current.revision && /^\d{1,3}$/.test(chunk) ? current.chunks[Number(chunk)] : undefined;
  if (text === undefined)
    return new Response("There's a newer index.\n", {
      status: 404,
      headers: { "cache-control": "no-store" },
    });
  return new Response(text, {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
    },
  });
}
