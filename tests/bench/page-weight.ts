import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";

/** The JavaScript a page loads until it is quiet, in kB of gzip (1 kB = 1000 bytes). */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") {
      sizes.push(response.body().then((body) => gzipSync(body).length));
    }
  });
  await page.goto(url, { waitUntil: "load" });
  // Chunks that are fetched once the page is idle.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return total / 1000;
}
