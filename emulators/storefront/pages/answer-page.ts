import type { LedgerEntry } from "#http/ledger.ts";
import { answerCheckout } from "#storefront/checkout/checkout-endpoint.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { renderPlainPage } from "#storefront/pages/plain-page.ts";
import { renderPolicyPage } from "#storefront/pages/policy-page.ts";
import { renderThankYouPage } from "#storefront/pages/thank-you-page.ts";

interface PageCall {
  request: Request;
  /** Gets the page's route. */
  entry: LedgerEntry;
  services: CheckoutServices;
}

interface ShopPage {
  path: RegExp;
  route: string;
  methods: readonly string[];
  answer: (named: string, call: PageCall) => Response | Promise<Response>;
}

/** The pages for people at the shop's own address; null for any other address. */
export async function answerPage(call: PageCall): Promise<Response | null> {
  const { request, entry } = call;
  const { pathname } = new URL(request.url);
  for (const { path, route, methods, answer } of pages) {
    const named = path.exec(pathname)?.[1];
    if (named === undefined) continue;
    entry.route = route;
    if (methods.includes(request.method)) return answer(named, call);
    const headers = { allow: methods.join(", ") };
    return new Response(`${request.method} is not for ${route}.`, { status: 405, headers });
  }
  return null;
}

const reading = ["GET", "HEAD"];

const pages: readonly ShopPage[] = [
  {
    path: /^\/cart\/c\/([^/]+)$/,
    route: "/cart/c/:token",
    methods: [...reading, "POST"],
    answer: (token, { request, services }) => answerCheckout({ request, token, services }),
  },
  {
    path: /^\/checkouts\/([^/]+)\/thank-you$/,
    route: "/checkouts/:token/thank-you",
    methods: reading,
    answer: (token, { entry, services }) => {
      // Whoever knows it sees the address of a buyer.
      entry.path = entry.path.replace(token, "…");
      const order = services.orders.byToken(token);
      if (order) return renderThankYouPage(order, services.siteUrl);
      const sentences = ["There is no order at this address. Check that it is whole."];
      return renderPlainPage({ title: "Order not found", sentences, siteUrl: services.siteUrl, status: 404 });
    },
  },
  {
    path: /^\/policies\/([^/]+)$/,
    route: "/policies/:handle",
    methods: reading,
    answer: (handle, { services: { content, siteUrl } }) => {
      const policy = content.policyByHandle(handle);
      if (policy) return renderPolicyPage(policy, siteUrl);
      const sentences = ["The shop has no policy of this name."];
      return renderPlainPage({ title: "Policy not found", sentences, siteUrl, status: 404 });
    },
  },
];
