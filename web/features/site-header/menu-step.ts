/** The index of the link that a key moves to, or null for other keys. `current` is -1 on the menu button. Wraps around. */
export function menuStep(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case "ArrowDown":
      return (current + 1) % count;
    case "ArrowUp":
      return (Math.max(current, 0) - 1 + count) % count;
    case "Home":
      return current < 0 ? null : 0;
    case "End":
      return current < 0 ? null : count - 1;
    default:
      return null;
  }
}
