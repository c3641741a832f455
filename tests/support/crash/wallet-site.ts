import { parseArgs } from "node:util";
import { createAdminRequest } from "@shop/web/commerce/admin/admin-request.ts";
import { createDraftOrders } from "@shop/web/commerce/admin/draft-orders.ts";
import { createCartClient } from "@shop/web/commerce/cart/cart-client.ts";
import { createDeliveryRateReader } from "@shop/web/commerce/cart/delivery-rate.ts";
import { createStorefrontClient } from "@shop/web/commerce/storefront-client.ts";
import { openSiteDatabase } from "@shop/web/database/site-database.ts";
import { handOver } from "@shop/web/features/wallet/purchases/hand-over.ts";
import { settlePurchases } from "@shop/web/features/wallet/purchases/settle-purchases.ts";
import { createWalletPurchases } from "@shop/web/features/wallet/purchases/wallet-purchases.ts";
import { createOutbox } from "@shop/web/outbox/outbox.ts";
import { createClassWallet } from "@shop/web/providers/wallet/class-wallet.ts";
import { walletSession } from "../wallet-session.ts";

// A process of the site, as far as school wallets go: it acts as `--does` says, and kills itself with SIGKILL right after the step it's told.
const { values } = parseArgs({
  options: {
    data: { type: "string", default: "" },
    shop: { type: "string", default: "" },
    token: { type: "string", default: "" },
    "admin-token": { type: "string", default: "" },
    cart: { type: "string", default: "" },
    /** `hand-over`, `approve`, `decline`, `settle`, or several with commas. */
    does: { type: "string", default: "" },
    "dies-after": { type: "string", default: "" },
  },
});

/** Wraps every function, so that the process ends as soon as one with that name is done. */
function killAfter<Services extends object>(name: string, services: Services): Services {
  return new Proxy(services, {
    get(target, key, receiver) {
      const member: unknown = Reflect.get(target, key, receiver);
      if (typeof member !== "function" || values["dies-after"] !== `${name}.${String(key)}`) return member;
      return (...args: unknown[]) => {
        const result: unknown = Reflect.apply(member, target, args);
        const die = () => process.kill(process.pid, "SIGKILL");
        if (result instanceof Promise) return result.then(die);
        die();
        return result;
      };
    },
  });
}

const database = openSiteDatabase(values.data);
const outbox = createOutbox({ database });
const purchases = killAfter("purchases", createWalletPurchases({ database }));
const draftOrders = killAfter(
  "draftOrders",
  createDraftOrders(createAdminRequest({ url: values.shop, token: values["admin-token"] })),
);
// With only a public token, the client warns.
const request = createStorefrontClient({
  url: values.shop,
  accessToken: values.token,
  privateToken: values.token,
});
const carts = killAfter("carts", createCartClient(request));
const wallet = createClassWallet({
  url: "https://app.classwallet.com",
  vendorId: "vendor",
  username: "classwallet",
  password: "secret",
  siteUrl: "https://shop.example",
});

function decide(kind: "approved" | "declined"): void {
  const id = String(database.prepare("select id from wallet_purchase").get()?.["id"]);
  const text = `${id} is ${kind}`;
  const mail = { to: walletSession.email, subject: text, html: text, text };
  purchases.decide(id, { kind, purchaseOrderId: "1" }, () => {
    outbox.enqueue({ key: `wallet-${id}`, kind: `wallet-${kind}`, mail });
  });
}

async function act(does: string): Promise<void> {
  switch (does) {
    case "hand-over": {
      const cart = await carts.read({ cartId: values.cart, country: "US" });
      if (!cart) throw new Error("The cart is gone.");
      await handOver(
        { cart, session: walletSession },
        { wallet, purchases, draftOrders, readDeliveryRate: createDeliveryRateReader(request) },
      );
      break;
    }
    case "approve":
      decide("approved");
      break;
    case "decline":
      decide("declined");
      break;
    default:
      await settlePurchases({ purchases, draftOrders, carts, log: (line) => console.error(line) });
  }
}

for (const does of values.does.split(",")) await act(does);
