import type { Call } from "#http/router.ts";
import { readText } from "#http/read-text.ts";
import { type Cart, toCartId } from "#storefront/domain/cart/cart.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { parseCheckoutForm } from "#storefront/checkout/checkout-form.ts";
import { fitCart } from "#storefront/checkout/fit-cart.ts";
import { showCheckout, toFirstForm } from "#storefront/checkout/show-checkout.ts";
import { submitCheckout } from "#storefront/checkout/submit-checkout.ts";
import { renderPlainPage } from "#storefront/checkout/pages/plain-page.ts";

/** A form of the checkout with every field full is a tenth of it. */
const formLimitInBytes = 128 * 1024;

type CheckoutCall = Call<CheckoutServices>;

/**
 * `/cart/c/<token>?key=…`, the address in `checkoutUrl`: a checkout to test with, in place of Shopify's own. Only who has the cart's
 * key sees it. Left out: accounts, payment, other countries and languages, pickup, and everything Shopify's own looks like.
 */
export function openCheckout({ param, url, services }: CheckoutCall): Response {
  const [token, key] = [param("token"), readKey(url)];
  const cart = findCart(token, key, services);
  if (!cart) return answerWithoutCart(token, key, services);
  const { cart: fitted, shortages } = fitCart(cart, services.catalog);
  const messages = { shortages, changes: [], done: null, isPlacing: false };
  return showCheckout({ cart: fitted, form: toFirstForm(cart), errors: {}, messages, status: 200 }, services);
}

/** The checkout's one form, whatever button was pressed. */
export async function submitCheckoutForm({ request, param, url, services }: CheckoutCall): Promise<Response> {
  const [token, key] = [param("token"), readKey(url)];
  const body = await readText(request, formLimitInBytes);
  // From here to the answer nothing waits: a second click finds what the first one left.
  const cart = findCart(token, key, services);
  if (!cart) {
    const order = services.orders.ofCart({ token, key });
    return order ? toThankYou(order.token) : answerWithoutCart(token, key, services);
  }
  if (body === null) return refuseLarge(services);
  const submitted = submitCheckout(cart, parseCheckoutForm(body), services);
  return submitted.kind === "placed" ? toThankYou(submitted.order.token) : submitted.page;
}

function readKey({ searchParams }: URL): string {
  return searchParams.get("key") ?? "";
}

function findCart(token: string, key: string, { carts }: CheckoutServices): Cart | null {
  const found = carts.read(toCartId({ token, key }));
  return found?.isOwner ? found.cart : null;
}

function toThankYouPath(orderToken: string): string {
  return `/checkouts/${orderToken}/thank-you`;
}

function toThankYou(orderToken: string): Response {
  const headers = {
    location: toThankYouPath(orderToken),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new Response(null, { status: 303, headers });
}

/** A cart that became an order says so to who has its key; of any other nothing is known. */
function answerWithoutCart(token: string, key: string, { orders, siteUrl }: CheckoutServices): Response {
  const order = orders.ofCart({ token, key });
  if (order) {
    return renderPlainPage({
      title: "This order is placed",
      sentences: [`What was in this cart is test order #${order.number}. Nothing is ordered twice.`],
      link: { href: toThankYouPath(order.token), label: "See the order" },
      siteUrl,
      status: 410,
    });
  }
  return renderPlainPage({
    title: "This checkout is not here",
    sentences: [
      "A checkout can be opened until ten days after its cart was last changed, with its whole address.",
      "Go back to the shop and open the checkout from your cart.",
    ],
    siteUrl,
    status: 404,
  });
}

function refuseLarge({ siteUrl }: CheckoutServices): Response {
  return renderPlainPage({
    title: "That was too much",
    sentences: ["The form was larger than an order can be. Nothing is ordered, and your cart is kept."],
    siteUrl,
    status: 413,
  });
}
