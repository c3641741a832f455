import { GraphQLError } from "graphql/index.js";
import type { AccountServices } from "#storefront/customer-account/account-call.ts";
import type { Customer, CustomerId } from "#storefront/domain/customers/customer.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";

/** What the resolvers of a request to the Customer Account API share. */
export interface AccountContext extends AccountServices {
  /** Who is signed in. */
  customerId: CustomerId;
}

/** The emulated fields of one type of the Customer Account API. */
export type AccountResolvers<Source> = Resolvers<Source, AccountContext>;

/** The signed-in customer as of now. */
export function readSignedIn({ customers, customerId }: AccountContext): Customer {
  const customer = customers.byId(customerId);
  if (!customer) throw new GraphQLError("The customer doesn't exist anymore.");
  return customer;
}
