import { parseArgs } from "node:util";
import { z } from "zod";
import { formatZodError } from "#http/format-zod-error.ts";
import { runServer } from "#pages/run-server.ts";
import { startTelemetryServer } from "#telemetry/telemetry-server.ts";

const settingsSchema = z.object({
  TELEMETRY_PORT: z.coerce.number().int().min(0).max(65_535).default(3006),
  DATA_DIR: z.string().min(1).default(".data"),
});

async function start() {
  const { values } = parseArgs({ options: { port: { type: "string" }, data: { type: "string" } } });
  const parsed = settingsSchema.safeParse({
    TELEMETRY_PORT: values.port ?? (process.env["TELEMETRY_PORT"] || undefined),
    DATA_DIR: values.data ?? (process.env["DATA_DIR"] || undefined),
  });
  if (!parsed.success) throw new Error(formatZodError(parsed.error));
  const server = await startTelemetryServer({
    dataDir: parsed.data.DATA_DIR,
    port: parsed.data.TELEMETRY_PORT,
  });
  return { ...server, greet: () => `Telemetry on ${server.url}` };
}

await runServer(start, "The telemetry server's port is in use. Stop what's using it, or set TELEMETRY_PORT.");
