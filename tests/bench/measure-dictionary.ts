import { gzipSync } from "node:zlib";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { reachLake } from "../../scripts/sanity/reach-lake.ts";
import { createSeedClient } from "../../scripts/seed/seed-client.ts";
import { createInventedSigns } from "../../scripts/seed/invented-signs.ts";
import { createLoadSeed } from "../../scripts/seed/load-seed.ts";
import { seedMissing } from "../../scripts/seed/seed-missing.ts";
import type { Stack } from "../../scripts/stack/start-stack.ts";
import type { BenchmarkSection } from "./benchmarks-page.ts";
import { createRandom } from "../support/seeded-random.ts";
import { median } from "./percentile.ts";
import { readMemory } from "./read-memory.ts";

const signCount = 5000;

/** Fills a data directory with the demonstration shop's content and thousands of signs. No shop may be running on it. */
export async function seedSigns(dataDir: string): Promise<void> {
  const credentials = readCredentials(dataDir);
  const { url, close } = await reachLake({ port: 0, dataDir, credentials });
  try {
    const lake = createSeedClient({ url, token: credentials.contentLake.administrator });
    await seedMissing(lake, createLoadSeed({ signs: signCount, posts: 0 }), 250);
  } finally {
    await close();
  }
}

/** The pages of a dictionary with thousands of signs. `startupMs` is how long the shop took to start, its build included. */
export async function measureDictionary(
  { siteUrl, services }: Stack,
  startupMs: number,
): Promise<BenchmarkSection> {
  // The last of the alphabet, because the first one is built.
  const invented = createInventedSigns(signCount, createRandom(signCount))
    .toSorted((one, other) => (one.gloss ?? "").localeCompare(other.gloss ?? ""))
    .slice(-50);
  const pages: (readonly [string, string])[] = [];
  for (const path of ["", "/letters/s", "/handshapes/fist", "/mother", "/practice"])
    pages.push([
      `\`/asl/dictionary${path}\`, HTML: raw, gzip`,
      await weighPage(`${siteUrl}/asl/dictionary${path}`),
    ]);
  const times: number[] = [];
  for (const { gloss } of invented) {
    const begun = performance.now();
    await readPage(`${siteUrl}/asl/dictionary/${gloss?.toLowerCase()}`);
    times.push(performance.now() - begun);
  }
  return {
    heading: "A dictionary of 5,120 signs",
    note: "The demonstration shop with 5,000 more signs.",
    rows: [
      ["start of the shop with an empty build folder, build included", `${(startupMs / 1000).toFixed(0)} s`],
      ...pages,
      ["a sign's page that wasn't built, on its first visit, median of 50", `${median(times).toFixed(0)} ms`],
      ["memory of the site after these", readMemory(services.site.pid())],
    ],
  };
}

async function weighPage(url: string): Promise<string> {
  const html = await readPage(url);
  const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;
  return `${toKilobytes(Buffer.byteLength(html))}, ${toKilobytes(gzipSync(html).length)}`;
}

async function readPage(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return response.text();
}
