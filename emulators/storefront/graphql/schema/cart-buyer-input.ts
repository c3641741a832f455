import type { BuyerIdentity, BuyerPreferences } from "#storefront/domain/cart/cart.ts";
import type { CartUserError } from "./cart-errors.ts";
import { readCustomer } from "./customers/customer-access.ts";
import type { StorefrontContext } from "./resolver.ts";

interface DeliveryPreferenceInput {
  deliveryMethod?: string[] | null;
  pickupHandle?: string[] | null;
  coordinates?: { latitude: number; longitude: number; countryCode: string } | null;
}

export interface BuyerIdentityInput extends Partial<Omit<BuyerIdentity, "customerId" | "preferences">> {
  customerAccessToken?: string | null;
  companyLocationId?: string | null;
  preferences?: { delivery?: DeliveryPreferenceInput | null; wallet?: string[] | null } | null;
}

/** The shop has no companies, so every location is unknown. */
export function checkBuyerIdentity(
  { customerAccessToken, companyLocationId, email }: BuyerIdentityInput,
  field: string[],
  context: StorefrontContext,
): CartUserError[] {
  const refuse = (name: string, message: string): CartUserError => ({
    code: "INVALID",
    field: [...field, name],
    message,
  });
  const refusals: CartUserError[] = [];
  if (customerAccessToken != null && !readCustomer(customerAccessToken, context))
    refusals.push(refuse("customerAccessToken", "Customer is invalid"));
  if (companyLocationId != null) refusals.push(refuse("companyLocationId", "Company location is invalid"));
  if (email != null && !/^\S+@\S+$/.test(email)) refusals.push(refuse("email", "Email is invalid"));
  return refusals;
}

/** A missing field stays, and null clears it. A customer brings their email along, and takes it away on signing out. */
export function toBuyerIdentity(
  given: BuyerIdentityInput,
  before: BuyerIdentity,
  context: StorefrontContext,
): BuyerIdentity {
  const { countryCode = before.countryCode, phone = before.phone } = given;
  const known = identify(given.customerAccessToken, before, context);
  const { email = known.email } = given;
  const preferences = given.preferences === undefined ? before.preferences : toPreferences(given.preferences);
  return { countryCode, email, phone, customerId: known.customerId, preferences };
}

function identify(
  accessToken: string | null | undefined,
  before: BuyerIdentity,
  context: StorefrontContext,
): Pick<BuyerIdentity, "customerId" | "email"> {
  const customer = accessToken ? readCustomer(accessToken, context) : null;
  if (customer) return { customerId: customer.id, email: customer.email };
  const isSigningOut = accessToken === null && before.customerId !== null;
  return isSigningOut ? { customerId: null, email: null } : before;
}

function toPreferences(
  given: NonNullable<BuyerIdentityInput["preferences"]> | null,
): BuyerPreferences | null {
  if (!given) return null;
  const { delivery, wallet } = given;
  return {
    wallet: wallet ?? null,
    delivery: delivery
      ? {
          deliveryMethod: delivery.deliveryMethod ?? [],
          pickupHandle: delivery.pickupHandle ?? [],
          coordinates: delivery.coordinates ?? null,
        }
      : null,
  };
}
