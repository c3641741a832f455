import type { Page } from "@playwright/test";

/** Goes down the page to its end, as a reader does, and waits until all its pictures are there. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}
