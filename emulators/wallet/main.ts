import { parseArgs } from "node:util";
import { z } from "zod";
import { parseSettings, readVariable, runServer } from "#pages/run-server.ts";
import { readCredentials } from "#seed/credentials.ts";
import { startWalletServer } from "#wallet/wallet-server.ts";

const settingsSchema = z.object({
  WALLET_PORT: z.coerce.number().int().min(0).max(65_535).default(3005),
  DATA_DIR: z.string().min(1).default(".data"),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
});

async function start() {
  const { WALLET_PORT, DATA_DIR, SITE_URL } = readSettings();
  const server = await startWalletServer({
    ...readCredentials(DATA_DIR).wallet,
    dataDir: DATA_DIR,
    port: WALLET_PORT,
    siteUrl: SITE_URL.replace(/\/$/, ""),
  });
  return { ...server, greet: () => `School wallet on ${server.url}` };
}

function readSettings(): z.infer<typeof settingsSchema> {
  const { values } = parseArgs({
    options: { port: { type: "string" }, data: { type: "string" }, site: { type: "string" } },
  });
  return parseSettings(settingsSchema, {
    WALLET_PORT: values.port ?? readVariable("WALLET_PORT"),
    DATA_DIR: values.data ?? readVariable("DATA_DIR"),
    SITE_URL: values.site ?? readVariable("SITE_URL"),
  });
}

await runServer(start, "The school wallet's port is in use. Stop what's using it, or set WALLET_PORT.");
