import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";

/** The emulated fields of one type of the Admin API. Its resolvers share what REST handlers do. */
export type AdminResolvers<Source> = Resolvers<Source, AdminServices>;
