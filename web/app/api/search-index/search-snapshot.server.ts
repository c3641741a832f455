import "server-only";
import { createHash } from "node:crypto";
import { readShownDocuments } from "#catalog/search.server.ts";
import { readSearchSynonyms } from "#content/search.server.ts";
import { publishedView, type View } from "#content/view.server.ts";
import { buildSnapshot, type SearchSnapshot } from "#features/search/index/engine.ts";
import { loadSearchIndex, type SearchIndex } from "#features/search/index/search-index.ts";
import { toSearchDocument } from "#features/search/to-search-document.server.ts";
import { type Phase, phase } from "#lib/phase.ts";
import { toChunks } from "./to-chunks.ts";

export interface SearchIndexFile {
  /** Changes with everything that the search can find. */
  revision: string;
  /** Together, a `SearchSnapshot` as JSON. */
  chunks: readonly string[];
}

/** The index of all published content, built once after each change of it. */
export const readSearchIndexFile = () => buildFile(phase());

let loaded: { revision: string; index: SearchIndex } | null = null;

/** The index that a request may search: everything published, or what its preview shows. */
export async function readSearchIndex(view: View): Promise<SearchIndex> {
  if (view.perspective !== "published") return loadSearchIndex(await readSnapshot(view));
  const { revision, chunks } = await readSearchIndexFile();
  if (loaded?.revision !== revision) {
    // `buildFile` wrote it.
    const snapshot = JSON.parse(chunks.join("")) as SearchSnapshot;
    loaded = { revision, index: loadSearchIndex(snapshot) };
  }
  return loaded.index;
}

/** Next exposes it as an endpoint, so it takes nothing that could show more than what's published. `_during` separates the build's result. */
async function buildFile(_during: Phase): Promise<SearchIndexFile> {
  "use cache";
  const json = JSON.stringify(await readSnapshot(publishedView));
  const revision = createHash("sha256").update(json).digest("hex").slice(0, 16);
  return { revision, chunks: toChunks(json) };
}

async function readSnapshot(view: View): Promise<SearchSnapshot> {
  const [documents, synonyms] = await Promise.all([readShownDocuments(view), readSearchSynonyms(view)]);
  return buildSnapshot({ documents: documents.flatMap(toSearchDocument), synonyms });
}
