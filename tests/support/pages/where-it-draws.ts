import { errors, type Page } from "@playwright/test";

/**
 * Runs `work` on the page, or on the same page in another browser if this one takes too long: a headless Chromium sometimes stops drawing
 * for good, and retrying in it doesn't help.
 */
export async function whereItDraws<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  try {
    return await work(page);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.log(`The browser drew nothing of ${page.url()}. Trying another one.`);
    return inAnotherBrowser(page, work);
  }
}

/** Opens the page as the same visitor in a separate browser that's closed afterward. */
async function inAnotherBrowser<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const context = page.context();
  const type = context.browser()?.browserType();
  if (!type) throw new Error("The page has no browser to open another one like it.");
  const browser = await type.launch();
  try {
    const again = await browser.newPage({
      storageState: await context.storageState(),
      viewport: page.viewportSize(),
      reducedMotion: "reduce",
    });
    await again.goto(page.url(), { waitUntil: "load" });
    return await work(again);
  } finally {
    await browser.close();
  }
}
