import { gzipSync } from "node:zlib";
import type { BrowserContext } from "@playwright/test";

/** The tag of the Studio's own requests: every build of it holds this, and nothing else does. */
const mark = "sanity.studio";

/** What of the Studio's code its own page loads, and what of it a public page does, in kB of gzip. */
export async function measureStudioCode(
  context: BrowserContext,
  siteUrl: string,
  publicPath: string,
): Promise<{ studio: number; site: number }> {
  const studio = await readScripts(context, `${siteUrl}/studio`);
  const site = await readScripts(context, siteUrl + publicPath);
  const shared = new Set(site.keys());
  const own = [...studio].filter(([url]) => !shared.has(url));
  if (!own.some(([, code]) => code.includes(mark))) throw new Error(`The Studio's code has no "${mark}".`);
  const inSite = [...site].filter(([, code]) => code.includes(mark));
  return { studio: weigh(own), site: weigh(inSite) };
}

async function readScripts(context: BrowserContext, url: string): Promise<Map<string, string>> {
  const page = await context.newPage();
  const scripts: Promise<[string, string]>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script")
      scripts.push(response.text().then((code) => [response.url(), code]));
  });
  await page.goto(url, { waitUntil: "load" });
  // Chunks that are fetched once the page is idle.
  await page.waitForTimeout(3000);
  const read = new Map(await Promise.all(scripts));
  await page.close();
  return read;
}

const weigh = (scripts: readonly (readonly [string, string])[]) =>
  scripts.reduce((sum, [, code]) => sum + gzipSync(code).length, 0) / 1000;
