/** Moves focus to the start of the drawer or the page content, because the pressed button disappears. */
export function focusAround(button: Element | null): void {
  const target = button?.closest("dialog") ?? document.getElementById("main");
  target?.focus({ preventScroll: true });
}
