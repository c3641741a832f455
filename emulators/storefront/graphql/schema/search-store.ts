import type { Product } from "#storefront/domain/catalog/product.ts";
import type { BlogArticle } from "#storefront/domain/content/content.ts";
import type { Page } from "#storefront/domain/content/shop-content.ts";
import { notEmulated } from "#storefront/domain/not-emulated.ts";
import type { StorefrontContext } from "./resolver.ts";
import { isAvailable } from "#storefront/domain/catalog/product.ts";
import {
  findMatches,
  hasSyntax,
  type Match,
  type MatchOptions,
} from "#storefront/domain/search/find-matches.ts";
import { parseSearchQuery, type SearchQuery } from "#storefront/domain/search/search-query.ts";
import type { Searchable } from "#storefront/domain/search/searchable.ts";
import {
  storeArticleSearch,
  storePageSearch,
  toStoreProductSearch,
} from "#storefront/domain/search/searchables.ts";

export type SearchType = "ARTICLE" | "PAGE" | "PRODUCT";
export type Unavailable = "HIDE" | "LAST" | "SHOW";

export interface StoreSearch {
  query: string;
  types: readonly SearchType[];
  /** Whether the last word can be a prefix. */
  isLastBegun: boolean;
}

export type Found =
  | { type: "PRODUCT"; item: Product; score: number }
  | { type: "PAGE"; item: Page; score: number }
  | { type: "ARTICLE"; item: BlogArticle; score: number };

/**
 * The results of a shopper's words, best first. Typos are tolerated, unless the query uses the search syntax (help.shopify.com,
 * "Search behavior"). No words have no results. Leaves out semantic search and the merchant's boosts.
 */
export function searchStore(
  { query: text, types, isLastBegun }: StoreSearch,
  { catalog, content, market, now }: StorefrontContext,
): Found[] {
  if (!text.trim()) return [];
  const query = parseSearchQuery(text);
  const products = toStoreProductSearch(market);
  checkFields(query, [products, storePageSearch, storeArticleSearch]);
  const isPlain = !hasSyntax(query);
  const options = { now: now(), where, isTolerant: isPlain, isLastBegun: isPlain && isLastBegun };
  const has = (type: SearchType) => types.includes(type);
  return [
    ...(has("PRODUCT") ? match(catalog.products, query, products, options) : []).map(
      ({ item, score }): Found => ({ type: "PRODUCT", item, score }),
    ),
    ...(has("PAGE") ? match(content.pages, query, storePageSearch, options) : []).map(
      ({ item, score }): Found => ({ type: "PAGE", item, score }),
    ),
    ...(has("ARTICLE") ? match(content.articles, query, storeArticleSearch, options) : []).map(
      ({ item, score }): Found => ({ type: "ARTICLE", item, score }),
    ),
  ].toSorted((left, right) => right.score - left.score);
}

/** Unavailable products at the end, left out, or in their place. */
export function placeUnavailable<Item>(
  found: readonly Item[],
  wanted: Unavailable,
  toProduct: (item: Item) => Product | null,
): Item[] {
  const isGone = (item: Item) => toProduct(item)?.variants.some(isAvailable) === false;
  switch (wanted) {
    case "SHOW":
      return [...found];
    case "HIDE":
      return found.filter((item) => !isGone(item));
    case "LAST":
      return [...found.filter((item) => !isGone(item)), ...found.filter(isGone)];
  }
}

const where = "QueryRoot.search(query:)";

/** A query's field excludes items that don't have it. */
function match<Item extends object>(
  items: readonly Item[],
  query: SearchQuery,
  searchable: Searchable<Item>,
  options: MatchOptions,
): Match<Item>[] {
  const isKnown = listFields(query).every((name) => hasField(searchable, name));
  return isKnown ? findMatches(items, query, searchable, options) : [];
}

/** Rejects a field that nothing in the shop has. */
function checkFields(query: SearchQuery, searchables: readonly Pick<Searchable<never>, "fields">[]): void {
  const unknown = listFields(query).find((name) => !searchables.some((one) => hasField(one, name)));
  if (unknown !== undefined) throw notEmulated(`${where} with the field ${unknown}`);
}

function hasField({ fields }: Pick<Searchable<never>, "fields">, name: string): boolean {
  return Object.hasOwn(fields, name === "tag_not" ? "tag" : name);
}

function listFields(query: SearchQuery): string[] {
  if (query.kind === "term") return query.field === null ? [] : [query.field];
  return query.kind === "not" ? listFields(query.query) : query.queries.flatMap(listFields);
}
