import type { Browser } from "@playwright/test";
import { readSitemapEntries } from "../read-head.ts";
import { test as shopTest } from "../shop-test.ts";
import { testStack } from "../test-stack.ts";
import { type Answer, type CrawledSite, crawlSite } from "./crawl-site.ts";
import { outlinePage } from "./outline-page.ts";

interface WorkerFixtures {
  /** Every page that the sitemap or a link leads to, crawled once for all tests. */
  site: CrawledSite;
}

export const test = shopTest.extend<object, WorkerFixtures>({
  site: [
    async ({ browser }, use) => use(await crawl(browser)),
    { scope: "worker", timeout: 120_000, title: "crawl of the site" },
  ],
});

export { expect } from "../shop-test.ts";

async function crawl(browser: Browser): Promise<CrawledSite> {
  const context = await browser.newContext();
  const { request } = context;
  const reader = await context.newPage();
  const ask = async (address: string): Promise<Answer> => {
    const response = await request.get(address);
    const isPage = response.headers()["content-type"]?.startsWith("text/html");
    return {
      status: response.status(),
      address: response.url(),
      outline: isPage ? await reader.evaluate(outlinePage, await response.text()) : null,
    };
  };

  const sitemap = await (await request.get(`${testStack.siteUrl}/sitemap.xml`)).text();
  const listed = readSitemapEntries(sitemap).map(({ address }) => address);
  // Only a page that is missing leads to the search.
  const start = [...listed, `${testStack.siteUrl}/search`];
  const site = await crawlSite({ start, isAsked: isOnThisMachine, ask });
  await context.close();
  return site;
}

const isOnThisMachine = ({ hostname }: URL) => hostname === "localhost" || hostname === "127.0.0.1";
