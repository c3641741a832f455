import { phase } from "./lib/phase.ts";

/** Next calls this once in each server process. */
export async function register(): Promise<void> {
  if (process.env["NEXT_RUNTIME"] !== "nodejs" || phase() === "build") return;
  const { startOutbox } = await import("./outbox/start-outbox.server.ts");
  const { startWalletPurchases } = await import("./features/wallet/purchases/wallet-purchases.server.ts");
  const { startDeliveries } = await import("./app/orders/start-deliveries.server.ts");
  startOutbox();
  startWalletPurchases();
  startDeliveries();
}
