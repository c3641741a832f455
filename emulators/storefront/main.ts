import { parseArgs } from "node:util";
import { serve } from "#http/serve.ts";
import { readCredentials } from "#seed/credentials.ts";
import { createStorefront } from "#storefront/storefront.ts";

const { values } = parseArgs({
  options: {
    port: { type: "string", default: process.env["STOREFRONT_PORT"] ?? "3002" },
    data: { type: "string", default: process.env["DATA_DIR"] ?? ".data" },
    "public-url": { type: "string" },
  },
});

const publicUrl = values["public-url"] ?? `http://127.0.0.1:${values.port}`;
const storefront = createStorefront({
  dataDir: values.data,
  credentials: readCredentials(values.data),
  publicUrl,
});

try {
  const served = await serve({ port: Number(values.port), fetch: storefront.fetch });
  console.log(`Storefront on ${served.url}`);
  process.send?.({ ready: served.url });
  const stop = async () => {
    await served.close();
    storefront.close();
    process.exit(0);
  };
  process.once("SIGINT", () => void stop());
  process.once("SIGTERM", () => void stop());
} catch (error) {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  console.error(`Port ${values.port} is in use: set STOREFRONT_PORT to a free one.`);
  process.exit(1);
}
