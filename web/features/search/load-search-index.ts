import type { SearchSnapshot } from "./index/engine.ts";
import type { SearchIndex } from "./index/search-index.ts";

interface LoadedIndex {
  chunks: readonly string[];
  index: SearchIndex;
}

let last: Promise<LoadedIndex> | null = null;

/**
 * Loads the search and its index, or takes the one that's loaded if no newer one has been published. Rejects when something can't be
 * loaded; the form still works.
 */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const current = loadCurrent(last);
  last = current;
  try {
    return (await current).index;
  } catch (error) {
    if (last === current) last = null;
    throw error;
  }
}

async function loadCurrent(previous: Promise<LoadedIndex> | null): Promise<LoadedIndex> {
  // The code and the index arrive together.
  const [{ loadSearchIndex: load }, chunks, loaded] = await Promise.all([
    import("./index/search-index.ts"),
    fetchChunkPaths(),
    previous,
  ]);
  if (loaded && loaded.chunks.join() === chunks.join()) return loaded;
  const texts = await Promise.all(chunks.map(fetchChunk)).catch(async () => {
    // It may have been replaced in between.
    return Promise.all((await fetchChunkPaths()).map(fetchChunk));
  });
  // The server wrote it.
  return { chunks, index: load(JSON.parse(texts.join("")) as SearchSnapshot) };
}

const requestTimeoutMs = 20_000;

async function fetchChunkPaths(): Promise<readonly string[]> {
  const response = await get("/api/search-index", "no-cache");
  const { chunks }: { chunks: readonly string[] } = await response.json();
  return chunks;
}

const fetchChunk = async (path: string) => (await get(path, "default")).text();

async function get(path: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(path, { cache, signal: AbortSignal.timeout(requestTimeoutMs) });
  if (!response.ok) throw new Error(`GET ${path}: ${response.status}`);
  return response;
}
