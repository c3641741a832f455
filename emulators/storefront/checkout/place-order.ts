import type { Cart } from "#storefront/domain/cart/cart.ts";
import type { Buyer } from "#storefront/checkout/check-form.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import type { Quote } from "#storefront/checkout/quote.ts";
import type { Order } from "#storefront/domain/orders/order.ts";
import { toRestOrder } from "#storefront/merchant/rest-order.ts";

interface OrderToPlace {
  cart: Cart;
  /** Of this very moment, for this buyer: what it says is what is sold. */
  quote: Quote;
  buyer: Buyer;
}

/**
 * Makes an order of a cart, all of it or nothing: stock and gift cards are taken, codes are counted, webhooks are told, and the cart
 * is gone. Throws when more is quoted than there is.
 */
export function placeOrder({ cart, quote, buyer }: OrderToPlace, services: CheckoutServices): Order {
  const { catalog, carts, events, giftCards, newId, now, orders, publicUrl } = services;
  return services.transact(() => {
    const sold = quote.lines.map(({ merchandiseId, quantity }) => ({ variantId: merchandiseId, quantity }));
    const taken = catalog.takeStock(sold);
    if (taken.kind === "short") throw new Error(`Cart ${cart.token} was quoted more than there is.`);
    const payments = quote.giftCards.filter(({ amount }) => amount > 0);
    for (const { card, amountOfCard } of payments) giftCards.spend(card.id, amountOfCard);
    const { subtotal, tax, total, lines, shipping, currency } = quote;
    const order = orders.place(cart, {
      token: newId().replaceAll("-", ""),
      placedAt: now().toISOString(),
      currency,
      email: buyer.email,
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
