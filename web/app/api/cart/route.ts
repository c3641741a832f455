import { answerCart } from "#features/cart/cart-response.server.ts";

/** The shopper's cart, without what is secret of it. */
export async function GET(): Promise<Response> {
  return answerCart();
}
