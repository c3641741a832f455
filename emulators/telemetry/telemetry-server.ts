import { createFaults } from "#http/faults.ts";
import { servePages } from "#pages/serve-pages.ts";
import { telemetryRoutes } from "#telemetry/telemetry-routes.ts";
import { openTelemetryStore } from "#telemetry/telemetry-store.ts";

export interface TelemetryServerOptions {
  dataDir: string;
  /** 0 picks a free one. */
  port: number;
  now?: () => Date;
}

export interface TelemetryServer {
  url: string;
  close: () => Promise<void>;
}

/** Stands in for Axiom. Rejects with Node's `EADDRINUSE` if the port is taken. */
export async function startTelemetryServer(options: TelemetryServerOptions): Promise<TelemetryServer> {
  const { dataDir, port, now = () => new Date() } = options;
  const events = openTelemetryStore(dataDir);
  try {
    const pages = await servePages({
      port,
      routes: telemetryRoutes,
      services: { events, faults: createFaults(), now },
      server: "Test shop telemetry",
      home: "Telemetry",
      toApiError: (path, { status, message }) =>
        /^\/v\d\//.test(path) ? Response.json({ code: status, message }, { status }) : null,
    });
    return {
      url: pages.url,
      close: async () => {
        await pages.close();
        events.close();
      },
    };
  } catch (error) {
    events.close();
    throw error;
  }
}
