import { setTimeout as wait } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, BrowserContext } from "@playwright/test";

/** How long a page must go without loading a script to count as idle, in milliseconds. */
const quiet = 3000;

/** The JavaScript a page loads until it's idle, in kB of gzip. */
export async function measureScripts(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext();
  const scripts = await readScripts(context, url);
  await context.close();
  return weigh(scripts.values());
}

/** The source of each script a page loads until it's idle, by URL. */
export async function readScripts(context: BrowserContext, url: string): Promise<Map<string, string>> {
  const page = await context.newPage();
  const scripts: Promise<[string, string]>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text().then((code) => [response.url(), code]));
  });
  await page.goto(url, { waitUntil: "load" });
  await untilQuiet(scripts);
  const read = new Map(await Promise.all(scripts));
  await page.close();
  return read;
}

/**
 * Waits until nothing is added for a while. Pages load things after idle, and Playwright's `networkidle` never comes, because the
 * live event stream stays open.
 */
export async function untilQuiet(loaded: readonly unknown[]): Promise<void> {
  let seen: number;
  do {
    seen = loaded.length;
    await wait(quiet);
  } while (loaded.length > seen);
}

/** The size of scripts, each gzipped separately, in kB (1 kB = 1000 bytes). */
export const weigh = (scripts: Iterable<string>): number =>
  Array.from(scripts).reduce((sum, code) => sum + gzipSync(code).length, 0) / 1000;
