import { chromium } from "@playwright/test";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import { toLaunchOptions } from "../support/browser.ts";
import { createLakeClient } from "../support/lake-client.ts";
import { startBareNext } from "./bare-next.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import type { StartTimes } from "./fresh-clone.ts";
import { measureScripts } from "./page-weight.ts";
import { measureNextVisitor, measureOpenPage } from "./publish-to-visible.ts";

export interface ShopMeasurements {
  starts: StartTimes;
  scripts: { page: string; kilobytes: number }[];
  publish: { openPage: number; nextVisitor: number };
}

const coursePath = "/courses/level-1a-online-asl-course";
const pages = ["/", "/courses", coursePath, "/cart"];

/** Benchmarks a running shop next to a bare Next.js page, in one run on one machine. */
export async function measureShop(stack: Stack): Promise<Omit<ShopMeasurements, "starts">> {
  const { lakeUrl, credentials } = stack;
  if (!lakeUrl) throw new Error("The benchmark needs the embedded lake to publish to.");
  const bare = await startBareNext(3139);
  const browser = await chromium.launch(toLaunchOptions());
  try {
    const scripts = [{ page: "a bare Next.js page", kilobytes: await measureScripts(browser, bare.url) }];
    for (const page of pages)
      scripts.push({ page, kilobytes: await measureScripts(browser, stack.siteUrl + page) });
    const publishing = {
      lake: createLakeClient({ token: credentials.contentLake.editor, url: lakeUrl }),
      documentId: "course-level-1a",
      path: coursePath,
    };
    const publish = {
      openPage: await measureOpenPage(browser, stack.siteUrl, publishing),
      nextVisitor: await measureNextVisitor([stack.siteUrl], publishing),
    };
    return { scripts, publish };
  } finally {
    await browser.close();
    bare.stop();
  }
}

/** Formats the measurements as a section of docs/benchmarks.md. */
export function toShopSection({ starts, scripts, publish }: ShopMeasurements): BenchmarkSection {
  return {
    heading: "The shop",
    rows: [
      [
        "`git clone` to the first page, with nothing installed and an empty package store",
        `${starts.cold.toFixed(0)} s`,
      ],
      ["second `npm start` to the first page", `${starts.warm.toFixed(1)} s`],
      ...scripts.map(
        ({ page, kilobytes }) => [`JavaScript of ${page}, gzip`, `${kilobytes.toFixed(1)} kB`] as const,
      ),
      [
        "publish to visible on an open page of an idle site, median of 10",
        `${publish.openPage.toFixed(0)} ms`,
      ],
      [
        "publish to visible for the next visitor of an idle site with no page open, median of 10",
        `${publish.nextVisitor.toFixed(0)} ms`,
      ],
    ],
  };
}
