import { createRouter } from "#http/router.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import { toAnsweringVersion } from "#storefront/graphql/api/api-versions.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import {
  AdminError,
  notEmulatedByAdmin,
  toAdminErrorResponse,
} from "#storefront/merchant/admin-api/admin-error.ts";
import { adminRoutes } from "#storefront/merchant/admin-api/admin-routes.ts";
import { isSameSecret } from "#files/same-secret.ts";

export const adminApiPath = "/admin/api/";

export type AdminApi = (request: Request, entry: LedgerEntry, services: AdminServices) => Promise<Response>;

const router = createRouter(adminRoutes);

/**
 * The parts of the Admin API that the shop needs, for the admin token in `X-Shopify-Access-Token` only, with Shopify's messages.
 * What isn't emulated says so: REST with a 501, and GraphQL with an error.
 */
export function createAdminApi(adminToken: string): AdminApi {
  async function respond(request: Request, entry: LedgerEntry, services: AdminServices) {
    const { pathname } = new URL(request.url);
    const version = toAnsweringVersion(pathname.slice(adminApiPath.length).split("/")[0] ?? "");
    if (version === null) throw new AdminError(404, "Not Found");
    if (!isSameSecret(request.headers.get("x-shopify-access-token") ?? "", adminToken)) throw unauthorized();
    entry.role = "admin";
    const found = router.find(request);
    entry.route = found?.route.path ?? null;
    if (!found) throw notEmulatedByAdmin(`${request.method} ${pathname}`);
    return found.respond(services);
  }

  return async (request, entry, services) => {
    const response = await respond(request, entry, services).catch(toAdminErrorResponse);
    const asked = new URL(request.url).pathname.slice(adminApiPath.length).split("/")[0] ?? "";
    const version = toAnsweringVersion(asked);
    if (version !== null) response.headers.set("x-shopify-api-version", version);
    return response;
  };
}

/** The hosted API's message, which doesn't reveal more. */
function unauthorized(): AdminError {
  return new AdminError(401, "[API] Invalid API key or access token (unrecognized login or wrong password)");
}
