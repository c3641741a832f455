import { parseArgs } from "node:util";
import { z } from "zod";
import { parseSettings, readVariable, runServer } from "#pages/run-server.ts";
import { commerceSeed } from "#seed/commerce/commerce-seed.ts";
import { readCredentials } from "#seed/credentials.ts";
import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import { readSeedFile } from "#storefront/seed-file/read-seed-file.ts";
import { serveStorefront } from "#storefront/serve-storefront.ts";

const settingsSchema = z.object({
  STOREFRONT_PORT: z.coerce.number().int().min(0).max(65_535).default(3002),
  DATA_DIR: z.string().min(1).default(".data"),
  /** The site's URL, which gets the shop's changes. */
  SITE_URL: z.url().optional(),
  /** The webhooks' URL if it isn't the site's own route. Empty for none. */
  STOREFRONT_WEBHOOK_URL: z.union([z.url({ protocol: /^https?$/ }), z.literal("")]).optional(),
  /** Where browsers reach the shop, if it isn't its own URL. */
  publicUrl: z.url().optional(),
  /** How long after its webhook a change stays hidden, in milliseconds. */
  lag: z.coerce.number().int().min(0).max(600_000).default(0),
  /** The size of each buyer's bucket, in seconds of work. 0 turns throttling off. */
  throttle: z.coerce.number().min(0).max(3600).default(0),
  /** Shopify supports a version for a year: 2025-01 was retired in January 2026. */
  oldestVersion: z.enum(apiVersions).default("2026-04"),
  /** A server's token, if it differs from the browsers'. */
  STOREFRONT_PRIVATE_TOKEN: z.string().min(1).optional(),
  control: z.boolean().default(false),
  /** Where clients of customer accounts may send people back to. */
  redirectUris: z.array(z.url({ protocol: /^https?$/ })).default([]),
  /** The shop to load into an empty data directory, as a JSON file. */
  seed: z.string().min(1).optional(),
});

async function start() {
  const settings = readSettings();
  const { STOREFRONT_PORT, DATA_DIR, SITE_URL, STOREFRONT_WEBHOOK_URL, publicUrl } = settings;
  const { STOREFRONT_PRIVATE_TOKEN: privateToken, lag, throttle, control, oldestVersion } = settings;
  const { redirectUris } = settings;
  const siteWebhook = SITE_URL && `${SITE_URL.replace(/\/$/, "")}/api/webhooks/shopify`;
  const storefront = await serveStorefront({
    port: STOREFRONT_PORT,
    dataDir: DATA_DIR,
    credentials: readCredentials(DATA_DIR),
    webhookUrl: (STOREFRONT_WEBHOOK_URL ?? siteWebhook) || null,
    lagMs: lag,
    throttleSeconds: throttle,
    control,
    oldestVersion,
    redirectUris,
    seed: settings.seed === undefined ? commerceSeed : readSeedFile(settings.seed),
    ...(privateToken === undefined ? {} : { privateToken }),
    ...(SITE_URL === undefined ? {} : { siteUrl: SITE_URL }),
    ...(publicUrl === undefined ? {} : { publicUrl: publicUrl.replace(/\/$/, "") }),
  });
  return { ...storefront, greet: () => `Storefront on ${storefront.url}` };
}

function readSettings(): z.infer<typeof settingsSchema> {
  const { values } = parseArgs({
    options: {
      port: { type: "string" },
      data: { type: "string" },
      site: { type: "string" },
      webhook: { type: "string" },
      "public-url": { type: "string" },
      lag: { type: "string" },
      throttle: { type: "string" },
      "oldest-version": { type: "string" },
      control: { type: "boolean" },
      "redirect-uri": { type: "string", multiple: true },
      seed: { type: "string" },
    },
  });
  return parseSettings(settingsSchema, {
    STOREFRONT_PORT: values.port ?? readVariable("STOREFRONT_PORT"),
    DATA_DIR: values.data ?? readVariable("DATA_DIR"),
    SITE_URL: values.site ?? readVariable("SITE_URL"),
    STOREFRONT_WEBHOOK_URL: values.webhook ?? process.env["STOREFRONT_WEBHOOK_URL"],
    publicUrl: values["public-url"],
    lag: values.lag,
    throttle: values.throttle,
    oldestVersion: values["oldest-version"],
    STOREFRONT_PRIVATE_TOKEN: readVariable("STOREFRONT_PRIVATE_TOKEN"),
    control: values.control,
    redirectUris: values["redirect-uri"],
    seed: values.seed,
  });
}

await runServer(start, "The storefront's port is in use. Stop what's using it, or set STOREFRONT_PORT.");
