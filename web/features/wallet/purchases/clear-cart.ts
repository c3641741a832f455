import type { CartClient } from "#commerce/cart/cart-client.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";
import type { WalletPurchases } from "./wallet-purchases.ts";

export interface ClearCartServices {
  purchases: Pick<WalletPurchases, "noteReductions">;
  carts: Pick<CartClient, "read" | "removeLines" | "updateLines">;
}

/**
 * Takes what was bought out of the cart. What was added while the school decided stays: other lines, a line that has another variant by now,
 * and the rest of one whose quantity was raised. It can be repeated, because a reduction is stored before it's made.
 */
export async function clearCart(
  { id, cartId, details }: WalletPurchase,
  { purchases, carts }: ClearCartServices,
): Promise<void> {
  const inCart = cartId === null ? null : ({ cartId, country: "US" } as const);
  const cart = inCart && (await carts.read(inCart));
  if (!cart) return;
  const bought = new Map(details.lines.map((line) => [line.id, line]));
  const lines = cart.lines.nodes.flatMap((line) => {
    const match = bought.get(line.id);
    return match?.variantId === line.merchandise.id ? [{ ...line, bought: match.quantity }] : [];
  });

  const raised = lines.filter((line) => line.quantity > line.bought);
  const reductions = purchases.noteReductions(
    id,
    Object.fromEntries(
      raised.map((line) => [line.id, { from: line.quantity, to: line.quantity - line.bought }]),
    ),
  );
  const lineIds = lines.map((line) => line.id).filter((lineId) => !reductions[lineId]);
  if (lineIds.length > 0) await carts.removeLines({ ...inCart, lineIds });

  const updates = lines.flatMap((line) => {
    const reduction = reductions[line.id];
    // Another quantity means that it was reduced already, and maybe changed by the shopper since.
    return reduction?.from === line.quantity ? [{ id: line.id, quantity: reduction.to }] : [];
  });
  if (updates.length > 0) await carts.updateLines({ ...inCart, lines: updates });
}
