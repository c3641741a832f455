import { createCustomer, normalizeEmail } from "#storefront/domain/customers/customers.ts";
import { hashPassword } from "#storefront/domain/customers/password.ts";
import type { StorefrontContext } from "#storefront/graphql/schema/resolver.ts";
import { checkEmail, checkPassword, checkPhone, checkText, toText } from "./check-customer.ts";
import { parsePhone } from "./parse-phone.ts";
import { limitAttempts, requireWriteAccess } from "./customer-access.ts";
import { type CustomerUserError, toErrorFields } from "./customer-errors.ts";
import { toCustomer } from "./customer-resolvers.ts";

interface CustomerCreateInput {
  email: string;
  password: string;
  firstName?: string | null;
  lastName?: string | null;
  phone?: string | null;
  acceptsMarketing?: boolean | null;
}

/** Signs up a customer, who has to sign in next. */
export async function customerCreate(
  _root: unknown,
  { input }: { input: CustomerCreateInput },
  context: StorefrontContext,
) {
  requireWriteAccess(context, "customerCreate");
  const { password, firstName, lastName, acceptsMarketing } = input;
  const email = normalizeEmail(input.email);
  const { customers, customerLimits, nextId, now, transact } = context;
  const field = (name: keyof CustomerCreateInput) => ["input", name];
  const invalid = [
    ...checkEmail(email, field("email")),
    ...checkPassword(password, field("password")),
    ...checkText("First name", firstName, field("firstName")),
    ...checkText("Last name", lastName, field("lastName")),
    ...checkPhone(input.phone, field("phone")),
  ];
  if (invalid.length > 0) return refuse(invalid);
  const limit = customerLimits.signUps;
  limitAttempts({ limit, email, message: "Creating Customer Limit exceeded" }, context).count();

  const passwordHash = await hashPassword(password);
  // Nothing is awaited from here on, so two sign-ups can't both get an email.
  const known = customers.byEmail(email);
  if (known?.passwordHash === null) return refuse([verifyFirst(known.id, email, context)]);
  const phone = input.phone ? parsePhone(input.phone) : null;
  const taken = [
    ...(known ? [toTaken("Email", field("email"))] : []),
    ...(phone !== null && customers.byPhone(phone) ? [toTaken("Phone", field("phone"))] : []),
  ];
  if (taken.length > 0) return refuse(taken);
  const customer = transact(() => {
    const made = {
      ...createCustomer({ id: nextId("Customer"), email }, now()),
      firstName: toText(firstName),
      lastName: toText(lastName),
      phone,
      passwordHash,
      acceptsMarketing: acceptsMarketing ?? false,
    };
    customers.put(made);
    return made;
  });
  return { customer: toCustomer(customer, null), ...toErrorFields([]) };
}

export function toTaken(name: string, field: string[]): CustomerUserError {
  return { code: "TAKEN", field, message: `${name} has already been taken` };
}

/**
 * Otherwise a stranger could sign up with the email of somebody who has ordered, and see the orders. The error is from the tests
 * of an app that uses Shopify.
 */
function verifyFirst(
  customerId: string,
  email: string,
  { accountLinks }: StorefrontContext,
): CustomerUserError {
  accountLinks.send(customerId, "activate");
  const message = `We have sent an email to ${email}, please click the link included to verify your email address.`;
  return { code: "CUSTOMER_DISABLED", field: null, message };
}

function refuse(errors: readonly CustomerUserError[]) {
  return { customer: null, ...toErrorFields(errors) };
}
