import { expect, type Locator } from "@playwright/test";

/** Clicks a button that may be disabled again at any moment, which a mouse's click, in two steps, can miss. */
export const clickWhenEnabled = (button: Locator): Promise<void> =>
  expect.poll(() => button.evaluate(clickIfEnabled)).toBe(true);

function clickIfEnabled(button: HTMLElement | SVGElement): boolean {
  const isEnabled = button instanceof HTMLButtonElement && !button.disabled;
  if (isEnabled) button.click();
  return isEnabled;
}
