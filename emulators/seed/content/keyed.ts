/** Gives each item the `_key` an array member needs: `<prefix>-1`, `<prefix>-2`, the same every time the seed is loaded. */
export function keyed<Item extends object>(
  prefix: string,
  items: readonly Item[],
): (Item & { _key: string })[] {
  return items.map((item, index) => ({ _key: `${prefix}-${index + 1}`, ...item }));
}
