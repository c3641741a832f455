import { parseArgs } from "node:util";
import { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";
import { runServer } from "#pages/run-server.ts";
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
  const parsed = settingsSchema.safeParse({
    WALLET_PORT: values.port ?? (process.env["WALLET_PORT"] || undefined),
    DATA_DIR: values.data ?? (process.env["DATA_DIR"] || undefined),
    SITE_URL: values.site ?? (process.env["SITE_URL"] || undefined),
  });
  if (parsed.success) return parsed.data;
  throw new Error(formatZodError(parsed.error));
}

await runServer(start, "The school wallet's port is in use. Stop what's using it, or set WALLET_PORT.");
