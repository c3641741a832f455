import { z } from "zod";
import { readControlBody } from "#control/read-control-body.ts";
import { HttpError } from "#http/http-error.ts";
import { readText } from "#http/read-text.ts";
import type { Call, Route } from "#http/router.ts";
import type { ShopAccount, ShopCalls } from "#wallet/call-shop.ts";
import type { Purchase, PurchaseStore } from "#wallet/purchase-store.ts";
import { renderCheckout, renderHome, renderPurchase } from "#wallet/wallet-pages.ts";

export interface WalletServices {
  purchases: PurchaseStore;
  shop: ShopCalls;
  account: ShopAccount;
  clock: { aheadMs: number };
  now: () => number;
}

type WalletCall = Call<WalletServices>;

/** `/payby-checkout/` is ClassWallet's. The other pages are for developers, and the rest is for tests. */
export const walletRoutes: readonly Route<WalletServices>[] = [
  {
    method: "GET",
    path: "/",
    description: "Lists the demo schools, each with a button that opens the shop, and their purchases.",
    handler: ({ services }) =>
      renderHome({ account: services.account, purchases: services.purchases.list(), now: services.now() }),
  },
  {
    method: "GET",
    path: "/payby-checkout",
    description:
      "Shows an order of the shop: `?callback=` and `?vendorId=`, as the shop's checkout sends them.",
    handler: answerCheckout,
  },
  {
    method: "POST",
    path: "/purchases",
    description: "Submits an order for approval, once.",
    handler: answerSubmit,
  },
  {
    method: "GET",
    path: "/purchases/:id",
    description: "Shows a purchase, and the buttons that decide it.",
    handler: (call) =>
      renderPurchase({
        account: call.services.account,
        purchase: readPurchase(call),
        now: call.services.now(),
      }),
  },
  {
    method: "POST",
    path: "/purchases/:id/decision",
    description: "Approves a purchase now or in an hour, or declines it. The shop is told until it confirms.",
    handler: answerDecision,
  },
  {
    method: "GET",
    path: "/_emulator/purchases",
    description: "Lists purchases as JSON, newest first.",
    handler: ({ services }) => Response.json(services.purchases.list()),
  },
  {
    method: "POST",
    path: "/_emulator/advance",
    description: 'Moves the wallet\'s clock ahead: `{ "ms": 3600000 }`.',
    handler: async ({ request, services }) => {
      services.clock.aheadMs += (await readControlBody(request, advanceSchema)).ms;
      return Response.json({ ok: true });
    },
  },
];

const advanceSchema = z.strictObject({ ms: z.number().int().min(0) });

async function answerCheckout({ url, services }: WalletCall): Promise<Response> {
  const { account, shop } = services;
  const callback = url.searchParams.get("callback") ?? "";
  if (url.searchParams.get("vendorId") !== account.vendorId)
    throw new HttpError(400, "The vendor ID isn't the shop's.");
  return renderCheckout({ account, callback, order: await shop.readOrder(callback) });
}

async function answerSubmit({ request, services }: WalletCall): Promise<Response> {
  const callback = (await readForm(request)).get("callback") ?? "";
  const { id } = services.purchases.add(callback, await services.shop.readOrder(callback));
  return leadTo(`/purchases/${id}`);
}

const hourMs = 3600 * 1000;

async function answerDecision(call: WalletCall): Promise<Response> {
  const { purchases, now } = call.services;
  const { id } = readPurchase(call);
  const decision = (await readForm(call.request)).get("decision");
  switch (decision) {
    case "approve":
      purchases.decide(id, "complete", now());
      break;
    case "approve-in-an-hour":
      purchases.decide(id, "complete", now() + hourMs);
      break;
    case "decline":
      purchases.decide(id, "failed", now());
      break;
    default:
      throw new HttpError(400, "The decision is approve, approve-in-an-hour, or decline.");
  }
  return leadTo(`/purchases/${id}`);
}

function readPurchase({ param, services }: WalletCall): Purchase {
  const purchase = services.purchases.read(Number(param("id")));
  if (!purchase) throw new HttpError(404, "There's no such purchase.");
  return purchase;
}

const maxFormBytes = 10_000;

async function readForm(request: Request): Promise<URLSearchParams> {
  const text = await readText(request, maxFormBytes);
  if (text === null) throw new HttpError(413, "The form is too large.");
  return new URLSearchParams(text);
}

const leadTo = (location: string) => new Response(null, { status: 303, headers: { location } });
