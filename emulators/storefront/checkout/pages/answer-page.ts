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

/** A page for shoppers, or null if there's none with this URL and method. */
export async function answerPage({ request, entry, services }: PageRequest): Promise<Response | null> {
  // Anyone with an order's token sees the buyer's address.
  entry.path = entry.path.replace(/^\/checkouts\/[^/?]+/, "/checkouts/…");
  const found = router.find(request);
  if (!found) return null;
  entry.route = found.route.path;
  try {
    return await found.respond(services);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const { site } = services;
    return renderPlainPage({
      title: "We can’t find this page",
      sentences: [`${error.message}.`],
      site,
      status: error.status,
    });
  }
}
