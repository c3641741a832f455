import { expect, type Locator, type Page } from "@playwright/test";

/** More Tab stops than the longest page has. */
const maxStops = 200;

/** A user who reaches everything with Tab, and checks at every stop that the focus is visible. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Tabs until the target has focus. */
  async tabTo(target: Locator) {
    // Finding it anew at each stop would take most of the time.
    let element = await target.elementHandle();
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.press("Tab");
      await this.expectVisibleFocus();
      if (await element.evaluate((node) => node === document.activeElement)) return;
      if (!(await element.evaluate((node) => node.isConnected))) element = await target.elementHandle();
    }
    throw new Error(`${String(target)} wasn't reached within ${maxStops} Tab stops.`);
  }

  /** Tabs past the number of stops in an area, and checks that focus never leaves it. */
  async tabAroundIn(area: Locator, stops: number) {
    const element = await area.elementHandle();
    for (let stop = 0; stop < stops; stop += 1) {
      await this.press("Tab");
      // Between the last stop and the first, focus is on the browser itself.
      const isInside = await element.evaluate(
        (node) => node.contains(document.activeElement) || document.activeElement === document.body,
      );
      if (!isInside) throw new Error(`${await this.#describeStop()} lies outside.`);
    }
  }

  /** There's an outline around the focused element or an ancestor, inside the window once it has scrolled there. */
  async expectVisibleFocus() {
    if (await this.#page.evaluate(isFocusSeen)) return;
    await expect
      .poll(() => this.#page.evaluate(isFocusSeen), `the focus on ${await this.#describeStop()} is visible`)
      .toBe(true);
  }

  #describeStop() {
    return this.#page.evaluate(() => {
      const { activeElement: stop } = document;
      return `${stop?.localName} “${stop?.getAttribute("aria-label") ?? stop?.textContent.trim().slice(0, 60)}”`;
    });
  }
}

/** Runs in the page, so it can't use anything from outside. */
function isFocusSeen(): boolean {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return true;
  const isOutlined = (element: Element | null): boolean => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) > 0;
    return isDrawn || isOutlined(element.parentElement);
  };
  const { bottom, top, width } = stop.getBoundingClientRect();
  return isOutlined(stop) && width > 0 && bottom > 0 && top < innerHeight;
}
