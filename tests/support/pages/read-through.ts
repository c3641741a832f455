import type { Page } from "@playwright/test";

/** Goes down the page to its end, as a reader does, and waits until all its pictures are there. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // A browser that draws nothing for a while, or drops a picture half read, is not waited for.
    const within = (ms: number, done: Promise<unknown>) =>
      Promise.race([done, new Promise((resolve) => setTimeout(resolve, ms))]);
    const draw = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (let top = 0; top < document.body.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top);
      await within(500, draw());
    }
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await within(10_000, Promise.all(decoded));
  });
}
