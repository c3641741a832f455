import type { NextId } from "#storefront/domain/next-id.ts";
import type { OrderAddress } from "#storefront/domain/orders/order.ts";
import type { CustomerId } from "./customer.ts";
import { createCustomer, type Customers } from "./customers.ts";

interface Buyer {
  /** The cart's customer, if one was signed in. */
  customerId: CustomerId | null;
  email: string;
  address: OrderAddress | null;
}

interface Services {
  customers: Customers;
  nextId: NextId;
  now: () => Date;
}

/** Whose order it is: the signed-in customer's, or else that of the customer with the same email, who may be new. */
export function recordBuyer(
  { customerId, email, address }: Buyer,
  { customers, nextId, now }: Services,
): CustomerId {
  const known = (customerId && customers.byId(customerId)) ?? customers.byEmail(email);
  if (known) return known.id;
  const made = createCustomer({ id: nextId("Customer"), email }, now());
  customers.put({ ...made, firstName: address?.firstName ?? null, lastName: address?.lastName ?? null });
  return made.id;
}
