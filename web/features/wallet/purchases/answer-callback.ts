import { maxBodyBytes, parseJson, readBody, readMediaType } from "#lib/read-body.ts";
import type { Mail } from "#outbox/mail.ts";
import type { Outbox } from "#outbox/outbox.ts";
import type { Wallet } from "#providers/wallet/wallet.ts";
import { toOrderItems } from "./purchase-lines.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";
import type { WalletPurchases } from "./wallet-purchases.ts";

export interface CallbackServices {
  /** Null if the shop has no wallet. */
  wallet: Wallet | null;
  purchases: WalletPurchases;
  outbox: Pick<Outbox, "enqueue">;
  /** Tells the person who checked out. */
  renderDecision: (purchase: WalletPurchase, decision: "approved" | "declined") => Promise<Mail>;
  log: (line: string) => void;
}

const headers = { "cache-control": "no-store" };

/** The wallet reads an order: 401 without its password, 404 for an order that doesn't exist or isn't ready. */
export function answerOrder(request: Request, id: string, services: CallbackServices): Response {
  const { wallet, purchases } = services;
  if (!wallet) return refuse(404, "There's no wallet.");
  if (!wallet.isAuthorized(request.headers.get("authorization"))) return askForPassword();
  const purchase = purchases.read(id);
  if (!purchase || purchase.state === "started") return refuse(404, "There's no such order.");
  const { details, shippingCents, taxCents } = purchase;
  const order = { id, items: toOrderItems(details.lines), shippingCents, taxCents };
  return Response.json(wallet.toOrderBody(order), { headers });
}

/**
 * The wallet tells the school's decision, which is on disk before the response confirms it. Nothing else in the body counts: lines and
 * amounts are the stored ones. 401, 404, 413, 415, 422, or 409 for the opposite of an earlier decision.
 */
export async function answerDecision(
  request: Request,
  id: string,
  services: CallbackServices,
): Promise<Response> {
  const { wallet, purchases, outbox, renderDecision, log } = services;
  if (!wallet) return refuse(404, "There's no wallet.");
  if (!wallet.isAuthorized(request.headers.get("authorization"))) return askForPassword();
  if (readMediaType(request) !== "application/json") return refuse(415, "Send application/json.");
  const bytes = await readBody(request, maxBodyBytes);
  if (!bytes) return refuse(413, `Send at most ${maxBodyBytes / 1000} kB.`);
  const decision = wallet.readDecision(parseJson(bytes));
  if (!decision) return refuse(422, 'Send a "status", and a "PurchaseOrderId" with an approval.');
  const purchase = purchases.read(id);
  const mail = purchase && (await renderDecision(purchase, decision.kind));
  const result = purchases.decide(id, decision, () => {
    if (mail) outbox.enqueue({ key: `wallet-${id}`, kind: `wallet-${decision.kind}`, mail });
  });
  switch (result) {
    case "decided":
    case "repeated":
      return Response.json(wallet.toConfirmation(decision), { headers });
    case "conflict":
      log(`Wallet purchase ${id} was ${decision.kind} after the opposite. The first decision stays.`);
      return refuse(409, "The order was decided before.");
    case "unknown":
      return refuse(404, "There's no such order.");
  }
}

const refuse = (status: number, error: string) => Response.json({ error }, { status, headers });

const askForPassword = () =>
  Response.json(
    { error: "Sign in with the wallet's user and password." },
    { status: 401, headers: { ...headers, "www-authenticate": 'Basic realm="orders", charset="UTF-8"' } },
  );
