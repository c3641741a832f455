import { GraphQLError } from "graphql/index.js";
import { toArticle, toPage } from "./content-sources.ts";
import type { StorefrontContext } from "./resolver.ts";
import { toCollection, toProduct } from "./sources.ts";
import { findMatches } from "#storefront/domain/search/find-matches.ts";
import { placeUnavailable, type Unavailable } from "./search-store.ts";
import type { SearchQuery, Term } from "#storefront/domain/search/search-query.ts";
import type { Searchable, SearchableField } from "#storefront/domain/search/searchable.ts";
import {
  collectionSearch,
  storeArticleSearch,
  storePageSearch,
  toStoreProductSearch,
} from "#storefront/domain/search/searchables.ts";
import { suggestQueries } from "#storefront/domain/search/suggest-queries.ts";
import { toSuggestionTracking } from "#storefront/domain/search/tracking.ts";
import { toWords } from "#storefront/domain/search/words.ts";

type PredictiveType = "ARTICLE" | "COLLECTION" | "PAGE" | "PRODUCT" | "QUERY";

export interface PredictiveSearchArgs {
  query: string;
  limit?: number | null;
  limitScope?: "ALL" | "EACH" | null;
  searchableFields?: SearchableField[] | null;
  types?: PredictiveType[] | null;
  unavailableProducts?: Unavailable | null;
}

type Results = Record<PredictiveType, object[]>;

const allTypes: readonly PredictiveType[] = ["QUERY", "PRODUCT", "COLLECTION", "PAGE", "ARTICLE"];
const defaultFields: readonly SearchableField[] = ["TITLE", "PRODUCT_TYPE", "VARIANTS_TITLE", "VENDOR"];
const maxResults = 10;

/**
 * `QueryRoot.predictiveSearch`: results for the words typed so far. The search syntax doesn't apply. A limit for all types is
 * handed out in turns. Shopify doesn't say how it splits one.
 */
export function answerPredictiveSearch(args: PredictiveSearchArgs, context: StorefrontContext) {
  const { query, limit = null, limitScope, types, unavailableProducts } = args;
  if (limit !== null && (limit < 1 || limit > maxResults)) {
    throw new GraphQLError(`limit must be between 1 and ${maxResults}`);
  }
  const { catalog, content, market, now } = context;
  const options = {
    now: now(),
    where: "QueryRoot.predictiveSearch(query:)",
    fields: new Set(args.searchableFields ?? defaultFields),
    isTolerant: true,
    isLastBegun: true,
  };
  const words = toPlainQuery(query);
  const match = <Item extends object>(items: readonly Item[], searchable: Searchable<Item>): Item[] =>
    words === null
      ? []
      : findMatches(items, words, searchable, options)
          .toSorted((left, right) => right.score - left.score)
          .map(({ item }) => item);
  const found: Record<PredictiveType, () => object[]> = {
    QUERY: () => suggestQueries(query, catalog.products),
    PRODUCT: () =>
      placeUnavailable(
        match(catalog.products, toStoreProductSearch(market)),
        unavailableProducts ?? "LAST",
        (product) => product,
      ).map(toProduct),
    COLLECTION: () => match(catalog.collections, collectionSearch).map(toCollection),
    PAGE: () => match(content.pages, storePageSearch).map(toPage),
    ARTICLE: () => match(content.articles, storeArticleSearch).map(toArticle),
  };
  const results: Results = { QUERY: [], PRODUCT: [], COLLECTION: [], PAGE: [], ARTICLE: [] };
  for (const type of types ?? allTypes) results[type] = found[type]();
  const limited = limitResults(results, limit ?? maxResults, limitScope === "EACH");
  const track = (items: object[]) =>
    items.map((item, index) => ({ ...item, trackingParameters: toSuggestionTracking(query, index + 1) }));
  return {
    queries: track(limited.QUERY),
    products: track(limited.PRODUCT),
    collections: track(limited.COLLECTION),
    pages: track(limited.PAGE),
    articles: track(limited.ARTICLE),
  };
}

/** All of the words, each in any field, or null if there are none. */
function toPlainQuery(text: string): SearchQuery | null {
  const queries = toWords(text).map((value): Term => ({
    kind: "term",
    field: null,
    comparator: "=",
    value,
    isQuoted: false,
  }));
  return queries.length === 0 ? null : { kind: "all", queries };
}

function limitResults(results: Results, limit: number, isForEach: boolean): Results {
  const limited: Results = { QUERY: [], PRODUCT: [], COLLECTION: [], PAGE: [], ARTICLE: [] };
  let left = limit;
  for (let rank = 0; rank < limit; rank += 1) {
    for (const type of allTypes) {
      const result = results[type][rank];
      if (!result || (!isForEach && left === 0)) continue;
      limited[type].push(result);
      left -= 1;
    }
  }
  return limited;
}
