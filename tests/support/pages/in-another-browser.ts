import type { Page } from "@playwright/test";

/** What `work` makes of the same page, opened by the same visitor in a browser of its own that is closed afterwards. */
export async function inAnotherBrowser<T>(page: Page, work: (page: Page) => Promise<T>): Promise<T> {
  const context = page.context();
  const type = context.browser()?.browserType();
  if (!type) throw new Error("The page has no browser of its own to open another like it.");
  const browser = await type.launch();
  try {
    // Both take the options of the test, the size of the window among them.
    const again = await browser.newPage({ storageState: await context.storageState() });
    await again.goto(page.url(), { waitUntil: "load" });
    return await work(again);
  } finally {
    await browser.close();
  }
}
