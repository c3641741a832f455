import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@shop/emulators/http/serve.ts";
import type { Discount } from "@shop/emulators/storefront/domain/discounts/discount.ts";
import type { Purchase } from "@shop/emulators/wallet/purchase-store.ts";
import { startWalletServer } from "@shop/emulators/wallet/wallet-server.ts";
import { createAdminRequest } from "@shop/web/commerce/admin/admin-request.ts";
import { createDraftOrders } from "@shop/web/commerce/admin/draft-orders.ts";
import type { Cart } from "@shop/web/commerce/cart/cart.ts";
import { createCartClient } from "@shop/web/commerce/cart/cart-client.ts";
import { createDeliveryRateReader } from "@shop/web/commerce/cart/delivery-rate.ts";
import type { CartLineInput } from "@shop/web/commerce/generated/graphql.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { createDecisionMail } from "@shop/web/features/wallet/purchases/decision-mail.server.tsx";
import { answerDecision, answerOrder } from "@shop/web/features/wallet/purchases/answer-callback.ts";
import { type HandOver, handOver } from "@shop/web/features/wallet/purchases/hand-over.ts";
import { settlePurchases } from "@shop/web/features/wallet/purchases/settle-purchases.ts";
import {
  createWalletPurchases,
  createWalletRecords,
} from "@shop/web/features/wallet/purchases/wallet-purchases.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { createClassWallet } from "@shop/web/providers/wallet/class-wallet.ts";
import type { WalletSession } from "@shop/web/providers/wallet/wallet-ticket.ts";
import { stockedSeed, variants } from "./stocked-seed.ts";
import { accessToken, adminToken, startTestStorefront } from "./storefront.ts";
import { walletSession } from "./wallet-session.ts";

const account = { vendorId: "56b9fce8639d568e2535173d", username: "classwallet", password: "wallet-secret" };

export const seat = {
  merchandiseId: variants.course,
  quantity: 1,
  attributes: [
    { key: "first", value: "Ana" },
    { key: "last", value: "Sign" },
    { key: "email", value: "ana@lincoln.test" },
    { key: "studentId", value: "a1b2c3d4" },
  ],
};
export const workbooks = (quantity: number) => ({ merchandiseId: variants.spiral, quantity });

/** A site's wallet checkout of a test's own, with a shop, and a wallet whose clock the test turns. */
export async function openSiteWallet({ discounts = [] }: { discounts?: Discount[] } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "wallet-"));
  const clock = { time: Date.parse("2026-11-21T10:00:00Z") };
  const now = () => clock.time;
  const storefront = await startTestStorefront({
    now: () => new Date(clock.time),
    seed: { ...stockedSeed, discounts },
  });
  const database = openSiteDatabase(dataDir);
  const outbox = createOutbox({ database, now });
  const purchases = createWalletPurchases({ database, now });
  const draftOrders = createDraftOrders(createAdminRequest({ url: storefront.url, token: adminToken }));
  const request = createStorefrontClient({ url: storefront.url, accessToken });
  const carts = createCartClient(request);
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);

  /** The site's own server, as far as the wallet calls it. */
  let isDown = false;
  const site = await serve({
    port: 0,
    fetch: async (incoming) => {
      const id = new URL(incoming.url).pathname.replace("/api/cw/orders/", "");
      if (isDown) return new Response(null, { status: 502 });
      return incoming.method === "PUT"
        ? answerDecision(incoming, id, callbackServices)
        : answerOrder(incoming, id, callbackServices);
    },
  });
  const server = await startWalletServer({ ...account, dataDir, port: 0, siteUrl: site.url, now });
  const wallet = createClassWallet({ ...account, url: server.url, siteUrl: site.url });
  const shop = {
    name: "Handshape",
    supportEmail: "hello@shop.example",
    postalAddress: null,
    siteUrl: "https://shop.example",
  };
  const callbackServices = {
    wallet,
    purchases,
    outbox,
    renderDecision: (
      purchase: Parameters<typeof createDecisionMail>[0]["purchase"],
      decision: "approved" | "declined",
    ) => createDecisionMail({ shop, purchase, decision }),
    log,
  };
  const handOverServices = {
    wallet,
    purchases,
    draftOrders,
    readDeliveryRate: createDeliveryRateReader(request),
  };
  const post = (path: string, fields: Record<string, string>) =>
    fetch(server.url + path, { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

  const fillCart = async (cartLines: CartLineInput[]): Promise<Cart> => {
    const { cart } = await carts.create({
      lines: cartLines,
      country: "US",
      discountCodes: [],
      affiliateId: "none",
      termsVersion: "11272024",
    });
    if (!cart) throw new Error("The cart wasn't created.");
    return cart;
  };
  const handOverCart = (cart: Cart, session: WalletSession = walletSession) =>
    handOver({ cart, session }, handOverServices);
  const submit = async (callback: string): Promise<string> => {
    const response = await post("/purchases", { callback });
    return response.headers.get("location") ?? "";
  };

  return {
    clock,
    storefront,
    database,
    outbox,
    purchases,
    records: createWalletRecords(database),
    lines,
    authorization: `Basic ${Buffer.from(`${account.username}:${account.password}`).toString("base64")}`,
    setDown: (down: boolean) => {
      isDown = down;
    },
    fillCart,
    readCart: (cartId: string) => carts.read({ cartId, country: "US" }),
    handOver: handOverCart,
    /** Hands a cart over and submits it to the school. Returns the wallet's page for the purchase. */
    submitCart: async (cartLines: CartLineInput[] = [seat]) => {
      const cart = await fillCart(cartLines);
      const result = await handOverCart(cart);
      return { cart, ...toCallback(result), page: await submit(toCallback(result).callback) };
    },
    toWalletUrl,
    toCallback,
    settle: () => settlePurchases({ purchases, draftOrders, carts, log }),
    decide: async (purchasePath: string, decision: string) => {
      await post(`${purchasePath}/decision`, { decision });
      await server.confirmDue();
    },
    confirmDue: () => server.confirmDue(),
    walletPurchases: async (): Promise<Purchase[]> =>
      (await fetch(`${server.url}/_emulator/purchases`)).json(),
    orders: async () => (await storefront.admin("GET", "/orders.json?status=any")).body.orders,
    openDrafts: async () =>
      (await storefront.admin("GET", "/draft_orders.json?status=open")).body.draft_orders,
    [Symbol.asyncDispose]: async () => {
      await server.close();
      await site.close();
      await storefront.stop();
      database.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}

function toWalletUrl(result: HandOver): string {
  if (result.kind !== "to-wallet") throw new Error(`The cart is ${result.kind}.`);
  return result.url;
}

/** The callback that the wallet gets, and the purchase's id in it. */
function toCallback(result: HandOver): { callback: string; id: string } {
  const callback = new URL(toWalletUrl(result)).searchParams.get("callback") ?? "";
  return { callback, id: callback.slice(callback.lastIndexOf("/") + 1) };
}
