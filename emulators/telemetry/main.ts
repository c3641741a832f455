import { parseArgs } from "node:util";
import { z } from "zod";
import { parseSettings, readVariable, runServer } from "#pages/run-server.ts";
import { startTelemetryServer } from "#telemetry/telemetry-server.ts";

const settingsSchema = z.object({
  TELEMETRY_PORT: z.coerce.number().int().min(0).max(65_535).default(3006),
  DATA_DIR: z.string().min(1).default(".data"),
});

async function start() {
  const { values } = parseArgs({ options: { port: { type: "string" }, data: { type: "string" } } });
  const { TELEMETRY_PORT, DATA_DIR } = parseSettings(settingsSchema, {
    TELEMETRY_PORT: values.port ?? readVariable("TELEMETRY_PORT"),
    DATA_DIR: values.data ?? readVariable("DATA_DIR"),
  });
  const server = await startTelemetryServer({
    dataDir: DATA_DIR,
    port: TELEMETRY_PORT,
  });
  return { ...server, greet: () => `Telemetry on ${server.url}` };
}

await runServer(start, "The telemetry server's port is in use. Stop what's using it, or set TELEMETRY_PORT.");
