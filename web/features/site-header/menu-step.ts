/**
 * Which of a menu's links a key leads to, as an index, or null for a key that leads nowhere. `current` is -1 on the button that
 * opens the menu; the last link is followed by the first.
 */
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
