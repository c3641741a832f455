interface Move {
  /** The option that is marked, or -1. */
  active: number;
  count: number;
  key: "ArrowDown" | "ArrowUp";
}

/** Which option a key marks next: round and round, and -1 where there is none. */
export function moveActive({ active, count, key }: Move): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : 0;
  return active > 0 ? active - 1 : count - 1;
}
