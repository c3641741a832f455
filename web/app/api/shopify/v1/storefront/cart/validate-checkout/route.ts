import { checkCart } from "#catalog/check-cart.server.ts";
import { openCart } from "#commerce/cart/cart.server.ts";
import { readCartBody } from "#commerce/cart-api/cart-body.ts";
import { readCartSession } from "#commerce/cart-api/cart-session.server.ts";
import { validateRequest } from "#commerce/cart-api/checkout-request.ts";
import { isCrossSite } from "#lib/cross-site.ts";

/** What is to be seen to before the shopper's cart is paid for, as `data.errors` (requirements §7.6). */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "Check the cart from this site.");
  const body = await readCartBody(request, validateRequest);
  if (!body.ok) return Response.json({ errors: body.errors }, { status: body.status });
  const session = await readCartSession();
  const { cart } = await openCart(session).read();
  if (cart === "unknown") return refuse(503, "The shop cannot be asked now. Please try again.");
  if (!cart || cart.lines.nodes.length === 0) return refuse(404, "There is nothing in the cart.");
  const { hasAgreed } = body.data;
  try {
    const errors = await checkCart({ cart, isSchool: session.isSchool, hasAgreed });
    return Response.json({ data: { errors } }, { headers: { "cache-control": "no-store" } });
  } catch (error) {
    console.error("A cart could not be checked.", error);
    return refuse(503, "The shop cannot be asked now. Please try again.");
  }
}

const refuse = (status: number, message: string) => Response.json({ errors: [{ message }] }, { status });
