import "server-only";
import { createAdminRequest } from "#commerce/admin/admin-request.ts";
import { createDraftOrders, type DraftOrders } from "#commerce/admin/draft-orders.ts";
import { createCartClient } from "#commerce/cart/cart-client.ts";
import { createDeliveryRateReader } from "#commerce/cart/delivery-rate.ts";
import { buyerRequest, storefrontRequest } from "#commerce/storefront-request.server.ts";
import { siteDatabase } from "#database/site-database.server.ts";
import { readEnvironment } from "#lib/environment.server.ts";
import { siteWallet } from "#providers/wallet/wallet.server.ts";
import type { HandOverServices } from "./hand-over.ts";
import { startSettleLoop } from "./settle-purchases.ts";
import { createWalletPurchases, type WalletPurchases } from "./wallet-purchases.ts";

let purchases: WalletPurchases | undefined;

export function siteWalletPurchases(): WalletPurchases {
  purchases ??= createWalletPurchases({ database: siteDatabase() });
  return purchases;
}

/** What a checkout with the wallet needs; null if the shop has no wallet. */
export function readHandOverServices(): HandOverServices | null {
  const [wallet, draftOrders] = [siteWallet(), siteDraftOrders()];
  return (
    wallet &&
    draftOrders && {
      wallet,
      purchases: siteWalletPurchases(),
      draftOrders,
      readDeliveryRate: createDeliveryRateReader(buyerRequest),
    }
  );
}

/** Turns approved purchases into orders for as long as the process runs. */
export function startWalletPurchases(): void {
  const draftOrders = siteDraftOrders();
  if (!draftOrders) return;
  startSettleLoop({
    purchases: siteWalletPurchases(),
    draftOrders,
    carts: createCartClient(storefrontRequest),
    log: (line) => console.error(line),
  });
}

/** The environment requires the token for a wallet. */
function siteDraftOrders(): DraftOrders | null {
  const { url, adminToken: token } = readEnvironment().storefront;
  return token === null ? null : createDraftOrders(createAdminRequest({ url, token }));
}
