import { HttpError } from "#http/http-error.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import { createRouter } from "#http/router.ts";
import { withCors } from "#storefront/http/cors.ts";
import type { AccountServices } from "./account-call.ts";
import { accountRoutes } from "./account-routes.ts";

/** Everything about customer accounts: signing in, and the API. */
export const accountPath =
  /^\/(?:authentication|\d+\/account|\.well-known\/(?:openid-configuration|customer-account-api)$)/;

const router = createRouter(accountRoutes);

interface AccountRequest {
  request: Request;
  /** Gets the endpoint's route. */
  entry: LedgerEntry;
  services: AccountServices;
}

/** null for an unknown path. What isn't a page can be read by pages on any origin. */
export async function answerAccount({ request, entry, services }: AccountRequest): Promise<Response | null> {
  const found = router.find(request);
  if (!found) return null;
  entry.route = found.route.path;
  try {
    const response = await found.respond(services);
    const isPage = response.headers.get("content-type")?.startsWith("text/html") ?? true;
    return isPage ? response : withCors(response);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return Response.json({ errors: error.message }, { status: error.status });
  }
}
