/** Sorts IDs. A smaller number is an older item. */
export function compareIds(left: { id: string }, right: { id: string }): number {
  return readNumber(left.id) - readNumber(right.id);
}

/** 7 for `gid://shopify/Product/7`. */
function readNumber(id: string): number {
  return Number(/\d+/.exec(id.slice(id.lastIndexOf("/")))?.[0] ?? 0);
}
