import type { BrowserContext } from "@playwright/test";
import { readScripts, weigh } from "../page-weight.ts";

/** The tag of the Studio's own requests. Every build of the Studio contains it, and nothing else does. */
const mark = "sanity.studio";

/** How much of the Studio's code its own page loads and how much a public page loads, in kB of gzip. */
export async function measureStudioCode(
  context: BrowserContext,
  siteUrl: string,
  publicPath: string,
): Promise<{ studio: number; site: number }> {
  const studio = await readScripts(context, `${siteUrl}/studio`);
  const site = await readScripts(context, siteUrl + publicPath);
  const own = [...studio].flatMap(([url, code]) => (site.has(url) ? [] : [code]));
  if (!own.some((code) => code.includes(mark)))
    throw new Error(`The Studio's code doesn't contain "${mark}".`);
  return { studio: weigh(own), site: weigh([...site.values()].filter((code) => code.includes(mark))) };
}
