import type { Cart } from "#storefront/domain/cart/cart.ts";
import type { Buyer } from "#storefront/checkout/check-form.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import type { CheckoutTotals } from "#storefront/checkout/checkout-totals.ts";
import type { CustomerId } from "#storefront/domain/customers/customer.ts";
import { recordBuyer } from "#storefront/domain/customers/record-buyer.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toRestOrder } from "#storefront/merchant/rest-order.ts";

export interface OrderToPlace {
  cart: Pick<Cart, "token" | "key" | "note" | "attributes">;
  /** What's sold, at these prices. */
  totals: Pick<
    CheckoutTotals,
    "currency" | "lines" | "shipping" | "giftCards" | "subtotal" | "tax" | "total"
  >;
  buyer: Buyer;
  /** The customer who signed in. */
  customerId: CustomerId | null;
}

/**
 * Turns a cart into an order, completely or not at all: takes stock and gift card balances, counts codes, sends webhooks and
 * deletes the cart. Throws a ShortStockError if the lines exceed the stock.
 */
export function placeOrder(
  { cart, totals, buyer, customerId }: OrderToPlace,
  services: Omit<CheckoutServices, "site" | "content">,
): Order {
  const { catalog, carts, events, giftCards, newId, now, orders, publicUrl } = services;
  return services.transact(() => {
    const sold = totals.lines.map(({ merchandiseId, quantity }) => ({ variantId: merchandiseId, quantity }));
    const taken = catalog.takeStock(sold);
    if (taken.kind === "short")
      throw new ShortStockError(`The lines of cart ${cart.token} exceed the stock.`);
    const payments = totals.giftCards.filter(({ amount }) => amount > 0);
    for (const { card, amountOfCard } of payments) giftCards.spend(card.id, amountOfCard);
    const { subtotal, tax, total, lines, shipping, currency } = totals;
    const order = orders.place(cart, {
      token: newId().replaceAll("-", ""),
      placedAt: now().toISOString(),
      currency,
      email: buyer.email,
      customerId: recordBuyer({ customerId, email: buyer.email, address: buyer.address }, services),
      countryCode: buyer.country,
      regionCode: buyer.region.code,
      shippingAddress: buyer.address,
      note: cart.note,
      attributes: cart.attributes,
      lines,
      shipping,
      giftCards: payments.map(({ lastCharacters, amount }) => ({ lastCharacters, amount })),
      subtotal,
      tax,
      total,
    });
    carts.remove(cart.token);
    events.emit("orders/create", () => toRestOrder(order, publicUrl));
    return order;
  });
}

export class ShortStockError extends Error {
  override readonly name = "ShortStockError";
}
