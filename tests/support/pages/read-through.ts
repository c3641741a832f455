import type { Page } from "@playwright/test";

/** Scrolls to the end of the page, as a reader would, and waits until all of the images it shows have loaded. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await draw();
    }
    // A lazy image that's hidden, such as in a closed panel, never loads.
    const shown = [...document.images].filter((image) => image.checkVisibility());
    await Promise.all(shown.map((image) => image.decode().catch(() => undefined)));
  });
}
