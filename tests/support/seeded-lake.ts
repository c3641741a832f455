import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContentLakeOptions, createContentLake } from "@shop/emulators/content-lake/content-lake.ts";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { inject } from "vitest";
import { lakeCredentials, startContentLake, type TestLake, until } from "./content-lake.ts";

/**
 * A lake of the demonstration shop. The seed's pictures take seconds to read, so a run plants them once and each lake
 * begins with a copy.
 */
export async function startSeededLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const planted = await (plantedOnce ??= plant());
  return startContentLake({
    seed: contentSeed,
    ...options,
    prepare: (dataDir) => cp(planted, dataDir, { recursive: true }),
  });
}

let plantedOnce: Promise<string> | undefined;

/** The first process to come makes the folder and plants in it; the others wait until it is done. */
async function plant(): Promise<string> {
  const dataDir = join(inject("seededDataDir"), "data");
  const done = join(inject("seededDataDir"), "done");
  try {
    await mkdir(dataDir);
  } catch {
    await until(() => existsSync(done), 60_000);
    return dataDir;
  }
  const lake = createContentLake({ credentials: lakeCredentials, seed: contentSeed, dataDir });
  await lake.ready;
  await lake.close();
  await writeFile(done, "");
  return dataDir;
}
