export interface Capacity {
  all: number;
  /** Per address. A whole school may share one. */
  each: number;
}

/** Acquires a slot, and returns a function that releases it. Null when there's none left, in total or for the address. */
export type AcquireSlot = (address?: string | null) => (() => void) | null;

/** Limits how many connections are open at the same time. An unknown address only counts toward the total. */
export function createConnectionSlots({ all, each }: Capacity): AcquireSlot {
  const acquired = new Set<{ address: string | null }>();
  return (address = null) => {
    const isFull = acquired.size >= all || (address !== null && countOf(acquired, address) >= each);
    if (isFull) return null;
    const slot = { address };
    acquired.add(slot);
    return () => void acquired.delete(slot);
  };
}

const countOf = (acquired: ReadonlySet<{ address: string | null }>, address: string) =>
  [...acquired].filter((slot) => slot.address === address).length;
