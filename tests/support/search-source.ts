import {
  searchBooksQuery,
  searchCoursesQuery,
  searchLessonsQuery,
  searchPagesQuery,
  searchPostsQuery,
  searchQuestionsQuery,
  searchQuizzesQuery,
  searchSignsQuery,
  searchSynonymsQuery,
} from "@shop/web/content/search.server.ts";
import { buildSnapshot } from "@shop/web/features/search/index/engine.ts";
import type { SearchSource } from "@shop/web/features/search/index/search-document.ts";
import { loadSearchIndex, type SearchIndex } from "@shop/web/features/search/index/search-index.ts";
import { toSearchDocument } from "@shop/web/features/search/to-search-document.server.ts";
import type { QueryClient } from "./query-client.ts";

/** Everything that the site's search can find, and its synonyms. Shopify, which hides products, isn't asked. */
export async function readSearchSource(client: QueryClient): Promise<SearchSource> {
  const [synonyms, ...found] = await Promise.all([
    client.fetch(searchSynonymsQuery),
    client.fetch(searchCoursesQuery),
    client.fetch(searchPagesQuery),
    client.fetch(searchSignsQuery),
    client.fetch(searchLessonsQuery),
    client.fetch(searchBooksQuery),
    client.fetch(searchPostsQuery),
    client.fetch(searchQuestionsQuery),
    client.fetch(searchQuizzesQuery),
  ]);
  return {
    documents: found.flat().flatMap((document) => toSearchDocument(document)),
    synonyms: (synonyms ?? []).flatMap((words) => (words ? [words] : [])),
  };
}

/** The site's search over a lake's content. */
export const readSearchIndex = async (client: QueryClient): Promise<SearchIndex> =>
  loadSearchIndex(buildSnapshot(await readSearchSource(client)));
