import { type ConnectionArgs, toConnection } from "#storefront/graphql/schema/connection.ts";

/** The arguments of a list that can be searched and sorted. The schema has the default sort key. */
export interface ListArgs extends ConnectionArgs {
  sortKey: string;
  query?: string | null;
}

export interface FirstArgs {
  first?: number | null;
}

/** The beginning of a list that isn't a connection, and all of it by default. A page size has the same limits. */
export function takeFirst<Item>(items: readonly Item[], { first }: FirstArgs): readonly Item[] {
  return first == null ? items : toConnection(items, { first }).nodes;
}
