import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";

const limitMs = 25_000;

/**
 * Runs `work` on the page, or on the same page in another browser if this one takes too long: a headless Chromium sometimes stops drawing
 * for good, and retrying in it doesn't help. What waits for a frame then waits forever, and Playwright doesn't limit that, so this does.
 * Closes the context of a browser that took too long.
 */
export async function whereItDraws<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const working = work(page);
  const isDone = working.then(() => true);
  if (await Promise.race([isDone, wait(limitMs, false, { ref: false })])) return working;
  console.log(`The browser drew nothing of ${page.url()}. Trying another one.`);
  return inAnotherBrowser(page, work);
}

/** Opens the page as the same visitor in a separate browser that's closed afterward. */
async function inAnotherBrowser<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const context = page.context();
  const type = context.browser()?.browserType();
  if (!type) throw new Error("The page has no browser to open another one like it.");
  const visitor = {
    storageState: await context.storageState(),
    viewport: page.viewportSize(),
    reducedMotion: "reduce",
  } as const;
  const address = page.url();
  await context.close();
  const browser = await type.launch();
  try {
    const again = await browser.newPage(visitor);
    await again.goto(address, { waitUntil: "load" });
    return await work(again);
  } finally {
    await browser.close();
  }
}
