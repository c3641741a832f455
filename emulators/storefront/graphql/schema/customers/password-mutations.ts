import { GraphQLError } from "graphql/index.js";
import type { AccountLinkKind } from "#storefront/domain/customers/account-links.ts";
import { parseAccountUrl } from "#storefront/domain/customers/account-url.ts";
import type { Customer } from "#storefront/domain/customers/customer.ts";
import { hashPassword } from "#storefront/domain/customers/password.ts";
import type { Resolvers, StorefrontContext } from "#storefront/graphql/schema/resolver.ts";
import { checkPassword } from "./check-customer.ts";
import { limitAttempts, requireWriteAccess } from "./customer-access.ts";
import { type CustomerUserError, toErrorFields } from "./customer-errors.ts";
import { toCustomer } from "./customer-resolvers.ts";

interface ByToken<Input> {
  id: string;
  input: Input & { password: string };
}

export const passwordMutations: Resolvers<unknown> = {
  customerRecover: (_root, { email }: { email: string }, context) => {
    requireWriteAccess(context, "customerRecover");
    const { customers, customerLimits, accountLinks } = context;
    const limit = customerLimits.recoveries;
    limitAttempts({ limit, email, message: "Resetting password limit exceeded" }, context).count();
    const customer = customers.byEmail(email);
    if (!customer) {
      const message = "Could not find customer";
      return toErrorFields([{ code: "UNIDENTIFIED_CUSTOMER", field: ["email"], message }]);
    }
    // Shopify says the same, and sends nothing, if the customer has no account (reported by apps that use it).
    if (customer.passwordHash !== null) accountLinks.send(customer.id, "reset");
    return toErrorFields([]);
  },
  customerReset: (_root, { id, input }: ByToken<{ resetToken: string }>, context) =>
    choosePassword(
      {
        kind: "reset",
        customerId: id,
        token: input.resetToken,
        password: input.password,
        at: { token: ["input"], password: ["input", "password"] },
      },
      context,
    ),
  customerResetByUrl: (_root, { resetUrl, password }: { resetUrl: string; password: string }, context) => {
    requireWriteAccess(context, "customerResetByUrl");
    const parsed = parseAccountUrl(resetUrl, "reset");
    if (!parsed || !context.customers.byId(parsed.customerId)) {
      throw new GraphQLError("Unidentified customer", { extensions: { code: "NOT_FOUND" } });
    }
    const at = { token: ["resetUrl"], password: ["password"] };
    return choosePassword({ kind: "reset", ...parsed, password, at }, context);
  },
  customerActivate: (_root, { id, input }: ByToken<{ activationToken: string }>, context) =>
    choosePassword(
      {
        kind: "activate",
        customerId: id,
        token: input.activationToken,
        password: input.password,
        at: { token: ["input"], password: ["input", "password"] },
      },
      context,
    ),
  // The error for a URL without a token is a guess.
  customerActivateByUrl: (
    _root,
    { activationUrl, password }: { activationUrl: string; password: string },
    context,
  ) => {
    requireWriteAccess(context, "customerActivateByUrl");
    const parsed = parseAccountUrl(activationUrl, "activate");
    const field = ["activationUrl"];
    if (!parsed) return refuse([{ code: "INVALID", field, message: "Invalid activation url" }]);
    const at = { token: field, password: ["password"] };
    return choosePassword({ kind: "activate", ...parsed, password, at }, context);
  },
};

interface Choice {
  kind: AccountLinkKind;
  customerId: string;
  /** From the link. */
  token: string;
  password: string;
  /** The fields of errors. */
  at: { token: string[]; password: string[] };
}

/** Uses up a link, ends all sessions and starts a new one. An invalid password leaves the link as it is. */
async function choosePassword({ kind, customerId, token, password, at }: Choice, context: StorefrontContext) {
  requireWriteAccess(context, kind === "reset" ? "customerReset" : "customerActivate");
  const { customers, accountLinks, accessTokens, now, transact } = context;
  const find = () => (accountLinks.isValid(customerId, kind, token) ? customers.byId(customerId) : null);
  const isEnabled = customers.byId(customerId)?.passwordHash != null;
  if (kind === "activate" && isEnabled) {
    return refuse([{ code: "ALREADY_ENABLED", field: null, message: "Customer already enabled" }]);
  }
  const what = kind === "reset" ? "reset" : "activation";
  const invalid = { code: "TOKEN_INVALID", field: at.token, message: `Invalid ${what} token` } as const;
  if (!find()) return refuse([invalid]);
  const errors = checkPassword(password, at.password);
  if (errors.length > 0) return refuse(errors);

  const passwordHash = await hashPassword(password);
  // Nothing is awaited from here on, so a link can't be used twice.
  const before = find();
  if (!before) return refuse([invalid]);
  const customer: Customer = { ...before, passwordHash, updatedAt: now().toISOString() };
  const customerAccessToken = transact(() => {
    customers.put(customer);
    accountLinks.remove(customer.id, kind);
    accessTokens.removeAll(customer.id);
    return accessTokens.create(customer.id);
  });
  const { accessToken } = customerAccessToken;
  return { customer: toCustomer(customer, accessToken), customerAccessToken, ...toErrorFields([]) };
}

function refuse(errors: readonly CustomerUserError[]) {
  return { customer: null, customerAccessToken: null, ...toErrorFields(errors) };
}
