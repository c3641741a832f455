import type { Customer } from "#storefront/domain/customers/customer.ts";
import { normalizeEmail } from "#storefront/domain/customers/customers.ts";
import { hashPassword } from "#storefront/domain/customers/password.ts";
import type { StorefrontContext } from "#storefront/graphql/schema/resolver.ts";
import { checkPassword, checkPhone, checkText, toText } from "./check-customer.ts";
import { parsePhone } from "./parse-phone.ts";
import { requireCustomer, type SignedIn } from "./customer-access.ts";
import { toTaken } from "./customer-create.ts";
import { type CustomerUserError, toErrorFields } from "./customer-errors.ts";
import { toCustomer } from "./customer-resolvers.ts";

interface CustomerUpdateInput {
  email?: string | null;
  password?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

/** A missing field stays, and null clears it. Another password signs out everywhere else, with a new token for the caller. */
export async function customerUpdate(
  _root: unknown,
  { customer: input, customerAccessToken }: SignedIn<{ customer: CustomerUpdateInput }>,
  context: StorefrontContext,
) {
  const field = (name: keyof CustomerUpdateInput) => ["customer", name];
  const find = () => requireCustomer(customerAccessToken, context, "customerUpdate");
  const invalid = [
    ...checkSameEmail(input.email, find(), field("email")),
    ...checkPassword(input.password, field("password")),
    ...checkText("First name", input.firstName, field("firstName")),
    ...checkText("Last name", input.lastName, field("lastName")),
    ...checkPhone(input.phone, field("phone")),
  ];
  if (invalid.length > 0) return refuse(invalid);

  const passwordHash = input.password ? await hashPassword(input.password) : null;
  // Nothing is awaited from here on, so this is the customer as of now.
  const before = find();
  const { customers, accessTokens, accountLinks, now, transact } = context;
  const phone = input.phone === undefined ? before.phone : input.phone && parsePhone(input.phone);
  const owner = phone ? customers.byPhone(phone) : null;
  if (owner && owner.id !== before.id) return refuse([toTaken("Phone", field("phone"))]);
  const { firstName = before.firstName, lastName = before.lastName, acceptsMarketing } = input;
  const customer: Customer = {
    ...before,
    firstName: toText(firstName),
    lastName: toText(lastName),
    phone: phone || null,
    acceptsMarketing: acceptsMarketing ?? before.acceptsMarketing,
    passwordHash: passwordHash ?? before.passwordHash,
    updatedAt: now().toISOString(),
  };
  const made = transact(() => {
    customers.put(customer);
    if (passwordHash === null) return null;
    accountLinks.remove(customer.id, "reset");
    accessTokens.removeAll(customer.id);
    return accessTokens.create(customer.id);
  });
  const accessToken = made?.accessToken ?? customerAccessToken;
  return { customer: toCustomer(customer, accessToken), customerAccessToken: made, ...toErrorFields([]) };
}

/** Customers can't change their email here (seen in a response of version 2026-04). */
function checkSameEmail(
  email: string | null | undefined,
  customer: Customer,
  field: string[],
): CustomerUserError[] {
  if (email === undefined || normalizeEmail(email ?? "") === customer.email) return [];
  return [{ code: "INVALID", field, message: "CustomerUpdate access denied" }];
}

function refuse(errors: readonly CustomerUserError[]) {
  return { customer: null, customerAccessToken: null, ...toErrorFields(errors) };
}
