import { isPassword } from "#storefront/domain/customers/password.ts";
import type { Resolvers } from "#storefront/graphql/schema/resolver.ts";
import { denyCustomer, limitAttempts, requireWriteAccess, type SignedIn } from "./customer-access.ts";
import { toErrorFields } from "./customer-errors.ts";

interface SignInInput {
  email: string;
  password: string;
}

export const accessTokenMutations: Resolvers<unknown> = {
  customerAccessTokenCreate: async (_root, { input }: { input: SignInInput }, context) => {
    requireWriteAccess(context, "customerAccessTokenCreate");
    const { customers, customerLimits, accessTokens } = context;
    const message = "Login attempt limit exceeded";
    const attempt = limitAttempts({ limit: customerLimits.signIns, email: input.email, message }, context);
    // Counted before the answer is known, so that many guesses at once don't all get through.
    attempt.count();
    const customer = customers.byEmail(input.email);
    const passwordHash = customer?.passwordHash ?? null;
    const isRight = await isPassword(input.password, passwordHash);
    // The password may have changed in the meantime.
    const isCurrent = customer && customers.byId(customer.id)?.passwordHash === passwordHash;
    if (!isRight || !isCurrent) {
      const error = { code: "UNIDENTIFIED_CUSTOMER", field: null, message: "Unidentified customer" } as const;
      return { customerAccessToken: null, ...toErrorFields([error]) };
    }
    attempt.forget();
    return { customerAccessToken: accessTokens.create(customer.id), ...toErrorFields([]) };
  },
  // A renewed token stays the same (seen in responses of version 2026-04). The error for an unknown one is a guess.
  customerAccessTokenRenew: (_root, { customerAccessToken }: SignedIn, context) => {
    requireWriteAccess(context, "customerAccessTokenRenew");
    const renewed = context.accessTokens.renew(customerAccessToken);
    const unknown = { field: ["customerAccessToken"], message: "access token does not exist" };
    return { customerAccessToken: renewed, userErrors: renewed ? [] : [unknown] };
  },
  customerAccessTokenDelete: (_root, { customerAccessToken }: SignedIn, context) => {
    requireWriteAccess(context, "customerAccessTokenDelete");
    const deletedCustomerAccessTokenId = context.accessTokens.remove(customerAccessToken);
    if (deletedCustomerAccessTokenId === null) throw denyCustomer("customerAccessTokenDelete");
    return { deletedAccessToken: customerAccessToken, deletedCustomerAccessTokenId, userErrors: [] };
  },
};
