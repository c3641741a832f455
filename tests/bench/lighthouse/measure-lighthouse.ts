import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { Stack } from "../../../scripts/stack/start-stack.ts";
import { resolveChromium } from "../../support/browser.ts";
import type { BenchmarkSection } from "../benchmarks-page.ts";

/** Downloaded only for this benchmark, because the shop shouldn't install its hundred packages. */
const tool = "lighthouse@13.5.0";

const pages = [
  ["home", "/"],
  ["courses", "/courses"],
  ["a course", "/courses/level-1a-online-asl-course"],
  ["a book", "/books/getting-started-with-asl"],
  ["a blog post", "/blog/five-parts-of-a-sign"],
] as const;

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number() })),
  audits: z.object({ "largest-contentful-paint": z.object({ numericValue: z.number() }) }),
});

/** The first paint varies by up to a second between runs. */
const runs = 5;

/** Runs Google's Lighthouse with its phone settings on each kind of page, and reports the run with the median performance. */
export async function measureLighthouse({ siteUrl }: Stack): Promise<BenchmarkSection> {
  const rows: [string, string][] = [];
  for (const [name, path] of pages) rows.push([name, await measurePage(siteUrl + path)]);
  return {
    heading: "Lighthouse",
    note: `A slow phone on a slow network, simulated. Scores out of 100 for performance, accessibility, best practices and SEO, then the largest contentful paint. The median of ${runs} runs by performance, with its range.`,
    rows,
  };
}

interface Run {
  scores: readonly number[];
  /** Seconds. */
  paint: number;
}

const performance = ({ scores }: Run) => scores[0] ?? 0;

async function measurePage(url: string): Promise<string> {
  const done: Run[] = [];
  for (let run = 0; run < runs; run += 1) done.push(await runLighthouse(url));
  const sorted = done.toSorted((a, b) => performance(a) - performance(b));
  const [worst, middle, best] = [sorted[0], sorted[Math.floor(runs / 2)], sorted.at(-1)];
  if (!worst || !middle || !best) throw new Error(`Lighthouse didn't run on ${url}.`);
  const range = `${performance(worst)}–${performance(best)}`;
  return `${middle.scores.join(" / ")}, ${middle.paint.toFixed(1)} s (${range})`;
}

async function runLighthouse(url: string): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "lighthouse-"));
  const report = join(folder, "report.json");
  try {
    await promisify(execFile)(
      "npx",
      [
        "--yes",
        tool,
        url,
        "--output=json",
        `--output-path=${report}`,
        `--only-categories=${categories.join(",")}`,
        "--chrome-flags=--headless=new --no-sandbox",
        "--quiet",
      ],
      { env: { ...process.env, CHROME_PATH: resolveChromium() } },
    );
    const { categories: scored, audits } = reportSchema.parse(JSON.parse(readFileSync(report, "utf8")));
    const scores = categories.map((category) => Math.round(scored[category].score * 100));
    return { scores, paint: audits["largest-contentful-paint"].numericValue / 1000 };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
