import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { createContentLake } from "#content-lake/content-lake.ts";
import type { Seed } from "#content-lake/planting.ts";
import { serve } from "#http/serve.ts";
import { readCredentials } from "#seed/credentials.ts";

const settingsSchema = z.object({
  port: z.coerce.number().int().min(0).max(65_535).default(3001),
  data: z.string().min(1).default(".data"),
  site: z.url().default("http://localhost:3000"),
});

async function start(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: "string" }, data: { type: "string" }, site: { type: "string" } },
  });
  const settings = settingsSchema.parse({
    port: values.port ?? process.env.CONTENT_LAKE_PORT,
    data: values.data ?? process.env.DATA_DIR,
    site: values.site ?? process.env.SITE_URL,
  });
  const lake = createContentLake({
    dataDir: settings.data,
    credentials: readCredentials(settings.data),
    seed: await readSeed(),
    publicUrl: `${settings.site.replace(/\/$/, "")}/lake`,
  });
  await lake.ready;
  const served = await serve({ port: settings.port, fetch: lake.fetch });
  console.log(`Content Lake on ${served.url}`);
  process.send?.({ ready: served.url });
}

/** The seed is looked up at run time, so that the lake starts without one too. */
async function readSeed(): Promise<Seed> {
  const file = new URL("../seed/content-seed.ts", import.meta.url);
  if (!existsSync(file)) return { documents: [], directory: new URL("../seed/", import.meta.url) };
  // The module's own type says the same; importing it by name would make it a condition of starting.
  const { contentSeed } = (await import(file.href)) as { contentSeed: Seed };
  return contentSeed;
}

await start();
