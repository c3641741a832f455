import { toThankYouPath } from "#storefront/domain/shop-facts.ts";
import type { Call } from "#http/router.ts";
import { readText } from "#http/read-text.ts";
import { type Cart, type CheckoutAnswer, toCartId } from "#storefront/domain/cart/cart.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { parseCheckoutForm } from "#storefront/checkout/checkout-form.ts";
import { fitCart } from "#storefront/checkout/fit-cart.ts";
import { showCheckout, toFirstForm } from "#storefront/checkout/show-checkout.ts";
import { submitCheckout } from "#storefront/checkout/submit-checkout.ts";
import { renderPlainPage } from "#storefront/checkout/pages/plain-page.ts";

/** Ten times a checkout form with every field full. */
const maxFormBytes = 128 * 1024;

/** Names an answer by its number in the page's URL. What was typed is nowhere but in the cart. */
const answerParam = "answer";
const answerLifetimeMs = 60 * 60 * 1000;

type CheckoutCall = Call<CheckoutServices>;

/**
 * `/cart/c/<token>?key=…`, the URL in `checkoutUrl`: a test checkout that stands in for Shopify's. Only visible with the cart's
 * key. Leaves out accounts, payment, other countries and languages, pickup, and the look of Shopify's own.
 */
export function openCheckout({ param, url, services }: CheckoutCall): Response {
  const [token, key] = [param("token"), readKey(url)];
  const cart = findCart(token, key, services);
  if (!cart) return answerWithoutCart(token, key, services);
  const { cart: fitted, shortages } = fitCart(cart, services.catalog);
  const first = toFirstForm(cart, services.customers);
  const answer = findAnswer(cart, url, services.now());
  const form = { ...first, ...answer?.codes };
  // What it says is about the cart as it was then.
  if (answer?.updatedAt !== cart.updatedAt) {
    const messages = { shortages, changes: [], done: null, isPlacing: false };
    return showCheckout({ cart: fitted, form, errors: {}, messages, status: 200 }, services);
  }
  const { errors, status } = answer;
  const messages = {
    ...answer.messages,
    shortages: [...new Set([...answer.messages.shortages, ...shortages])],
  };
  return showCheckout({ cart: fitted, form, errors, messages, status }, services);
}

/**
 * The checkout's only form, for every button. It redirects to the page, because a browser that goes back to the response of a form
 * asks whether to send the form again.
 */
export async function submitCheckoutForm({ request, param, url, services }: CheckoutCall): Promise<Response> {
  const [token, key] = [param("token"), readKey(url)];
  const body = await readText(request, maxFormBytes);
  // Nothing is awaited from here to the response, so a second click sees the result of the first.
  const cart = findCart(token, key, services);
  if (!cart) {
    const order = services.orders.ofCart({ token, key });
    return order ? toThankYou(order.token) : answerWithoutCart(token, key, services);
  }
  if (body === null) return refuseLarge(services);
  const submitted = submitCheckout(cart, parseCheckoutForm(body), services);
  if (submitted.kind === "placed") return toThankYou(submitted.order.token);
  const page = new URL(url);
  page.searchParams.set(answerParam, String(submitted.answer.number));
  return seeOther(page.pathname + page.search);
}

/** What the page has to say, if its URL asks for the latest answer and that isn't old. */
function findAnswer({ checkoutAnswer }: Cart, { searchParams }: URL, now: Date): CheckoutAnswer | null {
  if (!checkoutAnswer || searchParams.get(answerParam) !== String(checkoutAnswer.number)) return null;
  const isOld = now.getTime() - Date.parse(checkoutAnswer.answeredAt) > answerLifetimeMs;
  return isOld ? null : checkoutAnswer;
}

function readKey({ searchParams }: URL): string {
  return searchParams.get("key") ?? "";
}

function findCart(token: string, key: string, { carts }: CheckoutServices): Cart | null {
  const found = carts.read(toCartId({ token, key }));
  return found?.isOwner ? found.cart : null;
}

function toThankYou(orderToken: string): Response {
  return seeOther(toThankYouPath(orderToken));
}

function seeOther(location: string): Response {
  const headers = {
    location,
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
  };
  return new Response(null, { status: 303, headers });
}

/** With its key, a cart that became an order leads there. For any other cart, it isn't found. */
function answerWithoutCart(token: string, key: string, { orders, site }: CheckoutServices): Response {
  const order = orders.ofCart({ token, key });
  if (order) {
    return renderPlainPage({
      title: "This order is placed",
      sentences: [`What was in this cart is test order #${order.number}. It won't be ordered again.`],
      link: { href: toThankYouPath(order.token), label: "See the order" },
      site,
      status: 410,
    });
  }
  return renderPlainPage({
    title: "We can’t find this checkout",
    sentences: [
      "A checkout expires ten days after the last change to its cart, and it needs its complete address.",
      "Go back to the shop and open the checkout from your cart.",
    ],
    site,
    status: 404,
  });
}

function refuseLarge({ site }: CheckoutServices): Response {
  return renderPlainPage({
    title: "That form is too large",
    sentences: ["The form is larger than any order. Nothing was ordered, and your cart is safe."],
    site,
    status: 413,
  });
}
