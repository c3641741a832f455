/**
 * Moves the focus to what appeared in place of something else, and brings it into view at once. The browser would scroll smoothly to where
 * it is now, and miss it when the page above grows or shrinks meanwhile.
 */
export function focusInView(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true });
  // By the next frame, React has also changed what's above.
  requestAnimationFrame(() => {
    // Ends the smooth scrolling to what had the focus before.
    scrollTo({ top: scrollY, behavior: "instant" });
    element?.scrollIntoView({ block: "nearest", behavior: "instant" });
  });
}
