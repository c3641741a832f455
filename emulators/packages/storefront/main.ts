import { existsSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { accountOption, accountOptionSchema, toAccountLines } from "#packages/command/account-option.ts";
import { createEmulatorCommands, portSchema } from "#packages/command/emulator-commands.ts";
import { runCommands } from "#packages/command/run-commands.ts";
import { apiVersions } from "#storefront/graphql/api/api-versions.ts";
import { readSeedFile } from "#storefront/seed-file/read-seed-file.ts";
import { serveStorefront } from "#storefront/serve-storefront.ts";
import { readShopCredentials } from "./read-shop-credentials.ts";

const settingsSchema = z.object({
  account: z.array(accountOptionSchema).optional(),
  data: z.string().min(1).default(".storefront"),
  lag: z.coerce.number().int().min(0).max(600_000).default(0),
  "oldest-version": z.enum(apiVersions).default("2026-04"),
  port: portSchema.default(3002),
  "public-url": z.url().optional(),
  "redirect-uri": z.array(z.url({ protocol: /^https?$/ })).default([]),
  seed: z.string().min(1).optional(),
  site: z.url({ protocol: /^https?$/ }).optional(),
  throttle: z.coerce.number().min(0).max(3600).default(0),
  webhook: z.url({ protocol: /^https?$/ }).optional(),
});

type Settings = z.infer<typeof settingsSchema>;

/** The shop that's used if it's there and no other is named. */
const usualSeed = "shop.json";

/** A shop to begin with. */
const starter = {
  shop: { name: "My shop" },
  products: [
    { title: "Notebook", price: 12.5, inventoryQuantity: 20, tags: ["new"] },
    { title: "Pencil", price: 1.9, weightInGrams: 6 },
  ],
  collections: [{ title: "Front page", handle: "frontpage", products: ["notebook", "pencil"] }],
};

async function init({ account, data, port, seed = usualSeed }: Settings): Promise<void> {
  const { storefront, users } = readShopCredentials(data, account);
  if (!existsSync(seed)) writeFileSync(seed, `${JSON.stringify(starter, null, 2)}\n`);
  console.log(`The shop is in ${seed}, the data in ${data}. Start it with: storefront-emulator start

Storefront API  http://127.0.0.1:${port}/api/2026-04/graphql.json
  public token  ${storefront.accessToken}
  private token ${storefront.privateToken}
Admin API       http://127.0.0.1:${port}/admin/api/2026-04/graphql.json
  token         ${storefront.adminToken}
Admin pages     http://127.0.0.1:${port}/admin

${toAccountLines(users)}`);
}

function serve(settings: Settings, port: number) {
  const { account, data, lag, site, throttle, webhook } = settings;
  const seed = settings.seed ?? (existsSync(usualSeed) ? usualSeed : null);
  const credentials = readShopCredentials(data, account);
  return serveStorefront({
    dataDir: data,
    port,
    credentials,
    privateToken: credentials.storefront.privateToken,
    control: true,
    lagMs: lag,
    throttleSeconds: throttle,
    oldestVersion: settings["oldest-version"],
    redirectUris: settings["redirect-uri"],
    ...(seed === null ? {} : { seed: readSeedFile(seed) }),
    ...(site === undefined ? {} : { siteUrl: site }),
    ...(webhook === undefined ? {} : { webhookUrl: webhook }),
    ...(settings["public-url"] === undefined ? {} : { publicUrl: settings["public-url"].replace(/\/$/, "") }),
  });
}

await runCommands({
  name: "storefront-emulator",
  about:
    "A Shopify shop on this machine: the Storefront, Admin, and Customer Account APIs, and a test checkout.",
  settings: settingsSchema,
  options: {
    data: { value: "folder", description: "the data directory (.storefront)" },
    port: { value: "port", description: "where it listens on 127.0.0.1 (3002); 0 picks a free one" },
    seed: { value: "file", description: "the shop that an empty data directory starts with (shop.json)" },
    site: { value: "url", description: "your site, which the shop's pages link to" },
    webhook: { value: "url", description: "gets the shop's webhooks, signed" },
    "redirect-uri": {
      value: "url",
      multiple: true,
      description: "where customers may be sent back to, besides this machine; can be repeated",
    },
    "public-url": { value: "url", description: "where browsers reach it, if not at the port" },
    "oldest-version": {
      value: "version",
      description: `answers older ones with it: ${apiVersions.join(" or ")}`,
    },
    lag: { value: "ms", description: "how long a change stays hidden after its webhook (0)" },
    throttle: {
      value: "seconds",
      description: "each buyer's bucket of work (0, which turns throttling off)",
    },
    account: accountOption,
  },
  commands: {
    init: { description: "makes the data directory and a small shop.json, and prints the tokens", run: init },
    ...createEmulatorCommands({
      name: "Storefront",
      readToken: ({ data, account }: Settings) => readShopCredentials(data, account).storefront.adminToken,
      serve,
      exec: {
        description: "runs a command that reaches the shop at any *.myshopify.com",
        hosts: ["*.myshopify.com", "shopify.com"],
        readVariables: ({ data }) => {
          const { storefront } = readShopCredentials(data);
          return {
            PUBLIC_STOREFRONT_API_TOKEN: storefront.accessToken,
            PRIVATE_STOREFRONT_API_TOKEN: storefront.privateToken,
            SHOPIFY_ADMIN_API_TOKEN: storefront.adminToken,
          };
        },
      },
    }),
  },
});
