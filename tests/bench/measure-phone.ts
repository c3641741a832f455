import { type Browser, chromium, type Page } from "@playwright/test";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { toLaunchOptions } from "../support/browser.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import { median } from "./percentile.ts";

const pages = [
  ["home", "/"],
  ["a course", "/courses/level-1a-online-asl-course"],
  ["a book", "/books/getting-started-with-asl"],
  ["a blog post", "/blog/five-parts-of-a-sign"],
] as const;

const runs = 5;

/** Lighthouse's slow phone: a fourth of this machine's speed on Fast 3G (1.44 Mbit/s, 150 ms × 3.75). */
const slowdown = 4;
const network = { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 };

/** Visits pages on a slow phone and taps Menu as soon as it's painted, while the page still loads. */
export async function measurePhone({ siteUrl }: Stack): Promise<BenchmarkSection> {
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const rows: [string, string][] = [];
    for (const [name, path] of pages) rows.push([name, await measurePage(browser, siteUrl + path)]);
    return {
      heading: "A slow phone",
      note: `A fourth of the machine's speed on Fast 3G, 360 px wide, with nothing cached: the largest contentful paint, when everything has loaded, and how long Menu takes to open when tapped right after the first paint. Medians of ${runs}.`,
      rows,
    };
  } finally {
    await browser.close();
  }
}

async function measurePage(browser: Browser, url: string): Promise<string> {
  const paints: number[] = [];
  const loads: number[] = [];
  const taps: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const { paint, load } = await visit(browser, url, readPaint);
    paints.push(paint);
    loads.push(load);
    // In a visit of its own, because the browser stops looking for larger paints after a tap.
    taps.push(await visit(browser, url, tapMenu));
  }
  const seconds = (times: number[]) => `${(median(times) / 1000).toFixed(2)} s`;
  return `${seconds(paints)}; ${seconds(loads)}; ${median(taps).toFixed(0)} ms`;
}

async function visit<Measured>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    // As after a first visit, so that no banner covers what is measured.
    await context.addCookies([
      { name: "interests", value: "dismissed", url },
      { name: "analytics_consent", value: "no", url },
    ]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", network);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(noteInteractions);
    await page.goto(url, { waitUntil: "commit" });
    return await measure(page);
  } finally {
    await context.close();
  }
}

/** The largest paint and the load event, in milliseconds since the visit began. */
async function readPaint(page: Page): Promise<{ paint: number; load: number }> {
  await page.waitForLoadState("networkidle");
  return page.evaluate(async () => {
    const paints = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: "largest-contentful-paint",
        buffered: true,
      });
    });
    return {
      paint: Math.max(...paints.map(({ startTime }) => startTime)),
      load: Math.max(
        ...performance.getEntriesByType("navigation").map((entry) => entry.toJSON().loadEventEnd as number),
      ),
    };
  });
}

/** Taps Menu right after the first paint, and returns the milliseconds until the paint that shows it. */
async function tapMenu(page: Page): Promise<number> {
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await page.getByRole("button", { name: "Menu", exact: true }).tap();
  await page.waitForFunction(() => performance.getEntriesByName("click").length > 0);
  return page.evaluate(() =>
    Math.max(...performance.getEntriesByType("measure").map(({ duration }) => duration)),
  );
}

/** Keeps the events of each interaction as measures: browsers buffer only the slow ones (web.dev/articles/inp). */
function noteInteractions() {
  // A constant, because TypeScript doesn't know this option.
  const events = { type: "event", durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId !== 0)
        performance.measure(entry.name, { start: entry.startTime, duration: entry.duration });
  }).observe(events);
}
