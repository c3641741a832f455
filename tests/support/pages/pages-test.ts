import type { Browser, BrowserContext } from "@playwright/test";
import { allPages } from "../../pages/site-pages.ts";
import { browserOptions } from "../browser.ts";
import { readSitemapEntries } from "../read-head.ts";
import { test as shopTest } from "../shop-test.ts";
import { testStack } from "../test-stack.ts";
import { type Answer, type CrawledSite, crawlSite } from "./crawl-site.ts";
import { outlinePage } from "./outline-page.ts";
import { readSiteRoutes } from "./site-routes.ts";

type Site = CrawledSite & { sitemap: ReturnType<typeof readSitemapEntries> };

interface WorkerFixtures {
  /** Opens a browser that caches fonts and scripts between pages, as for a visitor who looks around, unless it's still open. */
  openVisitor: () => Promise<BrowserContext>;
  /** How many pages of one route are crawled, because a hundred signs share one template. */
  maxPerRoute: number;
  /** The pages in the sitemap or behind a link, crawled once for all tests. */
  site: Site;
}

/** Only a missing page links to the search, and only a dictionary of thousands links to its letters. */
const unlinked = ["/search", "/asl/dictionary/letters/s"];

export const test = shopTest.extend<object, WorkerFixtures>({
  openVisitor: [
    async ({ playwright }, use) => {
      let visitor: BrowserContext | undefined;
      await use(async () => {
        if (visitor && !visitor.isClosed()) return visitor;
        // A context that was closed before the worker ended belonged to a browser that had stopped drawing.
        await visitor?.browser()?.close();
        const browser = await playwright.chromium.launch();
        visitor = await browser.newContext({ ...browserOptions, colorScheme: "light" });
        return visitor;
      });
      await visitor?.browser()?.close();
    },
    { scope: "worker" },
  ],
  context: async ({ openVisitor }, use) => {
    const visitor = await openVisitor();
    await visitor.clearCookies();
    await visitor.addCookies(browserOptions.storageState.cookies);
    await use(visitor);
  },
  page: async ({ context }, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
  maxPerRoute: [6, { scope: "worker", option: true }],
  site: [
    // The crawl needs the worker's shop to be running.
    async ({ browser, maxPerRoute, stack: _stack }, use) => use(await crawl(browser, maxPerRoute)),
    { scope: "worker", timeout: 60_000, title: "crawl of the site" },
  ],
});

export { expect } from "../shop-test.ts";

async function crawl(browser: Browser, maxPerRoute: number): Promise<Site> {
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
  const addresses = listed.map(({ address }) => address);
  const chosen = new Set([
    ...addresses.filter((address) => inspected.has(new URL(address).pathname)),
    ...takeOfEachRoute(addresses, maxPerRoute),
    ...unlinked.map((path) => testStack.siteUrl + path),
  ]);
  const left = new Set(addresses.filter((address) => !chosen.has(address)));
  const site = await crawlSite({
    start: [...chosen],
    isAsked: ({ hostname, origin, pathname }) => isOnThisMachine(hostname) && !left.has(origin + pathname),
    ask,
  });
  await context.close();
  return { ...site, sitemap: listed };
}

const inspected = new Set<string>(Object.values(allPages));
const routes = readSiteRoutes();

function takeOfEachRoute(addresses: readonly string[], max: number): string[] {
  const groups = Map.groupBy(addresses, (address) =>
    routes.find(({ matches }) => matches(new URL(address).pathname)),
  );
  return [...groups.values()].flatMap((group) => group.slice(0, max));
}

const isOnThisMachine = (hostname: string) => hostname === "localhost" || hostname === "127.0.0.1";
