import { setTimeout as wait } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { median } from "./percentile.ts";

interface Publishing {
  lake: SanityClient;
  documentId: string;
  path: string;
}

/** How many publishes each time is the median of. */
export const rounds = 10;

/** How long a change's expired pages take to render again, in milliseconds. Editors don't publish faster than that. */
const quiet = 3000;

/** Milliseconds from an acknowledged publish to its text appearing on an open page. */
export async function measureOpenPage(
  browser: Browser,
  siteUrl: string,
  { lake, documentId, path }: Publishing,
): Promise<number> {
  const page = await browser.newPage();
  const listening = page.waitForResponse(/\/data\/live\/events\//);
  await page.goto(siteUrl + path);
  await listening;
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Open page, round ${round}`;
    await lake.patch(documentId).set({ subtitle: words }).commit();
    const published = performance.now();
    await page.getByText(words).first().waitFor();
    times.push(performance.now() - published);
    await wait(quiet);
  }
  await page.close();
  return median(times);
}

/** Milliseconds from an acknowledged publish until all of these sites have answered with its text, with no page open. */
export async function measureNextVisitor(
  siteUrls: readonly string[],
  { lake, documentId, path }: Publishing,
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const words = `Next visitor, round ${round}`;
    await lake.patch(documentId).set({ subtitle: words }).commit();
    const published = performance.now();
    for (const siteUrl of siteUrls) {
      while (!(await (await fetch(siteUrl + path)).text()).includes(words)) {
        if (performance.now() - published > 10_000)
          throw new Error(`${siteUrl + path} never showed "${words}".`);
      }
    }
    times.push(performance.now() - published);
    await wait(quiet);
  }
  return median(times);
}
