import type { Page } from "@playwright/test";

/** Runs `work` on the same page, opened by the same visitor in a separate browser that's closed afterward. */
export async function inAnotherBrowser<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const context = page.context();
  const type = context.browser()?.browserType();
  if (!type) throw new Error("The page has no browser to open another one like it.");
  const browser = await type.launch();
  try {
    // Both use the test's options, such as the window size.
    const again = await browser.newPage({ storageState: await context.storageState() });
    await again.goto(page.url(), { waitUntil: "load" });
    return await work(again);
  } finally {
    await browser.close();
  }
}
