import { timingSafeEqual } from "node:crypto";
import { controlRoutes } from "#content-lake/control/control-routes.ts";
import type { ControlServices } from "#content-lake/control/control-services.ts";
import { toErrorResponse } from "#content-lake/api/error-response.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { createRouter } from "#http/router.ts";
import { hashToken, readToken } from "#content-lake/access/token.ts";
import type { LedgerEntry } from "#http/ledger.ts";

interface ControlPlaneOptions extends ControlServices {
  /** The token that opens it. */
  administrator: string;
}

const router = createRouter(controlRoutes);

/**
 * Answers what is below `/_emulator`, for the administrator's token alone and never for a page of another origin.
 * Not part of the hosted API. Fault rules do not reach it, or one could never be taken back.
 */
export function createControlPlane({ administrator, ...services }: ControlPlaneOptions) {
  const expected = hashToken(administrator);

  function requireAdministrator({ headers }: Request): void {
    const origin = headers.get("origin");
    if (origin !== null && !services.services().cors.allows(origin)) {
      throw new LakeError(403, `A page of ${origin} may not control the emulator`);
    }
    const token = readToken(headers);
    if (token === null || !timingSafeEqual(hashToken(token), expected)) {
      throw new LakeError(401, "Controlling the emulator needs the administrator's token");
    }
  }

  /** Notes the route and the role in the ledger's entry. */
  return async (request: Request, entry: LedgerEntry): Promise<Response> => {
    try {
      requireAdministrator(request);
      entry.role = "administrator";
      const found = router.find(request);
      entry.route = found?.route.path ?? null;
      if (found) return await found.respond(services);
      const { pathname } = new URL(request.url);
      throw new LakeError(404, `The control plane does not serve ${request.method} ${pathname}`);
    } catch (error) {
      return toErrorResponse(error);
    }
  };
}
