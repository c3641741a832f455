import { isSameSecret } from "#files/same-secret.ts";
import { HttpError } from "#http/http-error.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import { createRouter, type Route } from "#http/router.ts";

/** Everything below it belongs to the emulator, not to the hosted API. */
export const controlPath = "/_emulator/";

interface ControlPlaneOptions<Services> {
  routes: readonly Route<Services>[];
  services: Services;
  /** The secret that opens it, and whose role the request log shows. */
  token: string;
  role: string;
  /** Finds the caller's secret. null without one. */
  readToken: (headers: Headers) => string | null;
  /** Whether a page of this origin may call. Requests without an origin don't come from a page. */
  allowsOrigin: (origin: string, request: Request) => boolean;
  /** Renders an error the way the emulator's API does. */
  toErrorResponse: (error: unknown) => Response;
}

/**
 * Answers requests below `/_emulator/`, with which tests and developers control an emulator. They require its token. Fault rules
 * don't apply here, or one could never be removed.
 */
export function createControlPlane<Services>(options: ControlPlaneOptions<Services>) {
  const { services, token, role, readToken, allowsOrigin, toErrorResponse } = options;
  const router = createRouter(options.routes);

  function authorize(request: Request): void {
    const origin = request.headers.get("origin");
    if (origin !== null && !allowsOrigin(origin, request))
      throw new HttpError(403, `A page on ${origin} can't control the emulator`);
    if (!isSameSecret(readToken(request.headers) ?? "", token))
      throw new HttpError(401, `Controlling the emulator requires the ${role}'s token`);
  }

  /** Adds the route and the role to the ledger's entry. */
  return async (request: Request, entry: LedgerEntry): Promise<Response> => {
    try {
      authorize(request);
      entry.role = role;
      const found = router.find(request);
      entry.route = found?.route.path ?? null;
      if (found) return await found.respond(services);
      throw new HttpError(
        404,
        `The control plane doesn't serve ${request.method} ${new URL(request.url).pathname}`,
      );
    } catch (error) {
      return toErrorResponse(error);
    }
  };
}
