import { checkCart } from "#catalogue/check-cart.server.ts";
import { openCart } from "#commerce/cart/cart.server.ts";
import { readCartBody } from "#features/cart/cart-body.ts";
import { readCartMemory } from "#features/cart/cart-memory.server.ts";
import { toCheckedCart } from "#features/cart/checked-cart.ts";
import { validateRequest } from "#features/cart/checkout-request.ts";
import { isCrossSite } from "#lib/cross-site.ts";

/**
 * "Check out", as the cart's form sends it: leads to Shopify's checkout when nothing stands in the way, else back to the cart, which
 * then says at each line what does. The checkout's address holds the cart's secret, so it stands in no page.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request))
    return Response.json({ errors: [{ message: "Check out from this site." }] }, { status: 403 });
  const body = await readCartBody(request, validateRequest);
  const hasAgreed = body.ok && body.data.hasAgreed;
  const memory = await readCartMemory();
  const { cart } = await openCart(memory).read();
  if (cart === "unknown") return leadTo("/cart?says=unreachable");
  if (!cart) return leadTo("/cart");
  try {
    const errors = await checkCart({ cart, isSchool: memory.isSchool, hasAgreed });
    return leadTo(errors.some(({ isBlocking }) => isBlocking) ? toCheckedCart(hasAgreed) : cart.checkoutUrl);
  } catch (error) {
    console.error("A cart could not be checked.", error);
    return leadTo("/cart?says=unreachable");
  }
}

const leadTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
