import { parseArgs } from "node:util";
import { z } from "zod";
import { toSentence } from "#http/issues-sentence.ts";
import { type ContentLake, createContentLake } from "#content-lake/content-lake.ts";
import { serviceHosts } from "#http/own-host.ts";
import { serve } from "#http/serve.ts";
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

async function start(): Promise<void> {
  const { CONTENT_LAKE_PORT, DATA_DIR, SITE_URL, CONTENT_WEBHOOK_URL, publicUrl, control, empty } =
    readSettings();
  const site = SITE_URL.replace(/\/$/, "");
  const webhookUrl = CONTENT_WEBHOOK_URL ?? `${site}/api/webhooks/sanity`;
  const credentials = readCredentials(DATA_DIR);
  const opened = Promise.withResolvers<ContentLake>();
  opened.promise.catch(() => {});
  // The port comes first, because a port in use is the more common problem, and easier to report before the data is opened.
  const served = await serve({
    hostNames: serviceHosts.sanity,
    port: CONTENT_LAKE_PORT,
    fetch: async (request) => (await opened.promise).fetch(request),
    upgrade: (request, socket, head) =>
      void opened.promise.then(
        (lake) => lake.upgrade(request, socket, head),
        () => socket.destroy(),
      ),
  }).catch((error: unknown) => {
    throw toPortError(error, CONTENT_LAKE_PORT);
  });
  const lake = createContentLake({
    dataDir: DATA_DIR,
    credentials,
    control,
    publicUrl: publicUrl ?? `${site}/lake`,
    allowedOrigins: [served.url, site],
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
  opened.resolve(lake);

  const stop = async () => {
    await lake.close();
    await served.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  // The parent process is gone, and nothing else would stop this one.
  process.once("disconnect", () => void stop());

  await lake.ready;
  console.log(`Content Lake on ${served.url}`);
  process.send?.({ ready: served.url });
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
  const given = {
    CONTENT_LAKE_PORT: values.port ?? process.env.CONTENT_LAKE_PORT,
    DATA_DIR: values.data ?? process.env.DATA_DIR,
    SITE_URL: values.site ?? process.env.SITE_URL,
    CONTENT_WEBHOOK_URL: values.webhook ?? process.env.CONTENT_WEBHOOK_URL,
    publicUrl: values["public-url"],
    control: values.control,
    empty: values.empty,
  };
  const parsed = settingsSchema.safeParse(given);
  if (!parsed.success) throw new Error(toSentence(parsed.error));
  return parsed.data;
}

function toPortError(error: unknown, port: number): unknown {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return error;
  return new Error(`Port ${port} is in use. Set CONTENT_LAKE_PORT to move the Content Lake.`);
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
