import { controlRoutes } from "#content-lake/control/control-routes.ts";
import type { Endpoint } from "#http/router.ts";
import { routes } from "./router.ts";
import { socketEndpoints } from "#content-lake/live/upgrade.ts";

/** Every endpoint of the lake, for the two tables in its README. */
export const endpoints: { readonly api: readonly Endpoint[]; readonly control: readonly Endpoint[] } = {
  api: [...routes, ...Object.values(socketEndpoints)],
  control: controlRoutes,
};
