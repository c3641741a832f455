import { setTimeout as wait } from "node:timers/promises";
import { errors, type Page } from "@playwright/test";

const limitMs = 20_000;

/**
 * Scrolls to the end of the page, as a reader would, and waits until all of the images it shows have loaded. Throws a TimeoutError if the
 * browser doesn't respond.
 */
export async function readThrough(page: Page): Promise<void> {
  const timer = new AbortController();
  const isRead = await Promise.race([
    scrollThrough(page).then(() => true),
    wait(limitMs, false, { signal: timer.signal }),
  ]);
  timer.abort();
  if (!isRead) throw new errors.TimeoutError(`${page.url()} couldn't be read within ${limitMs} ms.`);
}

function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
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
