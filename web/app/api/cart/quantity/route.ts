import { readCart } from "#commerce/cart/cart.server.ts";
import { readShopper } from "#features/cart/cart-cookie.server.ts";

/** How many things are in the shopper's cart; null when the shop cannot be asked. */
export async function GET(): Promise<Response> {
  return Response.json({ quantity: await readQuantity() }, { headers: { "cache-control": "no-store" } });
}

async function readQuantity(): Promise<number | null> {
  const { cartId, country } = await readShopper();
  if (!cartId) return 0;
  try {
    return (await readCart({ cartId, country }))?.totalQuantity ?? 0;
  } catch (error) {
    console.error("The quantity in a cart could not be read.", error);
    return null;
  }
}
