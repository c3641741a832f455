import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FaultRule } from "@shop/emulators/http/faults.ts";
import { startTelemetryServer } from "@shop/emulators/telemetry/telemetry-server.ts";
import type { LogEvent } from "@shop/emulators/telemetry/telemetry-store.ts";

export interface TestTelemetryServer extends AsyncDisposable {
  url: string;
  /** Newest first. */
  events: () => Promise<LogEvent[]>;
  setFaults: (rules: readonly FaultRule[]) => Promise<void>;
}

/** A test's own telemetry server, on a free port. */
export async function openTelemetryServer(now?: () => Date): Promise<TestTelemetryServer> {
  const dataDir = mkdtempSync(join(tmpdir(), "telemetry-"));
  const server = await startTelemetryServer({ dataDir, port: 0, ...(now && { now }) });
  return {
    url: server.url,
    events: () => readEvents(server.url),
    setFaults: async (rules) => {
      await fetch(`${server.url}/_emulator/faults`, { method: "PUT", body: JSON.stringify(rules) });
    },
    [Symbol.asyncDispose]: async () => {
      await server.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

/** What a telemetry server has received, newest first. */
export async function readEvents(url: string): Promise<LogEvent[]> {
  const events: LogEvent[] = await (await fetch(`${url}/_emulator/events`)).json();
  return events;
}
