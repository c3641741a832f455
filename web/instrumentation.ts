import type { Instrumentation } from "next";
import { phase } from "./lib/phase.ts";

const isServing = () => process.env["NEXT_RUNTIME"] === "nodejs" && phase() !== "build";

/** Next calls this once in each server process. */
export async function register(): Promise<void> {
  if (!isServing()) return;
  const { readEnvironment } = await import("./lib/environment.server.ts");
  const { tracing } = readEnvironment();
  if (tracing) {
    const { startTracing } = await import("./lib/tracing/start-tracing.server.ts");
    startTracing({ ...tracing, report: (line) => console.error(line) });
  }
  if (process.env.NODE_ENV === "development")
    (await import("./lib/tracing/server-timing.ts")).startServerTiming();
  const { startOutbox } = await import("./outbox/start-outbox.server.ts");
  const { startWalletPurchases } = await import("./features/wallet/purchases/wallet-purchases.server.ts");
  const { startDeliveries } = await import("./app/orders/start-deliveries.server.ts");
  startOutbox();
  startWalletPurchases();
  startDeliveries();
}

/** Next calls this with each error that it caught while answering a request. It prints them, too. */
export const onRequestError: Instrumentation.onRequestError = async (caught, request, context) => {
  if (!isServing()) return;
  const [{ siteLogs }, { toRequestErrorEvent }] = await Promise.all([
    import("./providers/logs/site-logs.server.ts"),
    import("./features/telemetry/request-error.ts"),
  ]);
  siteLogs().add(toRequestErrorEvent(caught, request, context));
};
