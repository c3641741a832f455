import type { ConnectionArgs } from "#storefront/graphql/schema/connection.ts";

/** The arguments of a list that can be searched and sorted. The schema has the default sort key. */
export interface ListArgs extends ConnectionArgs {
  sortKey: string;
  query?: string | null;
}
