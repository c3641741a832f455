import type { DraftOrders } from "#commerce/admin/draft-orders.ts";
import { startPolling } from "#lib/start-polling.ts";
import { clearCart, type ClearCartServices } from "./clear-cart.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";
import type { WalletPurchases } from "./wallet-purchases.ts";

export interface SettleServices {
  purchases: WalletPurchases;
  draftOrders: DraftOrders;
  carts: ClearCartServices["carts"];
  log: (line: string) => void;
}

/**
 * Does what's left to do for every decided purchase: an approved one becomes an order, and what was bought leaves the cart; a declined one loses
 * its draft order. Each step can be repeated, so it doesn't matter where a process ends, or whether two of them do the same.
 */
export async function settlePurchases(services: SettleServices): Promise<void> {
  for (const purchase of services.purchases.due()) {
    try {
      await settle(purchase, services);
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown error";
      const dueAt = services.purchases.postpone(purchase.id, reason);
      const next = new Date(dueAt).toISOString();
      services.log(
        `Wallet purchase ${purchase.id} is ${purchase.state}, and the next step failed: ${reason}. The next attempt is at ${next}.`,
      );
    }
  }
}

async function settle(purchase: WalletPurchase, { purchases, draftOrders, carts }: SettleServices) {
  const { id, state, draftOrderId } = purchase;
  if (draftOrderId === null) throw new Error("It has no draft order.");
  if (state === "approved") purchases.markOrdered(id, await draftOrders.complete(draftOrderId));
  if (state === "declined") await draftOrders.remove(draftOrderId);
  else await clearCart(purchase, { purchases, carts });
  purchases.markSettled(id);
}

const pollIntervalMs = 1000;

/** Settles what's due, now and from now on. */
export function startSettleLoop(services: SettleServices): void {
  startPolling({
    intervalMs: pollIntervalMs,
    task: () => settlePurchases(services),
    onError: (error) =>
      services.log(
        `Couldn't settle wallet purchases: ${error instanceof Error ? error.message : "unknown error"}.`,
      ),
  });
}
