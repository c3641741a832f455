import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { accessTokenMutations } from "./access-token-mutations.ts";
import { customerAddressMutations } from "./customer-address-mutations.ts";
import { customerCreate } from "./customer-create.ts";
import { customerUpdate } from "./customer-update.ts";
import { passwordMutations } from "./password-mutations.ts";

/** Rejects Multipass, because no other service signs in customers. The error names it. */
export const customerMutations: Resolvers<unknown> = {
  customerCreate,
  customerUpdate,
  ...accessTokenMutations,
  ...customerAddressMutations,
  ...passwordMutations,
};
