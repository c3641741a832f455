/** Whole numbers from 0 up to, but not including, a limit. */
export type Random = (below: number) => number;

/** mulberry32, which gives the same numbers in every run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function pick<Item>(items: readonly Item[], random: Random): Item {
  const index = random(items.length);
  if (!(index in items)) throw new Error("Can't pick from an empty list.");
  // Items may be undefined themselves.
  return items[index] as Item;
}
