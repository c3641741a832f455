import { parseArgs } from "node:util";
import { serve } from "#http/serve.ts";
import { readCredentials } from "#seed/credentials.ts";
import { createStorefront } from "#storefront/storefront.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["STOREFRONT_PORT"] || "3002" },
    data: { type: "string", default: process.env["DATA_DIR"] || ".data" },
    "public-url": { type: "string" },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  exitWith(`"${values.port}" is not a port: set STOREFRONT_PORT to a number up to 65535.`);
}

const publicUrl = values["public-url"]?.replace(/\/$/, "");
const storefront = createStorefront({
  dataDir: values.data,
  credentials: readCredentials(values.data),
  ...(publicUrl === undefined ? {} : { publicUrl }),
});

const served = await serve({ port, fetch: storefront.fetch }).catch(async (error: unknown) => {
  await storefront.close();
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  return exitWith(`Port ${port} is in use: set STOREFRONT_PORT to a free one.`);
});

console.log(`Storefront on ${served.url}`);
process.send?.({ ready: served.url });
process.once("SIGINT", () => void stop());
process.once("SIGTERM", () => void stop());

async function stop(): Promise<void> {
  await served.close();
  await storefront.close();
  process.exit(0);
}

function exitWith(message: string): never {
  console.error(message);
  process.exit(1);
}
