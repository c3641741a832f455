export interface Capacity {
  all: number;
  /** Per address. A whole school may share one. */
  each: number;
}

/** Takes a place, and returns a function that frees it. Null when there's none left, in total or for the address. */
export type TakePlace = (address?: string | null) => (() => void) | null;

/** Limits how many connections are open at the same time. An unknown address only counts toward the total. */
export function createPlaces({ all, each }: Capacity): TakePlace {
  const taken = new Set<{ address: string | null }>();
  return (address = null) => {
    const isFull = taken.size >= all || (address !== null && countOf(taken, address) >= each);
    if (isFull) return null;
    const place = { address };
    taken.add(place);
    return () => void taken.delete(place);
  };
}

const countOf = (taken: ReadonlySet<{ address: string | null }>, address: string) =>
  [...taken].filter((place) => place.address === address).length;
