import "server-only";
import { startPolling } from "#lib/start-polling.ts";
import { siteDeliveries } from "./site-orders.server.ts";

const pollIntervalMs = 1000;

/** Opens courses for as long as the process runs. */
export function startDeliveries(): void {
  startPolling({
    intervalMs: pollIntervalMs,
    task: () => siteDeliveries().deliverDue(),
    onError: (error) =>
      console.error(
        `Couldn't read the deliveries: ${error instanceof Error ? error.name : "unknown error"}.`,
      ),
  });
}
