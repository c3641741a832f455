import { toLineAnchor } from "#features/cart/lines/line-anchor.ts";
import { focusInView } from "#lib/focus-in-view.ts";

/**
 * Focuses a line of the cart once it's shown, which may be after the page was rendered again. Not if the focus has gone elsewhere by then.
 */
export function focusLine(lineId: string): void {
  const before = document.activeElement;
  const hasMoved = () => {
    const target = findTarget(lineId);
    if (target && document.activeElement === before) focusInView(target);
    return document.activeElement !== before;
  };
  if (hasMoved()) return;
  const observer = new MutationObserver(() => {
    if (hasMoved()) observer.disconnect();
  });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ["hidden"] });
}

/** The line's product, or the closed list of students that it's in. */
function findTarget(lineId: string): HTMLElement | null {
  const line = document.getElementById(toLineAnchor(lineId));
  if (!line || line.hidden) return null;
  const closed = line.closest("details:not([open])");
  return closed ? closed.querySelector("summary") : line.querySelector<HTMLElement>("a, button");
}
