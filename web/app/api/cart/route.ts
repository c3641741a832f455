import { handleCartRead } from "#commerce/cart-api/cart-handlers.server.ts";

/** The shopper's cart, without what is secret of it. */
export async function GET(): Promise<Response> {
  return handleCartRead();
}
