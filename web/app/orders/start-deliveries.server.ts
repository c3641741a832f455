import "server-only";
import { siteDeliveries } from "./site-orders.server.ts";

const pollIntervalMs = 1000;
/** After an error, such as a full disk, so that the log doesn't fill up. */
const errorDelayMs = 10_000;

/** Opens courses for as long as the process runs. It polls the disk, because another process may have stored the delivery. */
export function startDeliveries(): void {
  const poll = async () => {
    let delayMs = pollIntervalMs;
    try {
      await siteDeliveries().deliverDue();
    } catch (error) {
      console.error(
        `Couldn't read the deliveries: ${error instanceof Error ? error.name : "unknown error"}.`,
      );
      delayMs = errorDelayMs;
    }
    setTimeout(() => void poll(), delayMs).unref();
  };
  void poll();
}
