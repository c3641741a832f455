import type { Collection } from "#storefront/domain/catalog/product.ts";
import { byText, listMatches, toSort } from "#storefront/domain/search/list-matches.ts";
import { collectionSearch } from "#storefront/domain/search/searchables.ts";
import { compareIds } from "#storefront/graphql/schema/compare-ids.ts";
import { type Connection, type ListArgs, toConnection } from "#storefront/graphql/schema/connection.ts";

/** A page of the collections that match the arguments. `where` names the argument in errors. */
export function listCollections(
  collections: readonly Collection[],
  { sortKey, query, ...page }: ListArgs,
  where: string,
  now: Date,
): Connection<Collection> {
  const found = listMatches(collections, {
    query,
    sortKey,
    where,
    searchable: adminCollectionSearch,
    sort: sortCollections,
    now,
  });
  return toConnection(found, page);
}

const adminCollectionSearch: typeof collectionSearch = {
  texts: collectionSearch.texts,
  fields: {
    ...collectionSearch.fields,
    handle: { kind: "value", read: ({ handle }) => [handle] },
    id: { kind: "value", read: ({ id }) => [id.slice(id.lastIndexOf("/") + 1)] },
  },
};

const sortCollections = toSort<Collection>({
  ID: compareIds,
  TITLE: byText(({ title }) => title),
  UPDATED_AT: byText(({ updatedAt }) => updatedAt),
});
