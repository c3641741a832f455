import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const intervalMs = 2000;
const limitMs = 4000;
const onePixel = { x: 0, y: 0, width: 1, height: 1, scale: 1 };

/**
 * Asks a page for a frame now and then, because a headless Chromium that's open for minutes sometimes stops drawing: what waits for a frame
 * or for an idle moment then waits forever. If none comes, takes a picture, which forces one. Returns the function that ends this.
 */
export async function keepDrawing(page: Page): Promise<() => void> {
  const client = await page.context().newCDPSession(page);
  const stop = new AbortController();
  const ask = async () => {
    // A page that's left or closed meanwhile answers, too, with an error.
    const frame = client
      .send("Runtime.evaluate", { expression: "new Promise(requestAnimationFrame)", awaitPromise: true })
      .then(isDone, isDone);
    if (await Promise.race([frame, wait(limitMs, false, { ref: false })])) return;
    console.log(`The browser drew nothing of ${page.url()} for ${limitMs / 1000} s. Taking a picture.`);
    await client.send("Page.captureScreenshot", { clip: onePixel }).then(isDone, isDone);
  };
  const goOn = async () => {
    while (!stop.signal.aborted) {
      await wait(intervalMs, undefined, { ref: false });
      await ask();
    }
  };
  void goOn();
  return () => stop.abort();
}

const isDone = () => true;
