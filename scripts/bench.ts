import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { measureCarts } from "../tests/bench/cart/measure-carts.ts";
import { measureEngine } from "../tests/bench/content-lake/engine.ts";
import { toLakeSection } from "../tests/bench/content-lake/lake-section.ts";
import { measureGroq } from "../tests/bench/groq-suite.ts";
import { measureLake } from "../tests/bench/content-lake/measure-lake.ts";
import { type BenchmarkSection, withSection } from "../tests/bench/benchmarks-page.ts";
import { measureDictionary, seedSigns } from "../tests/bench/measure-dictionary.ts";
import { measureSearch } from "../tests/bench/search/measure-search.ts";
import { measurePages } from "../tests/bench/measure-pages.ts";
import { measureProcesses, toPeerVariables } from "../tests/bench/measure-processes.ts";
import { measurePhone } from "../tests/bench/measure-phone.ts";
import { measureShop, toShopSection } from "../tests/bench/measure-shop.ts";
import { measureFreshClone } from "../tests/bench/fresh-clone.ts";
import { measureLighthouse } from "../tests/bench/lighthouse/measure-lighthouse.ts";
import { measureStudio } from "../tests/bench/studio/measure-studio.ts";
import { toStudioSection } from "../tests/bench/studio/studio-section.ts";
import { measureStorefront } from "../tests/bench/storefront/measure-storefront.ts";
import { toStorefrontSection } from "../tests/bench/storefront/storefront-section.ts";
import { root } from "./command/spawn-node.ts";
import { type Stack, startStack } from "./stack/start-stack.ts";

/** Next's output folders inside web/. The dictionary's is of other content, so it's never used twice. */
const ordinaryBuild = ".next-bench";
const dictionaryBuild = ".next-bench-dictionary";

const ports = {
  site: 3130,
  contentLake: 3131,
  storefront: 3132,
  mail: 3133,
  smtp: 3134,
  wallet: 3135,
  telemetry: 3136,
};

/** The parts of `npm run bench`. `npm run bench -- content-lake` runs only one. */
const parts: Readonly<Record<string, () => Promise<BenchmarkSection>>> = {
  shop: benchShop,
  pages: () => withStack(measurePages),
  studio: benchStudio,
  phone: () => withStack(measurePhone),
  lighthouse: () => withStack(measureLighthouse),
  cart: () => withStack(measureCarts),
  dictionary: benchDictionary,
  search: () => withStack(measureSearch),
  "content-lake": benchLake,
  storefront: benchStorefront,
  groq: measureGroq,
  // Last, because it needs nginx.
  processes: () => withStack(measureProcesses, toPeerVariables(ports.site)),
};

const selected = process.argv.slice(2);
const unknown = selected.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`Unknown part "${unknown.join('", "')}". Choose from: ${Object.keys(parts).join(", ")}.`);
  process.exit(1);
}
for (const [name, measure] of Object.entries(parts)) {
  if (selected.length === 0 || selected.includes(name)) writeFigures(await measure());
}

/** Written after each part, so that a later failure loses nothing. */
function writeFigures(section: BenchmarkSection): void {
  const file = join(root, "docs/benchmarks.md");
  writeFileSync(file, withSection(readFileSync(file, "utf8"), section));
  for (const [what, measured] of section.rows) console.log(`${what}: ${measured}`);
}

async function benchShop(): Promise<BenchmarkSection> {
  console.log("Starting a fresh clone twice…");
  const starts = await measureFreshClone(root);
  console.log("Measuring the running shop…");
  return toShopSection({ starts, ...(await withStack(measureShop)) });
}

async function benchStudio(): Promise<BenchmarkSection> {
  console.log("Measuring the Studio…");
  return toStudioSection(await withStack(measureStudio));
}

async function benchDictionary(): Promise<BenchmarkSection> {
  console.log("Building a dictionary of 5,120 signs…");
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const output = join(root, "web", dictionaryBuild);
  try {
    await seedSigns(dataDir);
    rmSync(output, { recursive: true, force: true });
    const begun = performance.now();
    const large = await startBenchStack(dataDir, dictionaryBuild);
    try {
      return await measureDictionary(large, performance.now() - begun);
    } finally {
      await large.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true });
    rmSync(output, { recursive: true, force: true });
  }
}

/** Runs a built shop with fresh data during a measurement. */
async function withStack<Measured>(
  measure: (stack: Stack) => Promise<Measured>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const dataDir = mkdtempSync(join(tmpdir(), "bench-"));
  const stack = await startBenchStack(dataDir, ordinaryBuild, variables);
  try {
    return await measure(stack);
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true });
  }
}

/** A built shop on its own ports. */
function startBenchStack(
  dataDir: string,
  distDir: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const { PATH, HOME } = process.env;
  return startStack({
    // Turns off rate limits, to measure the machine instead.
    env: { PATH, HOME, RATE_LIMIT_MULTIPLIER: "999", ...variables },
    ports,
    dataDir,
    distDir,
  });
}

async function benchLake(): Promise<BenchmarkSection> {
  console.log("Measuring the Content Lake emulator…");
  return toLakeSection(await measureLake(), measureEngine());
}

async function benchStorefront(): Promise<BenchmarkSection> {
  console.log("Measuring the Storefront emulator…");
  return toStorefrontSection(await measureStorefront());
}
