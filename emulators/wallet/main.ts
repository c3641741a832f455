import { parseArgs } from "node:util";
import { z } from "zod";
import { readCredentials } from "#seed/credentials.ts";
import { startWalletServer } from "#wallet/wallet-server.ts";

const settingsSchema = z.object({
  WALLET_PORT: z.coerce.number().int().min(0).max(65_535).default(3005),
  DATA_DIR: z.string().min(1).default(".data"),
  SITE_URL: z.url({ protocol: /^https?$/ }).default("http://localhost:3000"),
});

async function start(): Promise<void> {
  const { WALLET_PORT, DATA_DIR, SITE_URL } = readSettings();
  const server = await startWalletServer({
    ...readCredentials(DATA_DIR).wallet,
    dataDir: DATA_DIR,
    port: WALLET_PORT,
    siteUrl: SITE_URL.replace(/\/$/, ""),
  }).catch((error: unknown) => {
    throw toPortError(error, WALLET_PORT);
  });
  const stop = async () => {
    await server.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
  // The parent process is gone, and nothing else would stop this one.
  process.once("disconnect", () => void stop());

  console.log(`School wallet on ${server.url}`);
  process.send?.({ ready: server.url });
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
  throw new Error(parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; "));
}

function toPortError(error: unknown, port: number): unknown {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) return error;
  return new Error(`Port ${port} is in use. To use a free one, set WALLET_PORT.`);
}

await start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
