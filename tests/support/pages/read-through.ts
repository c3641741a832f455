import type { Page } from "@playwright/test";

/** Scrolls to the end of the page, as a reader would, and waits until all of the images it shows have loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Doesn't wait for a browser that stops drawing or drops a half-loaded image.
    const within = (ms: number, done: Promise<unknown>) =>
      Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
    const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await within(500, draw());
    }
    // A lazy image that's hidden, such as in a closed panel, never loads.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    const decoded = shown.map((image) => image.decode().catch(() => undefined));
    await within(10_000, Promise.all(decoded));
  });
}
