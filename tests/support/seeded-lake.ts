import { existsSync } from "node:fs";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type ContentLakeOptions, createContentLake } from "@shop/emulators/content-lake/content-lake.ts";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { inject } from "vitest";
import { lakeCredentials, startTestLake, type TestLake, until } from "./content-lake.ts";

/**
 * A lake with the demo shop. The seed's images take seconds to process, so each run seeds once and each lake starts from a copy.
 */
export async function startSeededLake(options: Partial<ContentLakeOptions> = {}): Promise<TestLake> {
  const seededDir = await (seedingOnce ??= seed());
  return startTestLake({
    seed: contentSeed,
    ...options,
    prepare: (dataDir) => cp(seededDir, dataDir, { recursive: true }),
  });
}

let seedingOnce: Promise<string> | undefined;

/** The first process creates the folder and seeds it, and the others wait. */
async function seed(): Promise<string> {
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
