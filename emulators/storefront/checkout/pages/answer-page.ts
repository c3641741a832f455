import { HttpError } from "#http/http-error.ts";
import { createRouter } from "#http/router.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import type { CheckoutServices } from "#storefront/checkout/checkout-services.ts";
import { renderPlainPage } from "./plain-page.ts";
import { shopPageRoutes } from "./shop-page-routes.ts";

/** Where pages for shoppers are. */
export const shopPagePath = /^\/(?:cart\/c|checkouts|policies)\//;

const router = createRouter(shopPageRoutes);

interface PageRequest {
  request: Request;
  /** Gets the page's route. */
  entry: LedgerEntry;
  services: CheckoutServices;
}

/** A page for shoppers; null when there is none with this address and method. */
export async function answerPage({ request, entry, services }: PageRequest): Promise<Response | null> {
  // Whoever knows the token of an order sees a buyer's address.
  entry.path = entry.path.replace(/^\/checkouts\/[^/?]+/, "/checkouts/…");
  const found = router.find(request);
  if (!found) return null;
  entry.route = found.route.path;
  try {
    return await found.respond(services);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { siteUrl } = services;
    return renderPlainPage({
      title: "Nothing is here",
      sentences: [`${error.message}.`],
      siteUrl,
      status: error.status,
    });
  }
}
