import type { Browser } from "@playwright/test";
import { readSitemapEntries } from "../read-head.ts";
import { test as shopTest } from "../shop-test.ts";
import { testStack } from "../test-stack.ts";
import { type Answer, type CrawledSite, crawlSite } from "./crawl-site.ts";
import { outlinePage } from "./outline-page.ts";

interface WorkerFixtures {
  /** Every page that the sitemap or a link leads to, crawled once for all tests. */
  site: CrawledSite & { sitemap: ReturnType<typeof readSitemapEntries> };
}

/** Only a missing page leads to the search, and only a dictionary of thousands to the pages of its letters. */
const unlinked = ["/search", "/asl/dictionary/letters/s"];

export const test = shopTest.extend<object, WorkerFixtures>({
  site: [
    // The crawl needs the worker's shop to be there.
    async ({ browser, stack: _stack }, use) => use(await crawl(browser)),
    { scope: "worker", timeout: 60_000, title: "crawl of the site" },
  ],
});

export { expect } from "../shop-test.ts";

async function crawl(browser: Browser): Promise<WorkerFixtures["site"]> {
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
  const listed = readSitemapEntries(sitemap);
  const start = [
    ...listed.map(({ address }) => address),
    ...unlinked.map((path) => testStack.siteUrl + path),
  ];
  const site = await crawlSite({ start, isAsked: isOnThisMachine, ask });
  await context.close();
  return { ...site, sitemap: listed };
}

const isOnThisMachine = ({ hostname }: URL) => hostname === "localhost" || hostname === "127.0.0.1";
