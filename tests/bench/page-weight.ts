import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";

/** How long no script may have come for a page to count as quiet, in milliseconds. */
const quiet = 3000;

/** The JavaScript a page loads until it is quiet, in kB of gzip. */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const scripts = await readScripts(context, url);
  await context.close();
  return weigh(scripts.values());
}

/** The code of the scripts a page loads until it is quiet, by their addresses. */
export async function readScripts(context: BrowserContext, url: string): Promise<Map<string, string>> {
  const page = await context.newPage();
  const scripts: Promise<[string, string]>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text().then((code) => [response.url(), code]));
  });
  await page.goto(url, { waitUntil: "load" });
  // Chunks are fetched once the page is idle, too. Its live events stay open, so the network never is.
  let seen: number;
  do {
    seen = scripts.length;
    await wait(quiet);
  } while (scripts.length > seen);
  const read = new Map(await Promise.all(scripts));
  await page.close();
  return read;
}

/** What scripts weigh, each gzipped by itself, in kB (1 kB = 1000 bytes). */
export const weigh = (scripts: Iterable<string>): number =>
  Array.from(scripts).reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000;
