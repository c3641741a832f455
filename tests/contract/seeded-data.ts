import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    seededDataDir: string;
  }
}

let folder = "";

/** Creates a folder for seed data. The first test that needs the data seeds it. */
export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "seeded-data-"));
  project.provide("seededDataDir", folder);
}

export const teardown = () => rm(folder, { recursive: true, force: true });
