import { servePages } from "#pages/serve-pages.ts";
import { createShopCalls, type ShopAccount } from "#wallet/call-shop.ts";
import { openPurchaseStore } from "#wallet/purchase-store.ts";
import { walletServer } from "#wallet/wallet-pages.ts";
import { walletRoutes } from "#wallet/wallet-routes.ts";

export interface WalletServerOptions extends ShopAccount {
  dataDir: string;
  /** 0 picks a free one. */
  port: number;
  now?: () => number;
}

export interface WalletServer {
  url: string;
  /** Tells the shop every decision that's due. Also runs by itself every half second. */
  confirmDue: () => Promise<void>;
  close: () => Promise<void>;
}

const pollIntervalMs = 500;
const retryMs = 5000;

/**
 * A wallet that schools pay from, as ClassWallet documents it for shops (github.com/ClassWalletTech/classwallet-docs, "Pay By ClassWallet
 * API Integration"). A developer makes the decisions, which a school's office makes at ClassWallet. Purchases are stored in
 * `<dataDir>/wallet.sqlite`. Left out: accounts, funds, budgets, and refunds. Rejects with Node's `EADDRINUSE` if the port is taken.
 */
export async function startWalletServer(options: WalletServerOptions): Promise<WalletServer> {
  const { dataDir, port, now = Date.now } = options;
  const purchases = openPurchaseStore(dataDir);
  const shop = createShopCalls(options);
  const clock = { aheadMs: 0 };
  const services = { purchases, shop, account: options, clock, now: () => now() + clock.aheadMs };

  const served = await servePages({
    port,
    routes: walletRoutes,
    services,
    server: walletServer,
    home: "The wallet's first page",
  }).catch((error: unknown) => {
    purchases.close();
    throw error;
  });

  let confirming: Promise<void> | null = null;
  const confirmAll = async () => {
    for (const purchase of purchases.due(services.now())) {
      const problem = await shop.confirm(purchase);
      if (problem === null) purchases.markConfirmed(purchase.id);
      else purchases.markFailed(purchase.id, problem, services.now() + retryMs);
    }
  };
  /** One at a time, so that no decision is sent twice at once. */
  const confirmDue = () => {
    confirming ??= confirmAll().finally(() => {
      confirming = null;
    });
    return confirming;
  };
  const timer = setInterval(() => void confirmDue(), pollIntervalMs);

  return {
    url: served.url,
    confirmDue,
    close: async () => {
      clearInterval(timer);
      await served.close();
      await confirming;
      purchases.close();
    },
  };
}
