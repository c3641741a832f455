import { HttpError } from "#http/http-error.ts";
import { createRouter } from "#http/router.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import type { ControlServices } from "./control-call.ts";
import { controlRoutes } from "./control-routes.ts";
import { AdminError } from "#storefront/merchant/admin-api/admin-error.ts";
import { isSameSecret } from "#storefront/domain/same-secret.ts";

export const controlPath = "/_emulator/";

interface ControlPlaneOptions extends ControlServices {
  /** The token that opens it. */
  adminToken: string;
}

const router = createRouter(controlRoutes);

/**
 * Answers what is below `/_emulator`, for the admin token alone, in `X-Shopify-Access-Token` or as a bearer, and never for a page of
 * another origin. Not part of the hosted API. Fault rules do not reach it, or one could never be taken back.
 */
export function createControlPlane({ adminToken, ...services }: ControlPlaneOptions) {
  function requireAdmin({ headers, url }: Request): void {
    const origin = headers.get("origin");
    if (origin !== null && origin !== new URL(url).origin) {
      throw new AdminError(403, `A page of ${origin} may not control the emulator`);
    }
    const bearer = /^bearer (.+)$/i.exec(headers.get("authorization") ?? "")?.[1];
    const token = headers.get("x-shopify-access-token") ?? bearer ?? "";
    if (!isSameSecret(token, adminToken)) {
      throw new AdminError(401, "Controlling the emulator needs the admin token");
    }
  }

  /** Notes the route and the role in the ledger's entry. */
  return async (request: Request, entry: LedgerEntry): Promise<Response> => {
    try {
      requireAdmin(request);
      entry.role = "admin";
      const found = router.find(request);
      entry.route = found?.route.path ?? null;
      if (found) return await found.respond(services);
      const { pathname } = new URL(request.url);
      throw new AdminError(404, `The control plane does not serve ${request.method} ${pathname}`);
    } catch (error) {
      if (error instanceof AdminError) return error.toResponse();
      // A path that cannot be decoded.
      if (error instanceof HttpError) return new AdminError(error.status, error.message).toResponse();
      throw error;
    }
  };
}
