import type { NextId } from "#storefront/domain/next-id.ts";

/** As long as Shopify's own. */
const first = 7_000_000_000_001;

/** The first start loads a seed file, so its order is all that an ID needs. */
export function createIds(): NextId {
  const counts = new Map<string, number>();
  return (kind) => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return `gid://shopify/${kind}/${first + count}`;
  };
}
