import type { DatabaseSync } from "node:sqlite";

/** Returns the next ID of a kind. */
export type NextId = <Kind extends string>(kind: Kind) => `gid://shopify/${Kind}/${number}`;

/** Past the IDs of any seed. */
const first = 9_000_000_000_001;

/** IDs for what's created later. An ID is never used twice, even if what had it was deleted. */
export function createNextId(database: DatabaseSync): NextId {
  const take = database.prepare(`
    insert into next_id (kind, id) values (?, ${first}) on conflict (kind) do update set id = id + 1 returning id
  `);
  return (kind) => `gid://shopify/${kind}/${Number(take.get(kind)?.["id"])}`;
}
