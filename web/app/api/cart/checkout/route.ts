import { checkCart } from "#catalog/check-cart.server.ts";
import type { Cart } from "#commerce/cart/cart.ts";
import { openCart } from "#commerce/cart/cart.server.ts";
import { readCartBody } from "#commerce/cart-api/cart-body.ts";
import { readCartSession } from "#commerce/cart-api/cart-session.server.ts";
import { toCheckedCartPath } from "#commerce/cart-api/checked-cart-path.ts";
import { validateRequest } from "#commerce/cart-api/checkout-request.ts";
import { handOver } from "#features/wallet/purchases/hand-over.ts";
import { toPurchasePath } from "#features/wallet/purchases/purchase-path.ts";
import { readHandOverServices } from "#features/wallet/purchases/wallet-purchases.server.ts";
import { readWalletSession } from "#providers/wallet/wallet-session.server.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors } from "#lib/form-response.ts";

/**
 * "Check out" from the cart's form. Redirects to Shopify's checkout, or to the wallet of a school (requirements §1.6), or back
 * to the cart with an error on each affected line. The checkout URL contains the cart's secret, so no page includes it.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "You can only check out from this site." }]);
  const body = await readCartBody(request, validateRequest);
  if (!body.ok) return answerErrors(body.status, body.errors);
  const { hasAgreed } = body.data;
  const session = await readCartSession();
  const { cart } = await openCart(session).read();
  if (cart === "unknown") return redirectTo("/cart?notice=unreachable");
  if (!cart) return redirectTo("/cart");
  try {
    const errors = await checkCart({ cart, isSchool: session.isSchool, hasAgreed });
    if (errors.some(({ isBlocking }) => isBlocking)) return redirectTo(toCheckedCartPath(hasAgreed));
    return redirectTo(session.isSchool ? await handOverToWallet(cart) : cart.checkoutUrl);
  } catch (error) {
    console.error("Checking out failed.", error);
    return redirectTo("/cart?notice=unreachable");
  }
}

async function handOverToWallet(cart: Cart): Promise<string> {
  const session = await readWalletSession();
  const services = readHandOverServices();
  // It has just ended.
  if (!session || !services) return "/cart";
  const result = await handOver({ cart, session }, services);
  switch (result.kind) {
    case "to-wallet":
      return result.url;
    case "approved":
      return toPurchasePath(result.purchaseId);
    case "undeliverable":
      return "/cart?notice=no-delivery";
  }
}

const redirectTo = (location: string) =>
  new Response(null, { status: 303, headers: { location, "cache-control": "no-store" } });
