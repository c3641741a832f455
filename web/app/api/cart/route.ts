import { handleCartRead } from "#commerce/cart-api/cart-handlers.server.ts";

/** The shopper's cart, without its secrets. */
export async function GET(): Promise<Response> {
  return handleCartRead();
}
