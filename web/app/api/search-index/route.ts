import { readSearchIndexFile } from "./search-snapshot.server.ts";

/** Where the chunks of the search's current index are. */
export async function GET(): Promise<Response> {
  const { revision, chunks } = await readSearchIndexFile();
  return Response.json({ chunks: chunks.map((_, at) => `/api/search-index/${revision}/${at}`) });
}
