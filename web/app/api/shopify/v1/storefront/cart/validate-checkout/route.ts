import { checkCart } from "#catalog/check-cart.server.ts";
import { openCart } from "#commerce/cart/cart.server.ts";
import { readCartBody } from "#commerce/cart-api/cart-body.ts";
import { readCartSession } from "#commerce/cart-api/cart-session.server.ts";
import { validateRequest } from "#commerce/cart-api/checkout-request.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, answerJson } from "#lib/form-response.ts";

/** Errors that block checkout, as `data.errors` (requirements §7.6). */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return refuse(403, "A cart can only be validated from this site.");
  const body = await readCartBody(request, validateRequest);
  if (!body.ok) return answerErrors(body.status, body.errors);
  const session = await readCartSession();
  const { cart } = await openCart(session).read();
  if (cart === "unknown") return refuse(503, "The shop isn't available right now. Please try again.");
  if (!cart || cart.lines.nodes.length === 0) return refuse(404, "The cart is empty.");
  const { hasAgreed } = body.data;
  try {
    const errors = await checkCart({ cart, isSchool: session.isSchool, hasAgreed });
    return answerJson(200, { data: { errors } });
  } catch (error) {
    console.error("Validating a cart failed.", error);
    return refuse(503, "The shop isn't available right now. Please try again.");
  }
}

const refuse = (status: number, message: string) => answerErrors(status, [{ message }]);
