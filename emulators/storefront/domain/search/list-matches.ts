import { findMatches } from "./find-matches.ts";
import { parseSearchQuery } from "./search-query.ts";
import type { Searchable } from "./searchable.ts";

interface ListOptions<Item extends object> {
  /** The `query` argument. */
  query: string | null | undefined;
  searchable: Searchable<Item>;
  /** The argument, for error messages. */
  where: string;
  sortKey: string;
  /** Sorts the items by a sort key other than RELEVANCE. */
  sort: (items: readonly Item[], sortKey: string) => readonly Item[];
  now: Date;
}

/** The items that match a `query` argument, sorted by a sort key. Without a query, relevance is the order of the IDs. */
export function listMatches<Item extends object>(
  items: readonly Item[],
  { query, searchable, where, sortKey, sort, now }: ListOptions<Item>,
): readonly Item[] {
  const isByRelevance = sortKey === "RELEVANCE";
  if (!query?.trim()) return sort(items, isByRelevance ? "ID" : sortKey);
  const matches = findMatches(items, parseSearchQuery(query), searchable, { now, where });
  const ordered = isByRelevance ? matches.toSorted((left, right) => right.score - left.score) : matches;
  const found = ordered.map(({ item }) => item);
  return isByRelevance ? found : sort(found, sortKey);
}

type Orders<Item> = Readonly<Record<string, (left: Item, right: Item) => number>>;

/** Sorts by the orders for each sort key. */
export function toSort<Item>(orders: Orders<Item>): ListOptions<Item & object>["sort"] {
  return (items, sortKey) => {
    const order = orders[sortKey];
    if (!order) throw new Error(`The sort key ${sortKey} has no order.`);
    return items.toSorted(order);
  };
}

const collator = new Intl.Collator("en");

/** Compares by a text, in alphabetical order for people. */
export function byText<Item>(read: (item: Item) => string): (left: Item, right: Item) => number {
  return (left, right) => collator.compare(read(left), read(right));
}
