import type { DraftOrders } from "#commerce/admin/draft-orders.ts";
import type { Cart } from "#commerce/cart/cart.ts";
import type { ReadDeliveryRate } from "#commerce/cart/delivery-rate.ts";
import type { Wallet } from "#providers/wallet/wallet.ts";
import type { WalletSession } from "#providers/wallet/wallet-ticket.ts";
import { sumDiscounts, toPurchaseLines } from "./purchase-lines.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";
import type { WalletPurchases } from "./wallet-purchases.ts";

export interface HandOverServices {
  wallet: Wallet;
  purchases: WalletPurchases;
  draftOrders: DraftOrders;
  readDeliveryRate: ReadDeliveryRate;
}

/** Where the shopper goes next. */
export type HandOver =
  | { kind: "to-wallet"; url: string }
  /** The school has approved it before. */
  | { kind: "approved"; purchaseId: string }
  /** The goods can't be shipped to the school. */
  | { kind: "undeliverable" };

/**
 * Hands a cart over to the wallet, which asks the school. Stores the purchase first, then prepares its draft order, so a repeated request
 * continues where an interrupted one stopped. Rejects with an AdminApiError or a StorefrontError.
 */
export async function handOver(
  { cart, session }: { cart: Cart; session: WalletSession },
  services: HandOverServices,
): Promise<HandOver> {
  const { wallet, purchases } = services;
  const { id: sessionId, ...shopper } = session;
  const purchase = purchases.start({
    sessionId,
    cartId: cart.id,
    details: {
      shopper,
      lines: toPurchaseLines(cart),
      attributes: cart.attributes.map(({ key, value }) => ({ key, value: value ?? null })),
      discountCents: sumDiscounts(cart),
    },
  });
  if (purchase.state === "approved" || purchase.state === "ordered")
    return { kind: "approved", purchaseId: purchase.id };
  if (purchase.state === "started" && !(await prepare(purchase, services))) return { kind: "undeliverable" };
  return { kind: "to-wallet", url: wallet.toCheckoutUrl(purchase.id) };
}

/** Gets the shipping and the tax from Shopify. False if the goods can't be shipped. */
async function prepare(
  { id, createdAt, details: { shopper, lines, attributes, discountCents } }: WalletPurchase,
  { purchases, draftOrders, readDeliveryRate }: HandOverServices,
): Promise<boolean> {
  const { street, city, state, zip } = shopper.address;
  const address = {
    name: shopper.name,
    company: shopper.school,
    address1: street,
    city,
    provinceCode: state,
    zip,
  };
  const delivery = await readDeliveryRate({
    lines: lines.map(({ variantId, quantity }) => ({ merchandiseId: variantId, quantity })),
    address,
  });
  if (delivery.kind === "undeliverable") return false;
  const rate = delivery.kind === "rate" ? delivery.rate : null;
  const draft = await draftOrders.prepare({
    reference: id,
    since: createdAt,
    email: shopper.email,
    lines,
    attributes,
    address,
    rate,
    discount: discountCents > 0 ? { title: "Discounts", cents: discountCents } : null,
    isTaxExempt: shopper.isTaxExempt,
  });
  const shippingCents = rate?.cents ?? 0;
  const expected = lines.reduce((sum, { cents }) => sum + cents, shippingCents + draft.taxCents);
  if (draft.totalCents !== expected) {
    // A price has just changed. The next attempt reads the cart again.
    await draftOrders.remove(draft.id);
    throw new Error(`Purchase ${id} is ${expected} cents, but its draft order is ${draft.totalCents}.`);
  }
  const isFirst = purchases.markWaiting(id, {
    draftOrderId: draft.id,
    shippingCents,
    taxCents: draft.taxCents,
    totalCents: draft.totalCents,
  });
  // Another request has prepared the same purchase meanwhile.
  if (!isFirst && purchases.read(id)?.draftOrderId !== draft.id) await draftOrders.remove(draft.id);
  return true;
}
