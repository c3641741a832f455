import type { Route } from "#http/router.ts";
import { openCheckout, submitCheckoutForm } from "#storefront/checkout/checkout-endpoint.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { renderPlainPage } from "./plain-page.ts";
import { renderPolicyPage } from "./policy-page.ts";
import { renderThankYouPage } from "./thank-you-page.ts";

/** The pages for shoppers at the shop's own URL. */
export const shopPageRoutes: readonly Route<CheckoutServices>[] = [
  {
    method: "GET",
    path: "/cart/c/:token",
    description: "Opens a cart's checkout, the URL in `checkoutUrl`.",
    handler: openCheckout,
  },
  {
    method: "POST",
    path: "/cart/c/:token",
    description: "Updates the totals, applies codes or places the order, depending on the button.",
    handler: submitCheckoutForm,
  },
  {
    method: "GET",
    path: "/checkouts/:token/thank-you",
    description: "Shows a placed order.",
    handler: ({ param, services: { orders, site } }) => {
      const order = orders.byToken(param("token"));
      if (order) return renderThankYouPage(order, site);
      const sentences = ["There’s no order at this address. Make sure it’s complete."];
      return renderPlainPage({ title: "Order not found", sentences, site, status: 404 });
    },
  },
  {
    method: "GET",
    path: "/policies/:handle",
    description: "Shows a policy, such as the terms that an order agrees to.",
    handler: ({ param, services: { content, site } }) => {
      const policy = content.policyByHandle(param("handle"));
      if (policy) return renderPolicyPage(policy, site);
      const sentences = ["The shop has no policy with this name."];
      return renderPlainPage({ title: "Policy not found", sentences, site, status: 404 });
    },
  },
];
