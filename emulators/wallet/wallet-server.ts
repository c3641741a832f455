import { HttpError } from "#http/http-error.ts";
import { html } from "#http/html.ts";
import { isForeign, renderPage } from "#http/render-page.ts";
import { createRouter } from "#http/router.ts";
import { serve } from "#http/serve.ts";
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
const router = createRouter(walletRoutes);

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

  async function answer(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (request.method !== "GET" && request.method !== "HEAD" && isForeign(request))
      throw new HttpError(403, "A form on another site can't change anything here.");
    const found = router.find(request);
    if (!found) throw new HttpError(404, `${request.method} ${pathname} isn't emulated.`);
    return found.respond(services);
  }

  const served = await serve({
    port,
    fetch: (request) => answer(request).catch((error: unknown) => toRefusal(request, error)),
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

function toRefusal(request: Request, error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  const { status, message } = error;
  if (new URL(request.url).pathname.startsWith("/_emulator/"))
    return Response.json({ error: message }, { status });
  const main = html`<h1>${status === 404 ? "Not found" : "That didn't work"}</h1>
    <p class="lead">${message}</p>
    <p><a href="/">The wallet's first page</a></p>`;
  return renderPage({ server: walletServer, title: "Error", main, status });
}
