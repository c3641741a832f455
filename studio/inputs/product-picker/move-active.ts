interface KeyPress {
  /** The active option's index, or -1. */
  active: number;
  count: number;
  key: "ArrowDown" | "ArrowUp";
}

/** The next active option after a key press. Wraps around; -1 without options. */
export function moveActive({ active, count, key }: KeyPress): number {
  if (count === 0) return -1;
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : 0;
  return active > 0 ? active - 1 : count - 1;
}
