interface Line {
  id: string;
  quantity: number;
}

/**
 * The newest line that was added or whose quantity changed (requirements §3.14); null when there's none. Shopify lists the newest
 * line first.
 */
export function findLastAdded<Kind extends Line>(
  before: readonly Line[],
  after: readonly Kind[],
): Kind | null {
  const quantities = new Map(before.map(({ id, quantity }) => [id, quantity]));
  return after.find(({ id, quantity }) => quantities.get(id) !== quantity) ?? null;
}
