import { parseArgs } from "node:util";
import { z } from "zod";
import { serveContentLake } from "#content-lake/serve-content-lake.ts";
import { parseSettings, readVariable, runServer } from "#pages/run-server.ts";
import { contentSeed } from "#seed/content-seed.ts";
import { readCredentials } from "#seed/credentials.ts";

const settingsSchema = z.object({
  CONTENT_LAKE_PORT: z.coerce.number().int().min(0).max(65_535).default(3001),
  DATA_DIR: z.string().min(1).default(".data"),
  /** The site's URL. Browsers reach the lake below it, and it gets the webhooks. */
  SITE_URL: z.url().default("http://localhost:3000"),
  /** The webhook's URL. Empty for none. */
  CONTENT_WEBHOOK_URL: z.union([z.url(), z.literal("")]).optional(),
  /** Where browsers reach the lake, if it isn't below the site. */
  publicUrl: z.url().optional(),
  control: z.boolean().default(false),
  /** Starts without the shop's seed, for other clients and for tests. */
  empty: z.boolean().default(false),
});

async function start() {
  const { CONTENT_LAKE_PORT, DATA_DIR, SITE_URL, CONTENT_WEBHOOK_URL, publicUrl, control, empty } =
    readSettings();
  const site = SITE_URL.replace(/\/$/, "");
  const webhookUrl = CONTENT_WEBHOOK_URL ?? `${site}/api/webhooks/sanity`;
  const credentials = readCredentials(DATA_DIR);
  const lake = await serveContentLake({
    port: CONTENT_LAKE_PORT,
    dataDir: DATA_DIR,
    credentials,
    control,
    projectName: "Handshape",
    publicUrl: publicUrl ?? `${site}/lake`,
    allowedOrigins: [site],
    ...(empty ? {} : { seed: contentSeed }),
    webhooks: webhookUrl
      ? [
          {
            name: "Site",
            url: webhookUrl,
            secret: credentials.contentWebhookSecret,
            projection: webhookProjection,
          },
        ]
      : [],
  });
  return { ...lake, greet: () => `Content Lake on ${lake.url}` };
}

/** What the site needs to know to expire the right pages, even for a deleted document. */
const webhookProjection =
  '{_id, _type, "slug": slug.current, path, handle, level, from, "hasNewAltText": delta::changedAny(altText)}';

function readSettings(): z.infer<typeof settingsSchema> {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      data: { type: "string" },
      site: { type: "string" },
      webhook: { type: "string" },
      "public-url": { type: "string" },
      control: { type: "boolean" },
      empty: { type: "boolean" },
    },
  });
  return parseSettings(settingsSchema, {
    CONTENT_LAKE_PORT: values.port ?? readVariable("CONTENT_LAKE_PORT"),
    DATA_DIR: values.data ?? readVariable("DATA_DIR"),
    SITE_URL: values.site ?? readVariable("SITE_URL"),
    CONTENT_WEBHOOK_URL: values.webhook ?? process.env.CONTENT_WEBHOOK_URL,
    publicUrl: values["public-url"],
    control: values.control,
    empty: values.empty,
  });
}

await runServer(start, "The Content Lake's port is in use. Stop what's using it, or set CONTENT_LAKE_PORT.");
