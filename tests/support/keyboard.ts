import { expect, type Locator, type Page } from "@playwright/test";

/** Stops of the Tab key on the longest page, and some more. */
const maxStops = 200;

/** Someone who reaches everything with the Tab key, and must see at every stop where they are. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(...keys: string[]) {
    for (const key of keys) await this.#page.keyboard.press(key);
  }

  /** Goes on from stop to stop until the target has the focus. */
  async tabTo(target: Locator) {
    for (let stop = 0; stop < maxStops; stop += 1) {
      await this.press("Tab");
      await this.expectVisibleFocus();
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`${String(target)} has no turn within ${maxStops} stops.`);
  }

  /** Goes on over more stops than the area has, and never leaves it for the page around. */
  async tabAroundIn(area: Locator, stops: number) {
    for (let stop = 0; stop < stops; stop += 1) {
      await this.press("Tab");
      // Between the last stop and the first is the browser itself.
      const left = await area.evaluate(
        (element, focused) => !element.contains(focused) && focused !== document.body,
        await this.#page.evaluateHandle(() => document.activeElement),
      );
      expect(left, `${await this.#describeStop()} lies outside`).toBe(false);
    }
  }

  /** An outline is drawn around the stop, or around what it lies in, within the window once it has scrolled there. */
  async expectVisibleFocus() {
    await expect
      .poll(() => this.#page.evaluate(isFocusSeen), `the focus on ${await this.#describeStop()} is seen`)
      .toBe(true);
  }

  #describeStop() {
    return this.#page.evaluate(() => {
      const { activeElement: stop } = document;
      return `${stop?.localName} “${stop?.getAttribute("aria-label") ?? stop?.textContent.trim().slice(0, 60)}”`;
    });
  }
}

/** Runs in the page, so it stands by itself. */
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
