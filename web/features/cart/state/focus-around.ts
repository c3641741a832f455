/** Moves focus to the start of the drawer or the page content, because the pressed button disappears. */
export function focusAround(button: Element | null): void {
  const target = button?.closest("dialog") ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}

/**
 * The same for a button that removes its line. The next line's button gets its place, and would get the second click of a double-click, so
 * the list ignores clicks for as long as those take on most systems.
 */
export function leaveLine(button: Element): void {
  focusAround(button);
  button.closest("ul")?.animate({ pointerEvents: ["none", "none"] }, 500);
}
