import "server-only";
import type { z } from "zod";
import type { AddAttempt } from "#commerce/cart/add-to-cart.ts";
import { openCart } from "#commerce/cart/cart.server.ts";
import { codeAlreadyAdded } from "#commerce/cart/discount-codes.ts";
import { type CartOutcome } from "#commerce/cart/cart-outcome.ts";
import type { ShopperCart } from "#commerce/cart/shopper-cart.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { answerErrors, answerJson, wantsJson } from "#lib/form-response.ts";
import { toCartResponse } from "./cart-response.ts";
import { readCartBody } from "./cart-body.ts";
import type { CartRequest } from "./cart-requests.ts";
import { runIdempotently } from "./idempotency.ts";
import { readCartSession } from "./cart-session.server.ts";
import { renderFormErrors, hasTypedText } from "./form-errors-page.ts";

/**
 * Handles a request that changes the cart. JSON gets a JSON response. A plain form redirects to the cart page, which
 * shows any problem, or gets an error page that keeps what was typed. 403 for cross-site requests; 400, 413, 415 and
 * 422 for invalid bodies; 503 when the storefront is unavailable. `addDetails` adds what only the page's script shows.
 */
export async function handleCartMutation<Schema extends z.ZodType>(
  request: Request,
  cartRequest: CartRequest<Schema>,
  change: (cart: ShopperCart, body: z.infer<Schema>, attempt: AddAttempt) => Promise<CartOutcome>,
  addDetails?: (outcome: CartOutcome) => Promise<CartOutcome>,
): Promise<Response> {
  if (isCrossSite(request))
    return answerErrors(403, [{ message: "The cart can only be changed from this site." }]);
  const body = await readCartBody(request, cartRequest);
  // A form submitted by script asks for JSON.
  const isPlainForm = body.isForm && !wantsJson(request);
  if (!body.ok) {
    if (!isPlainForm) return answerErrors(body.status, body.errors);
    const { form, errors } = body;
    const action = new URL(request.url).pathname;
    return form && hasTypedText(form) ? renderFormErrors({ action, form, errors }) : toCart("invalid");
  }
  const session = await readCartSession();
  const outcome = await runIdempotently({
    key: request.headers.get("idempotency-key"),
    session,
    open: openCart,
    change: (cart, attempt) => change(cart, body.data, attempt),
  });
  if (isPlainForm)
    return toCart(
      outcome.problems[0]?.code ?? (outcome.notice === codeAlreadyAdded ? "code-there" : undefined),
    );
  return answer(addDetails ? await addDetails(outcome) : outcome);
}

export async function handleCartRead(): Promise<Response> {
  return answer(await openCart(await readCartSession()).read());
}

function answer(outcome: CartOutcome): Response {
  return answerJson(outcome.cart === "unknown" ? 503 : 200, toCartResponse(outcome));
}

/** Redirects a plain form to the cart page, which shows the notice. */
const toCart = (notice: string | undefined) =>
  new Response(null, {
    status: 303,
    headers: { location: notice === undefined ? "/cart" : `/cart?notice=${encodeURIComponent(notice)}` },
  });
