import { chromium, type Request } from "@playwright/test";
import autocannon from "autocannon";
import { browserOptions, toLaunchOptions } from "../support/browser.ts";
import { readThrough } from "../support/pages/read-through.ts";
import { untilQuiet } from "./page-weight.ts";

export interface Visits {
  perSecond: number;
  /** What one visit asks the site for. */
  requests: number;
  kilobytes: number;
}

/** How often a site answers everything that a visit asks it for, in ten connections. */
export async function measureVisits(origin: string, paths: readonly string[]): Promise<Visits> {
  const load = {
    url: origin,
    connections: 10,
    requests: paths.map((path) => ({ path })),
    headers: { "accept-encoding": "gzip" },
  };
  await autocannon({ ...load, duration: 2 });
  const { requests, throughput, non2xx } = await autocannon({ ...load, duration: 8 });
  if (non2xx > 0) throw new Error(`Visits to ${origin} failed ${non2xx} requests.`);
  return {
    perSecond: requests.average / paths.length,
    requests: paths.length,
    kilobytes: (throughput.average / requests.average) * (paths.length / 1000),
  };
}

/**
 * What a first visit to a page, read to its end, asks the page's own server for: the page, with its scripts, fonts, and images.
 * Streams aren't among it, because they never end.
 */
export async function readVisit(url: string): Promise<string[]> {
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const page = await browser.newPage({ ...browserOptions, viewport: { width: 390, height: 844 } });
    const finished: Request[] = [];
    page.on("requestfinished", (request) => finished.push(request));
    await page.goto(url, { waitUntil: "load" });
    await readThrough(page);
    await untilQuiet(finished);
    return finished
      .filter(
        (request) => request.method() === "GET" && new URL(request.url()).origin === new URL(url).origin,
      )
      .map((request) => new URL(request.url()).pathname + new URL(request.url()).search);
  } finally {
    await browser.close();
  }
}
